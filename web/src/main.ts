import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./api";
import "./theme.css";

const target = document.getElementById("app");
if (target) {
  // Whoever comes for the first time gets his cookie before anything else is asked.
  await api.me().catch(() => undefined);
  mount(App, { target });
}
