"""Take the album of screenshots: every page and every board, light and dark, on desktop and phone.

    python tools/album.py                     # all games, into docs/album
    python tools/album.py --game old_world    # one game's boards only

Starts a server of its own on the loopback address. A board is shown early and in the middle of a
game that seat 1 plays without plan against greedy bots.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from web import browser as find_browser

ROOT: Final = Path(__file__).resolve().parents[1]
ALBUM: Final = ROOT / "docs" / "album"
DESKTOP: Final = {"width": 1280, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
MOST_SEATS: Final = 4
MOST_ANSWERS: Final = 3000
SETTLED: Final = 700
# Pictures that lie in the repository are to be small.
QUALITY: Final = 48
LOCALES: Final = {"en": "en-GB", "fr": "fr-FR"}

# Gives some answers for seat 0, varied but always the same, and tells whether the game is over.
PLAY: Final = """
async ([table, answers]) => {
  for (let given = 0; given < answers; ) {
    const shown = await (await fetch(`/api/tables/${table}?seat=0`)).json();
    if (shown.view.result) return true;
    const decision = shown.view.decision;
    if (!decision) { await new Promise((later) => setTimeout(later, 60)); continue; }
    const options = decision.options;
    const move = options[(given * 7 + decision.question) % options.length].move;
    const form = {seat: 0, question: decision.question, moves: [move], key: crypto.randomUUID()};
    await fetch(`/api/tables/${table}/moves`, {
      method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(form),
    });
    given += 1;
  }
  return false;
}
"""

PUT_UP: Final = """
async ([game, seats]) => (await (await fetch("/api/tables", {
  method: "POST", headers: {"content-type": "application/json"},
  body: JSON.stringify({game, seats, sit: 0, bots: "greedy"}),
})).json()).table
"""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve tables while the album is taken; give the address."""
    process = subprocess.Popen(
        [
            *(sys.executable, "-m", "fracas", "serve", "--quiet", "--port", "0"),
            *("--store", str(folder / "tables.sqlite"), "--pace", "0.01", "--rate", "100000"),
        ],
        env={**os.environ, "COLUMNS": "200", "LC_ALL": "C.UTF-8"},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    found = re.search(r"http://[0-9.:]+/", said)
    try:
        if found is None:
            raise RuntimeError(f"the server did not start: {said}")
        yield found[0]
    finally:
        process.send_signal(signal.SIGINT)
        process.wait()


class Photographer:
    """Takes each picture in light and dark, wide and narrow, in one language."""

    def __init__(self, chromium: Browser, address: str, album: Path, language: str) -> None:
        self.chromium = chromium
        self.address = address
        self.album = album
        self.language = language
        self.album.mkdir(parents=True, exist_ok=True)

    def guest(self, **settings: Any) -> Page:
        """Open the home page as a new guest."""
        context = self.chromium.new_context(
            locale="fr-FR" if self.language == "fr" else "en-GB",
            reduced_motion="reduce",
            **settings,
        )
        page = context.new_page()
        page.goto(self.address)
        page.get_by_role("heading", level=1).first.wait_for()
        return page

    def take(self, page: Page, name: str, *, all_ways: bool = True) -> None:
        """Photograph a page light and dark, wide and narrow; or light and wide, dark and narrow."""
        for scheme, usual in (("light", "desktop"), ("dark", "phone")):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            for width, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
                if width != usual and not all_ways:
                    continue
                page.set_viewport_size(viewport)  # type: ignore[arg-type] # a width and a height
                page.wait_for_timeout(SETTLED)
                page.screenshot(
                    path=self.album / f"{name}-{scheme}-{width}.jpg", type="jpeg", quality=QUALITY
                )
        page.set_viewport_size(DESKTOP)  # type: ignore[arg-type] # a width and a height

    def home(self) -> None:
        """Photograph the home page, and a table being set."""
        page = self.guest()
        page.wait_for_timeout(SETTLED)
        self.take(page, "home")
        page.context.close()

    def game(self, game: str, seats: int, phases: Sequence[int]) -> None:
        """Photograph a game's board in its phases."""
        page = self.guest(viewport=DESKTOP)
        table = page.evaluate(PUT_UP, [game, seats])
        page.goto(f"{self.address}#/table/{table}?seat=0")
        page.get_by_role("heading", level=2).first.wait_for()
        for number, answers in enumerate(phases, start=1):
            over = page.evaluate(PLAY, [table, answers])
            page.reload()
            page.get_by_role("heading", level=2).first.wait_for()
            self.take(page, f"{game}-{number}")
            if over:
                break
        page.context.close()

    def pages(self, game: str, seats: int) -> None:
        """Photograph what is the same for every game: setting a table, rulebook, end, replay."""
        page = self.guest(viewport=DESKTOP)
        page.locator(".games button:not(.main)").first.click()
        self.take(page, "set-a-table", all_ways=False)
        page.goto(f"{self.address}#/rules/{game}")
        page.get_by_role("searchbox").wait_for()
        self.take(page, "rulebook", all_ways=False)
        table = page.evaluate(PUT_UP, [game, seats])
        page.evaluate(PLAY, [table, MOST_ANSWERS])
        page.goto(f"{self.address}#/table/{table}?seat=0")
        page.locator("#result-heading").wait_for()
        self.take(page, "result", all_ways=False)
        page.goto(f"{self.address}#/replay/{table}/table")
        page.get_by_role("slider").wait_for()
        page.get_by_role("slider").fill("60")
        self.take(page, "replay", all_ways=False)
        page.context.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the album."""
    parser = argparse.ArgumentParser(description="Take the album of screenshots.")
    parser.add_argument("--game", action="append", help="only this game's boards")
    parser.add_argument("--album", type=Path, default=ALBUM)
    parser.add_argument("--language", choices=["en", "fr"], default="en")
    parser.add_argument("--phases", default="3,40", help="answers given before each picture")
    chosen = parser.parse_args(arguments)
    phases = [int(answers) for answers in chosen.phases.split(",")]
    path, environment = find_browser()
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as address,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(
            executable_path=path,
            env={**os.environ, **environment},
            args=["--disable-gpu", "--no-first-run", "--disable-background-networking"],
        )
        photographer = Photographer(chromium, address, chosen.album, chosen.language)
        cards = photographer.guest().evaluate("fetch('/api/games').then((answer) => answer.json())")
        if not chosen.game:
            photographer.home()
            photographer.pages(cards[0]["id"], cards[0]["seats"][0])
        for card in cards:
            if not chosen.game or card["id"] in chosen.game:
                photographer.game(
                    card["id"], card["seats"][-1 if card["seats"][-1] < 6 else 0], phases
                )
        chromium.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
