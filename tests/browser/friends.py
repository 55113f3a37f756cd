"""Two people with a browser each at one table, and what either of them can see."""

from typing import Any, Final
from uuid import uuid4

from playwright.sync_api import Locator, expect

from tests.browser.conftest import People
from tests.browser.playing import PUT_UP, game_of, options, take_last

MOST_ANSWERS: Final = 12
ONLOOKER: Final = -1

POST: Final = """
async ([door, form]) => (await fetch(door, {
  method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(form),
})).ok
"""

LOOK: Final = """
async ([table, seat]) => (await fetch(`/api/tables/${table}?seat=${seat}`)).json()
"""

# Only the two people, no bot, owe an answer; or the game is over. Nothing moves by itself then.
IS_ASKED: Final = """
async ([table]) => {
  const {view} = await (await fetch(`/api/tables/${table}`)).json();
  return view.result || (view.owing.length && view.owing.every((seat) => seat < 2));
}
"""

# The page tells as many lines as the server would, and shows who owes an answer.
HAS_CAUGHT_UP: Final = """
async ([table, seat]) => {
  const {view, log} = await (await fetch(`/api/tables/${table}?seat=${seat}`)).json();
  const count = (chosen) => document.querySelectorAll(chosen).length;
  return count("[aria-live='polite'] > li") === log.length && view.panels.every((_, one) =>
    count(`.panel.owes[data-seat='${one}']`) === Number(view.owing.includes(one)));
}
"""

# All that the eye and the screen reader are given of a table.
SHOWN: Final = """
() => {
  const texts = (chosen) => [...document.querySelectorAll(chosen)].map((one) => one.textContent);
  const chosen = ".board [data-id], .tray[data-id], .tray [data-id]";
  const things = [...document.querySelectorAll(chosen)];
  return {
    things: things.map((one) => [one.dataset.id, one.getAttribute("aria-label"),
      one.style.transform]),
    panels: texts(".panel"),
    answers: texts("[data-move]"),
    log: texts("[aria-live='polite'] > li"),
  };
}
"""


class Friends:
    """Two people at one table; where it needs more, bots sit beside them."""

    def __init__(self, people: People, game: str) -> None:
        self.game = game
        self.pages = (people.somebody(), people.somebody())
        first, second = self.pages
        expect(first.get_by_role("heading", name="Games", exact=True)).to_be_visible()
        seats = game_of(game).seats[0]
        self.table: str = first.evaluate(PUT_UP, [game, seats, None])
        for seat in range(2, seats):
            door = f"/api/tables/{self.table}/bot"
            assert first.evaluate(POST, [door, {"seat": seat, "bot": "random"}])
        address = f"{people.served.address}#/table/{self.table}"
        first.goto(f"{address}?seat=0")
        second.goto(address)
        second.get_by_label("Your name").fill("Béla")
        second.get_by_role("button", name="Sit here").first.click()
        for page in self.pages:
            expect(page.get_by_role("heading", name="Players")).to_be_visible()
        self.wait_for_a_question()

    def look(self, seat: int) -> dict[str, Any]:
        """Ask the server what a person may see."""
        shown = self.pages[seat].evaluate(LOOK, [self.table, seat])
        assert isinstance(shown, dict) and shown["view"]["seat"] == seat
        return shown

    def wait_for_a_question(self, seat: int = 0) -> None:
        """Wait until the bots have moved and one of the two is asked, as one of them learns."""
        self.pages[seat].wait_for_function(IS_ASKED, arg=[self.table])

    def mover(self) -> int:
        """Give who of the two is asked now."""
        self.wait_for_a_question()
        owing: list[int] = self.look(0)["view"]["owing"]
        return min(owing)

    def public(self, seat: int) -> tuple[Any, Any]:
        """Ask, from the page of one of the two, what everybody may see and read."""
        shown = self.pages[seat].evaluate(LOOK, [self.table, ONLOOKER])
        return shown["view"], shown["log"]

    def answer_until_all_can_tell(self, seat: int) -> None:
        """Let one answer until there is something to see for everybody."""
        known = self.public(seat)
        for _ in range(MOST_ANSWERS):
            expect(options(self.pages[seat]).first).to_be_visible()
            take_last(self.pages[seat])
            if self.public(seat) != known:
                self.wait_for_a_question(seat)
                return
        raise AssertionError("nobody learns of it")

    def send(self, seat: int, move: int) -> None:
        """Answer through the door for programs; the pages show what comes of it."""
        question = self.look(seat)["view"]["decision"]["question"]
        form = {"seat": seat, "question": question, "moves": [move], "key": str(uuid4())}
        assert self.pages[seat].evaluate(POST, [f"/api/tables/{self.table}/moves", form])

    def lines(self, seat: int) -> Locator:
        """Find the lines that tell somebody what happened."""
        return self.pages[seat].get_by_role("list", name="What happened").get_by_role("listitem")

    def wait_until_shown(self, seat: int) -> dict[str, Any]:
        """Wait until somebody's page has caught up with the server; give all that it shows."""
        self.wait_for_a_question(seat)
        self.pages[seat].wait_for_function(HAS_CAUGHT_UP, arg=[self.table, seat])
        told = self.look(seat)
        asked = seat in told["view"]["owing"]
        expect(options(self.pages[seat]).first).to_be_visible(visible=asked)
        shown = self.pages[seat].evaluate(SHOWN)
        assert isinstance(shown, dict)
        return shown
