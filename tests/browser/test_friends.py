"""Two people with a browser each, in each game: secrets, and news of one another."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from fracas.core.text import Text
from fracas.registry import SHIPPED
from fracas.texts import words_for
from tests.browser.conftest import People
from tests.browser.friends import Friends
from tests.browser.playing import answer, game_of, options

ORCS = "orcs"
MOST_ROUNDS = 20
MARCHES = ("move-march", "move-to")
MOST_MARCHES = 60


def say(game: str, label: dict[str, Any]) -> str:
    """Word what the server tells with a message that needs no more than its name."""
    return words_for(game_of(game), "en").say(Text(label["id"]))


def secret_things(friends: Friends, seat: int) -> dict[str, dict[str, Any]]:
    """Give what one of the two sees face up and the other does not."""
    own, other = (friends.look(person)["view"]["elements"] for person in (seat, 1 - seat))
    open_to_him = {thing["id"] for thing in other if not thing.get("hidden")}
    return {
        thing["id"]: thing["label"]
        for thing in own
        if thing.get("owner") == seat and not thing.get("hidden") and thing["id"] not in open_to_him
    }


def secret_facts(friends: Friends, seat: int) -> list[str]:
    """Name what stands beside the seat of one of the two for his own eyes."""
    own, other = (
        [fact["label"] for fact in friends.look(person)["view"]["panels"][seat]["facts"]]
        for person in (seat, 1 - seat)
    )
    return [say(friends.game, label) for label in own if label not in other]


def each_sees_only_his_own(friends: Friends) -> None:
    """Check on both screens that secrets are there for their owner and nowhere for the other."""
    for seat in (0, 1):
        things, facts = secret_things(friends, seat), secret_facts(friends, seat)
        assert things or facts, "there is nothing to hide"
        seen = dict(thing[:2] for thing in friends.wait_until_shown(seat)["things"])
        other = dict(thing[:2] for thing in friends.wait_until_shown(1 - seat)["things"])
        said = {re.split(r" [(×]|, ", name or "")[0] for name in other.values()}
        # The same card may lie open elsewhere, or the other may have one like it.
        known = [thing["label"] for thing in friends.look(1 - seat)["view"]["elements"]]
        for id, label in things.items():
            name = say(friends.game, label)
            assert seen[id].startswith(name)
            assert "face down" in other.get(id, "face down")
            assert label in known or name not in said
        for fact in facts:
            beside = f".panel[data-seat='{seat}'] dt"
            term = re.compile(rf"^{re.escape(fact)}$")
            expect(friends.pages[seat].locator(beside, has_text=term)).to_have_count(1)
            expect(friends.pages[1 - seat].locator(beside, has_text=term)).to_have_count(0)


def nothing_is_lost(friends: Friends, seat: int) -> None:
    """Check that a page shows after a reload what it showed before."""
    before = friends.wait_until_shown(seat)
    friends.pages[seat].reload()
    assert friends.wait_until_shown(seat) == before


def play_until_things_lie_otherwise(friends: Friends) -> None:
    """Answer in turn, each shown to the other, until something has moved for all to see."""
    before = friends.public(0)[0]["elements"]
    for _ in range(MOST_ROUNDS):
        seat = friends.mover()
        friends.answer_until_all_can_tell(seat)
        friends.wait_until_shown(1 - seat)
        if friends.public(0)[0]["elements"] != before:
            return
    raise AssertionError("nothing moves")


def distances(view: dict[str, Any], seat: int) -> dict[str, int]:
    """Reckon how far each zone is from the hordes of the other, in the field if there are any."""
    near: dict[str, set[str]] = {place["id"]: set() for place in view["places"]}
    for place in view["places"]:
        for road in place.get("drawing", {}).get("roads", ()):
            near[place["id"]].add(road)
            near[road].add(place["id"])
    homes = {place["id"] for place in view["places"] if place["kind"] == "dark-city"}
    foes = {
        thing["place"]
        for thing in view["elements"]
        if thing["id"].startswith("hordes/") and thing["owner"] != seat
    }
    far = dict.fromkeys(foes - homes or foes, 0)
    edge = list(far)
    for zone in edge:
        for road in near[zone] - set(far):
            far[road] = far[zone] + 1
            edge.append(road)
    return far


def march_into_battle(friends: Friends) -> None:
    """Let two clans of Orcs march towards each other until both must choose in secret."""
    for _ in range(MOST_MARCHES):
        seat = friends.mover()
        view = friends.look(seat)["view"]
        if len(view["owing"]) > 1:
            return
        far = distances(view, seat)
        choices = view["decision"]["options"]
        marches = [choice for choice in choices if choice["label"]["id"] in MARCHES]
        chosen = min(
            marches, key=lambda choice: far.get(choice["path"][-1], len(far)), default=choices[-1]
        )
        friends.send(seat, chosen["move"])
    raise AssertionError("the clans never meet")


@pytest.mark.parametrize("game", SHIPPED)
def test_two_friends_see_their_own_and_what_the_other_does(people: People, game: str) -> None:
    friends = Friends(people, game)
    play_until_things_lie_otherwise(friends)
    if game == ORCS:
        march_into_battle(friends)
    each_sees_only_his_own(friends)
    for seat in (0, 1):
        nothing_is_lost(friends, seat)


def test_orcs_choose_in_secret_for_a_battle(people: People) -> None:
    friends = Friends(people, ORCS)
    march_into_battle(friends)
    one, other = friends.pages
    usual = say(ORCS, {"id": "move-usual"})
    before = friends.wait_until_shown(1)
    answer(one, options(one).get_by_text(usual))
    expect(friends.lines(1)).to_have_count(len(before["log"]) + 1)
    expect(friends.lines(1).last).to_contain_text("has made a secret choice.")
    after = friends.wait_until_shown(1)
    # He learns no more: the table lies as it lay, and his own question is still there.
    assert after["things"] == before["things"] and after["answers"] == before["answers"]
    expect(options(one)).to_have_count(0)
    answer(other, options(other).get_by_text(usual))
    for seat in (0, 1):
        friends.wait_until_shown(seat)
    each_sees_only_his_own(friends)
