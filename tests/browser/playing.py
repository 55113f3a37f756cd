"""What people do at a table in the browser, found by role and name as they would find it."""

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, expect

from brawl import GAME as BRAWL
from fracas.core.game import Game
from fracas.core.text import Text
from fracas.registry import SHIPPED, find_game
from fracas.texts import words_for

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS: Final = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
MOST_ANSWERS: Final = 3000

# Every game joins the browser's tests by being shipped.
GAMES: Final = ("brawl", *SHIPPED)
# With FRACAS_WHOLE_GAMES=1 games are played to their end in every way; else a few answers are
# given in each way, and a bot ends one game of each kind.
WHOLE_GAMES: Final = bool(os.environ.get("FRACAS_WHOLE_GAMES"))
FEW_ANSWERS: Final = MOST_ANSWERS if WHOLE_GAMES else 20

PUT_UP: Final = """
async ([game, seats, bots]) => (await (await fetch("/api/tables", {
  method: "POST", headers: {"content-type": "application/json"},
  body: JSON.stringify({game, seats, sit: 0, bots}),
})).json()).table
"""


def game_of(game: str) -> Game:
    """Find a game; the sample game is not installed."""
    return BRAWL if game == BRAWL.id else find_game(game)


def name_of(game: str, language: str = "en") -> str:
    """Give the name of a game as its page says it."""
    return words_for(game_of(game), language).say(Text("game-name"))


def sit_down(page: Page, game: str, bots: str = "random") -> str:
    """Begin a game for as few as possible against bots; give the table."""
    # Before the page is there, its guest has no cookie yet.
    expect(page.get_by_role("heading", name="Games", exact=True)).to_be_visible()
    table = page.evaluate(PUT_UP, [game, game_of(game).seats[0], bots])
    page.goto(page.url.split("#")[0] + f"#/table/{table}?seat=0")
    expect(page.get_by_role("heading", name="Players")).to_be_visible()
    return str(table)


def play_now(page: Page, game: str) -> None:
    """Begin a game against bots from the home page."""
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=game))
    card.get_by_role("button", name="Play now against bots").click()
    expect(page.get_by_role("heading", name="Players")).to_be_visible()


def options(page: Page) -> Locator:
    """Find the buttons of the answers that can be given now, not while one is on its way."""
    return page.get_by_role("list", name="What you can do").get_by_role("button", disabled=False)


def result(page: Page) -> Locator:
    """Find the result of a game."""
    return page.get_by_role("heading", name="Result")


def wait_for_turn(page: Page) -> bool:
    """Wait until an answer is asked for; tell whether there is one before the game is over."""
    expect(options(page).first.or_(result(page))).to_be_visible()
    return not result(page).is_visible()


def play_out(page: Page) -> None:
    """Take the last answer of every list until the game is over."""
    for _ in range(MOST_ANSWERS):
        if not wait_for_turn(page):
            return
        answer(page, options(page).last)
    raise AssertionError("the game did not end")


def answer(page: Page, button: Locator) -> None:
    """Press a button, and wait until the server has taken it."""
    with page.expect_response(re.compile(r"/moves$")):
        button.click()


def take_last(page: Page) -> None:
    """Give the last answer of the list, however deep it lies."""
    confirm = page.get_by_role("button", name="Confirm:")
    with page.expect_response(re.compile(r"/moves$")):
        for _ in range(6):
            if confirm.is_visible():
                confirm.click()
                return
            last = options(page).last
            answered = last.get_attribute("data-move") is not None
            last.click()
            if answered:
                return
        raise AssertionError("the path has no end")


def give_answers(page: Page, give_one: Callable[[int], None]) -> bool:
    """Give answers in some way; tell whether the game ended with them."""
    for number in range(FEW_ANSWERS):
        if not wait_for_turn(page):
            return True
        give_one(number)
    return False


def let_a_bot_end_it(page: Page) -> None:
    """Hand the seat over to a bot and wait for the end."""
    # While it is one's turn nobody else can end the game in between.
    if not wait_for_turn(page):
        return
    page.locator("summary").filter(has_text="Settings").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(result(page)).to_be_visible(timeout=120_000)


def violations(page: Page) -> list[str]:
    """List what the accessibility checker finds wrong with the page as it is."""
    page.add_script_tag(path=str(AXE))
    found = page.evaluate(
        "standards => axe.run(document, {runOnly: standards}).then(result => result.violations)",
        STANDARDS,
    )
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]
