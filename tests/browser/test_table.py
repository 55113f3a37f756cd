"""A table in a real browser: played by mouse, keyboard and touch, alone and with a friend."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.playing import (
    answer,
    options,
    play_now,
    play_out,
    result,
    violations,
    wait_for_turn,
)

BRAWL = "Tavern brawl"

LATE_ANSWERS = """
const fetched = window.fetch;
window.fetch = async (...asked) => {
  const answer = await fetched(...asked);
  await new Promise((later) => setTimeout(later, 400));
  return answer;
};
"""

# Whose hands lay open, one after the other, since this was asked for.
NOTE_HANDS = """
window.handsSeen = [];
new MutationObserver(() => {
  const open = [...document.querySelectorAll(".tray[data-id^='hand/']")]
    .filter((tray) => tray.querySelector(".thing:not(.hidden)"))
    .map((tray) => tray.dataset.id);
  const last = JSON.stringify(window.handsSeen.at(-1));
  if (open.length && JSON.stringify(open) !== last) window.handsSeen.push(open);
}).observe(document.body, {subtree: true, childList: true});
"""


def test_a_whole_game_by_mouse(people: People) -> None:
    page = people.somebody()
    play_now(page, BRAWL)
    play_out(page)
    expect(result(page)).to_be_visible()
    expect(page.get_by_text("The dice were checked against the seal")).to_be_visible()


def set_table(page: Page) -> None:
    """Choose the sample game on the home page."""
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=BRAWL))
    card.get_by_role("button", name="Set a table").click()


def befriended(people: People) -> tuple[Page, Page]:
    """Seat two people at one table, each with a browser."""
    anna, bela = people.somebody(), people.somebody()
    set_table(anna)
    anna.get_by_role("button", name="Put up the table").click()
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("button", name="Sit here").first.click()
    address = anna.url.split("?")[0]
    bela.goto(address)
    bela.get_by_label("Your name").fill("Béla")
    bela.get_by_role("button", name="Sit here").first.click()
    for page in (anna, bela):
        expect(options(page).first).to_be_visible()
    return anna, bela


def test_two_browsers_choose_in_secret_and_play_to_the_end(people: People) -> None:
    anna, bela = befriended(people)
    expect(anna.get_by_text("Béla").first).to_be_visible()
    answer(bela, bela.get_by_role("button", name="ready", exact=True))
    expect(anna.get_by_text("Béla has made a secret choice.").first).to_be_visible()
    expect(anna.get_by_text("Béla grabbed")).to_have_count(0)
    answer(anna, anna.get_by_role("button", name="ready", exact=True))
    for _ in range(500):
        if result(anna).is_visible() or result(bela).is_visible():
            break
        for page in (anna, bela):
            if options(page).first.is_visible():
                answer(page, options(page).last)
    expect(result(anna)).to_be_visible()
    expect(result(bela)).to_be_visible()
    anna.get_by_role("button", name="Play again").click()
    expect(bela.get_by_role("link", name="To the new game")).to_be_visible()


def test_the_other_hand_is_face_down(people: People) -> None:
    anna, _ = befriended(people)
    hand = anna.locator("[data-id='hand/2']")
    expect(hand.get_by_role("button")).to_have_count(1)
    expect(hand.get_by_role("button", name="face down")).to_be_visible()


def test_the_language_can_be_switched_at_any_time(people: People) -> None:
    page = people.somebody()
    play_now(page, BRAWL)
    expect(page.get_by_text("Your turn")).to_be_visible()
    page.get_by_role("button", name="Français").click()
    expect(page.get_by_text("À vous")).to_be_visible()
    expect(page.get_by_role("heading", name="Ruez-vous")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.reload()
    expect(page.get_by_text("À vous")).to_be_visible()


def test_pointing_leads_to_the_same_moves(people: People) -> None:
    page = people.somebody()
    play_now(page, BRAWL)
    card = page.locator("[data-id='hand/1'] button.alive").first
    card.click()
    confirm = page.get_by_role("button", name="Confirm: grab")
    expect(confirm).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()
    expect(confirm).to_have_count(0)
    card.click()
    answer(page, confirm)
    expect(page.get_by_text("So far:")).to_be_visible()
    page.get_by_role("button", name="Take back the last part").click()
    expect(page.get_by_text("So far:")).to_have_count(0)


def test_what_is_not_possible_says_why(people: People) -> None:
    page = people.somebody()
    play_now(page, BRAWL)
    page.get_by_text("Why can I not").click()
    page.get_by_label("Move, as records write it").fill("pass")
    page.get_by_role("button", name="Why not?").click()
    expect(page.get_by_text("That does not answer what is asked.")).to_be_visible()
    expect(page.get_by_role("link", name="FR-1.5")).to_be_visible()


def test_what_seems_wrong_is_said_beside_the_line(people: People) -> None:
    page = people.somebody()
    play_now(page, BRAWL)
    expect(options(page).first).to_be_visible()
    page.get_by_role("log").or_(page.get_by_role("list")).get_by_text("Round 1 begins.").hover()
    page.get_by_role("button", name="seems wrong").first.click()
    box = page.get_by_label("This seems wrong")
    expect(box).to_be_focused()
    box.fill("Nobody dealt me a chair.")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Kept: the position")).to_be_visible()
    kept = list(people.served.store.parent.rglob("*.json"))
    assert any("Nobody dealt me a chair." in file.read_text(encoding="utf-8") for file in kept)


def test_the_keyboard_keeps_its_place_from_answer_to_answer(people: People) -> None:
    page = people.somebody()
    play_now(page, BRAWL)
    options(page).first.focus()
    with page.expect_response(re.compile(r"/moves$")):
        page.keyboard.press("Enter")
    expect(page.get_by_text("So far:")).to_be_visible()
    expect(page.locator("[data-move]:focus")).to_have_count(1)


def test_a_seat_can_be_photographed_to_another_device(people: People) -> None:
    page = people.somebody()
    play_now(page, BRAWL)
    page.get_by_text("Settings").last.click()
    page.get_by_role("button", name="Make a new link").click()
    expect(page.get_by_role("img", name="The link as a picture")).to_be_visible()
    link = page.locator("code", has_text="/#/seat/").inner_text()
    other = people.somebody()
    other.goto(link)
    expect(options(other).first).to_be_visible()


def test_all_components_can_be_looked_up(people: People) -> None:
    page = people.somebody()
    page.goto(page.url.split("#")[0] + "#/rules/brawl")
    expect(page.get_by_role("heading", name="Components", exact=True)).to_be_visible()
    page.get_by_label("Search the rules").fill("mug")
    expect(page.get_by_role("term").filter(has_text="mug")).to_be_visible()


def test_pointing_at_what_cannot_be_used_says_why(people: People) -> None:
    page = people.somebody()
    play_now(page, BRAWL)
    expect(options(page).first).to_be_visible()
    page.locator("[data-id='seat/2']").click()
    expect(page.get_by_text("That does not answer what is asked.")).to_be_visible()


def test_the_rulebook_opens_at_the_rule(people: People) -> None:
    page = people.somebody()
    play_now(page, BRAWL)
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="BR-3.1").click()
    book = opened.value
    expect(book.locator("#rule-BR-3\\.1")).to_be_focused()
    book.get_by_label("Search the rules").fill("secretly")
    expect(book.get_by_text("BR-3.1")).to_be_visible()
    expect(book.get_by_text("BR-1.1", exact=True)).to_have_count(0)


def test_after_a_loss_of_network_nothing_is_missing(people: People) -> None:
    anna, bela = befriended(people)
    anna.context.set_offline(True)
    answer(bela, bela.get_by_role("button", name="ready", exact=True))
    anna.context.set_offline(False)
    expect(anna.get_by_text("Béla has made a secret choice.").first).to_be_visible()
    answer(anna, anna.get_by_role("button", name="ready", exact=True))


# What the table told, one thing after the other.
NOTE_NEWS = """
window.newsTold = [];
new MutationObserver(() => {
  const said = document.querySelector(".news p span")?.textContent;
  if (said && said !== window.newsTold.at(-1)) window.newsTold.push(said);
}).observe(document.body, {subtree: true, childList: true, characterData: true});
"""


def test_what_others_do_is_told_one_thing_after_the_other(people: People) -> None:
    page = people.somebody(reduced_motion="no-preference")
    play_now(page, BRAWL)
    page.evaluate(NOTE_NEWS)
    for _ in range(3):
        if wait_for_turn(page):
            answer(page, options(page).last)
    if wait_for_turn(page):
        told = page.evaluate("window.newsTold")
        lines = page.get_by_role("list", name="What happened").get_by_role("listitem")
        log = [line.removesuffix("⚑").strip() for line in lines.all_inner_texts()]
        assert len(told) > 2
        # In the order of the log, each line once: nothing is told before what led to it.
        places = iter(log)
        assert all(any(line == said for line in places) for said in told), (told, log)


def test_the_server_may_restart_in_the_middle(own_people: People) -> None:
    page = own_people.somebody()
    play_now(page, BRAWL)
    answer(page, page.get_by_role("button", name="ready", exact=True))
    own_people.served.kill()
    expect(page.get_by_text("The connection was lost")).to_be_visible()
    own_people.served.start()
    expect(page.get_by_text("The connection was lost")).to_have_count(0)
    play_out(page)


def test_a_reload_changes_nothing(people: People) -> None:
    page = people.somebody()
    play_now(page, BRAWL)
    before = [button.inner_text() for button in options(page).all()]
    page.reload()
    expect(options(page).first).to_be_visible()
    assert [button.inner_text() for button in options(page).all()] == before


def test_two_people_at_one_screen_hand_it_over(people: People) -> None:
    page = people.somebody()
    set_table(page)
    page.get_by_role("button", name="Put up the table").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(1)
    page.get_by_label("Your name").fill("Béla")
    page.get_by_role("button", name="Sit here").click()
    curtain = page.get_by_role("button", name="I am")
    for _ in range(6):
        expect(options(page).first.or_(curtain)).to_be_visible()
        if curtain.is_visible():
            curtain.click()
        else:
            answer(page, options(page).last)
    expect(page.get_by_role("heading", name="Players")).to_be_visible()


def test_whoever_sits_down_beside_others_never_sees_their_hands(people: People) -> None:
    page = people.somebody()
    # Each answer of the server takes its time: what is shown meanwhile must be right, too.
    page.add_init_script(LATE_ANSWERS)
    page.reload()
    set_table(page)
    page.get_by_role("button", name="Put up the table").click()
    page.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_role("button", name="Sit here")).to_have_count(1)
    page.evaluate(NOTE_HANDS)
    page.get_by_role("button", name="Sit here").click()
    expect(page.locator("[data-id='hand/2']").get_by_role("button").first).to_be_visible()
    assert page.evaluate("window.handsSeen") == [["hand/2"]]
    expect(page.get_by_role("button", name="I am")).to_have_count(0)


def test_a_finished_game_is_replayed_step_by_step(people: People) -> None:
    page = people.somebody()
    play_now(page, BRAWL)
    play_out(page)
    page.get_by_role("button", name="Look at the game step by step").click()
    expect(page.get_by_text("Step 0 of")).to_be_visible()
    page.get_by_role("button", name="Next").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()
    page.get_by_role("button", name="Last").click()
    assert violations(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_bars_anybody(people: People, scheme: str) -> None:
    page = people.somebody(color_scheme=scheme)
    expect(page.get_by_role("heading", name=BRAWL)).to_be_visible()
    assert violations(page) == []
    set_table(page)
    assert violations(page) == []
    play_now(page, BRAWL)
    expect(options(page).first).to_be_visible()
    assert violations(page) == []
    page.locator("[data-id='hand/1'] button").first.click()
    assert violations(page) == []
    page.get_by_text("Settings").last.click()
    assert violations(page) == []
    page.goto(page.url.split("#")[0] + "#/rules/brawl")
    expect(page.get_by_text("BR-1.1", exact=True)).to_be_visible()
    assert violations(page) == []
