"""Each game in a real browser: by pointing, keyboard and touch; read, replayed, for everybody."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import People
from tests.browser.playing import (
    GAMES,
    WHOLE_GAMES,
    answer,
    give_answers,
    let_a_bot_end_it,
    name_of,
    options,
    sit_down,
    violations,
    wait_for_turn,
)

PHASES = (0, 12, 40)

# Gives answers for seat 0 through the door for programs: the page shows what comes of them.
ANSWER = """
async ([table, answers]) => {
  for (let given = 0; given < answers; ) {
    const shown = await (await fetch(`/api/tables/${table}?seat=0`)).json();
    if (shown.view.result) return;
    const decision = shown.view.decision;
    if (!decision) { await new Promise((later) => setTimeout(later, 20)); continue; }
    const option = decision.options[(given * 7 + decision.question) % decision.options.length];
    const form = {seat: 0, question: decision.question, moves: [option.move]};
    await fetch(`/api/tables/${table}/moves`, {
      method: "POST", headers: {"content-type": "application/json"},
      body: JSON.stringify({...form, key: crypto.randomUUID()}),
    });
    given += 1;
  }
}
"""


def pointed(page: Page) -> Locator:
    """Find what can be pointed at on the board and beside it."""
    return page.locator(".board [data-id].alive, .tray [data-id].alive")


def give_by_pointing(page: Page, number: int, press: str) -> None:
    """Point along a path to its end and confirm; where nothing lies to point at, use the list."""
    confirm = page.get_by_role("button", name="Confirm:")
    with page.expect_response(re.compile(r"/moves$")):
        for _ in range(6):
            things = pointed(page)
            count = things.count()
            if confirm.is_visible():
                _use(confirm, press)
                return
            if not count:
                last = options(page).last
                answered = last.get_attribute("data-move") is not None
                _use(last, press)
                if answered:
                    return
                continue
            _use(things.nth((number * 5) % count), press)
        raise AssertionError("the path has no end")


def _use(thing: Locator, press: str) -> None:
    if press == "tap":
        thing.tap()
    elif press == "Enter":
        thing.focus()
        thing.page.keyboard.press("Enter")
    else:
        # A region lies beneath its pieces: the click is meant for it wherever its middle is.
        thing.dispatch_event("click")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_pointing_then_replayed(people: People, game: str) -> None:
    page = people.somebody()
    sit_down(page, game)
    if not give_answers(page, lambda number: give_by_pointing(page, number, "click")):
        let_a_bot_end_it(page)
    expect(page.get_by_text("The dice were checked against the seal")).to_be_visible()
    page.get_by_role("button", name="Look at the game step by step").click()
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    page.get_by_role("button", name="Last").click()
    expect(page.get_by_role("heading", name="Players")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard(people: People, game: str) -> None:
    page = people.somebody()
    sit_down(page, game)
    over = give_answers(page, lambda number: give_by_pointing(page, number, "Enter"))
    assert over or not WHOLE_GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_touch_on_a_phone(people: People, game: str) -> None:
    page = people.somebody(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sit_down(page, game)

    def give_one(number: int) -> None:
        with page.expect_response(re.compile(r"/moves$")):
            for _ in range(6):
                last = options(page).last
                answered = last.get_attribute("data-move") is not None
                last.tap()
                if answered:
                    break
                if page.get_by_role("button", name="Confirm:").is_visible():
                    page.get_by_role("button", name="Confirm:").tap()
                    break
        wide = page.evaluate("document.documentElement.scrollWidth > innerWidth + 1")
        assert not wide, "the page is wider than the phone"

    assert give_answers(page, give_one) or not WHOLE_GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_board_bars_nobody_in_three_phases(people: People, game: str) -> None:
    page = people.somebody()
    table = sit_down(page, game)
    for answers in PHASES:
        page.evaluate(ANSWER, [table, answers])
        over = not wait_for_turn(page)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            assert violations(page) == []
        if over:
            return


@pytest.mark.parametrize("game", GAMES)
def test_a_table_speaks_both_languages_and_survives_a_reload(people: People, game: str) -> None:
    page = people.somebody()
    sit_down(page, game)
    assert wait_for_turn(page)
    before = [button.inner_text() for button in options(page).all()]
    page.reload()
    expect(options(page).first).to_be_visible()
    assert [button.inner_text() for button in options(page).all()] == before
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_text("À vous").first).to_be_visible()
    expect(page.get_by_text(name_of(game, "fr")).first).to_be_visible()
    # A message that nobody worded would show its id.
    bare = re.compile(r"\b(?:ask|move|place|fact|note|card|piece|region|zone|unit)-[a-z]+\b")
    assert bare.findall(page.locator("main").inner_text()) == []


def test_a_decision_that_revealed_nothing_is_taken_back(people: People) -> None:
    page = people.somebody()
    sit_down(page, "azeroth")
    take_back = page.get_by_role("button", name="Take back my last decision")
    for _ in range(12):
        assert wait_for_turn(page)
        before = options(page).all_inner_texts()
        answer(page, page.locator("[data-move]:not(:disabled)").first)
        assert wait_for_turn(page)
        if take_back.is_visible():
            take_back.click()
            expect(options(page)).to_have_text(
                [re.compile(re.escape(first_line(text))) for text in before]
            )
            return
    raise AssertionError("nothing could be taken back")


def first_line(text: str) -> str:
    """Give what a button says without what it previews."""
    return text.split("\n", maxsplit=1)[0].strip()


@pytest.mark.parametrize("game", GAMES)
def test_the_home_page_begins_a_game_and_its_rulebook_can_be_searched(
    people: People, game: str
) -> None:
    page = people.somebody()
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=name_of(game)))
    card.get_by_role("link", name="Rulebook").click()
    expect(page.get_by_role("heading", name="Components", exact=True)).to_be_visible()
    rules = page.locator("p[id^='rule-']")
    expect(rules.first).to_be_visible()
    number = rules.count()
    page.get_by_label("Search the rules").fill(rules.last.inner_text().split()[0])
    expect(rules.nth(number - 1)).to_have_count(0)
    expect(rules.first).to_be_visible()
    page.go_back()
    card.get_by_role("button", name="Play now against bots").click()
    assert wait_for_turn(page)
