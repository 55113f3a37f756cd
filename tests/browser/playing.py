"""What people do at a table in the browser, found by role and name as they would find it."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Locator, Page, expect

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARDS: Final = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
MOST_ANSWERS: Final = 3000


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


def violations(page: Page) -> list[str]:
    """List what the accessibility checker finds wrong with the page as it is."""
    page.add_script_tag(path=str(AXE))
    found = page.evaluate(
        "standards => axe.run(document, {runOnly: standards}).then(result => result.violations)",
        STANDARDS,
    )
    return [f"{rule['id']}: {node['html'][:160]}" for rule in found for node in rule["nodes"]]
