"""What is shown: the map, cards, objectives and battles, to whoever may see them."""

from fracas.contract import rule
from fracas.core.text import Text
from fracas.core.view import Element, View
from tests.orcs.table import Battle, Table


def seen(table: Table, seat: int | None = None) -> View:
    return table.kingdom.view(-1 if seat is None else seat - 1)


def element(view: View, id: str) -> Element:
    found = {element.id: element for element in view.elements}
    assert id in found, f"{id} is not shown; there are {', '.join(sorted(found))}"
    return found[id]


def shown(view: View, beginning: str) -> list[str]:
    return [element.id for element in view.elements if element.id.startswith(beginning)]


def fact(view: View, seat: int, label: str) -> int | Text:
    facts = {fact.label.message: fact.value for fact in view.panels[seat - 1].facts}
    return facts[label]


def notes(view: View) -> list[str]:
    return [note.message for note in view.notes]


def previews(table: Table, seat: int, move: str) -> list[Text]:
    view = seen(table, seat)
    assert view.decision is not None
    number = table.kingdom.game.verbs.parse(move)
    return next(option.previews for option in view.decision.options if option.move == number)


def path(table: Table, seat: int, move: str) -> list[str]:
    view = seen(table, seat)
    assert view.decision is not None
    number = table.kingdom.game.verbs.parse(move)
    return next(option.path for option in view.decision.options if option.move == number)


def test_zones_lie_where_the_map_says_and_roads_join_them() -> None:
    view = seen(Table())
    places = {place.id: place for place in view.places}
    tower = places["zone/f4-tower"]
    assert tower.drawing is not None
    assert (tower.kind, tower.drawing.x, tower.drawing.y) == ("white-tower", 500, 500)
    zones = [place for place in view.places if place.id.startswith("zone/")]
    drawn = [place.drawing for place in zones if place.drawing is not None]
    assert (len(zones), sum(len(drawing.roads) for drawing in drawn)) == (53, 88)
    kinds = {id: place.kind for id, place in places.items()}
    assert kinds["zone/f4-n-start"] == "dark-city"
    assert kinds["zone/f4-e-start"] == "ruin"
    assert kinds["zone/f4-ne-cross"] == "mana-well"
    assert kinds["zone/f4-n-gate"] == "village"


def test_hordes_that_have_moved_lie_down() -> None:
    view = seen(Table(hordes={1: "f4-n-gate 3 laid 2", 2: "f4-s-gate 2"}))
    assert element(view, "hordes/f4-n-gate/1").traits == {"count": 1}
    assert element(view, "laid/f4-n-gate/1").traits == {"count": 2}
    assert element(view, "hordes/f4-s-gate/2").owner == 1
    assert shown(view, "laid/") == ["laid/f4-n-gate/1"]


def test_markers_fortresses_and_tokens() -> None:
    view = seen(
        Table(
            markers={1: "f4-n-gate", 2: "f4-s-city"},
            fortresses={1: "f4-n-gate upright", 2: "f4-e-start lying"},
        )
    )
    assert element(view, "marker/f4-n-gate").owner == 0
    assert element(view, "marker/f4-s-city").owner == 1
    assert sorted(shown(view, "marker/")) == ["marker/f4-n-gate", "marker/f4-s-city"]
    upright, lying = (element(view, f"fortress/f4-{zone}") for zone in ("n-gate", "e-start"))
    assert (upright.kind, upright.owner) == ("fortress-upright", 0)
    assert (lying.kind, lying.owner) == ("fortress-lying", 1)
    assert len(shown(view, "fortress/")) == 2
    city = element(view, "token/f4-n-city")
    assert city.reading == Text("reading-city")
    assert element(view, "token/f4-n-gate").about == Text("about-village")
    assert element(view, "token/f4-n-start").owner == 0


@rule("OO-20.8")
def test_panels_count_what_the_objectives_ask_for() -> None:
    view = seen(
        Table(
            river="most-hordes most-fortresses most-control-markers most-villages-razed",
            tile="most-cities",
            hordes={1: "f4-n-gate 3, f4-n-start 2"},
            markers={1: "f4-n-city f4-n-rim-l1", 2: "f4-s-city"},
            fortresses={2: "f4-s-city upright"},
            trophies={1: 4},
            points={2: 5},
            berserk=(2,),
        )
    )
    assert fact(view, 1, "objective-most-hordes") == 5
    assert fact(view, 1, "objective-most-control-markers") == 2
    assert fact(view, 1, "objective-most-villages-razed") == 4
    assert fact(view, 2, "objective-most-fortresses") == 1
    assert (fact(view, 2, "fact-glory"), fact(view, 1, "fact-reserve")) == (5, 10)
    assert (fact(view, 1, "fact-markers"), fact(view, 1, "fact-trophies")) == (10, 4)
    assert fact(view, 1, "fact-token") == Text("token-normal")
    assert fact(view, 2, "fact-token") == Text("token-berserk")


def test_four_see_their_teams() -> None:
    view = seen(Table(4))
    assert [fact(view, seat, "fact-team") for seat in (1, 2, 3, 4)] == [1, 2, 1, 2]


@rule("OO-16.5")
def test_heroes_are_backs_to_others() -> None:
    table = Table(owned={1: "orc vigdish froksh"}, resting="froksh")
    own, other = seen(table, 1), seen(table, 2)
    assert element(own, "cards/1/froksh").traits == {"rests": 1}
    assert element(own, "cards/1/vigdish").traits == {"count": 1}
    backs = [element(other, f"cards/1/{number}") for number in (1, 2)]
    assert [back.hidden for back in backs] == [True, True]
    assert fact(other, 1, "fact-heroes") == 2
    assert element(other, "cards/1/orc").traits == {"count": 1}


def test_the_drawn_heroes_are_seen_by_one() -> None:
    table = Table(hordes={1: "f4-n-gate 2"})
    table.play(1, "march f4-n-gate + to f4-n-city + hordes 2")
    table.play(1, "halt")
    table.happen("hero xaphyr", "hero buurk")
    assert shown(seen(table, 1), "drawn/") == ["drawn/xaphyr", "drawn/buurk"]
    assert shown(seen(table, 2), "drawn/") == ["drawn/1", "drawn/2"]
    assert path(table, 1, "keep buurk") == ["drawn/buurk"]


def test_a_move_is_pointed_at_and_foretold() -> None:
    table = Table(
        hordes={1: "f4-n-gate 3", 2: "f4-n-rim-l1 2"}, markers={1: "f4-n-gate"}, actions=2
    )
    assert path(table, 1, "march f4-n-gate") == ["verb/march", "zone/f4-n-gate"]
    assert path(table, 1, "buy shaman") == ["supply/shaman"]
    assert previews(table, 1, "raze f4-n-gate") == [Text("preview-raze")]
    assert previews(table, 1, "convert f4-n-gate") == [Text("preview-convert")]
    table.play(1, "march f4-n-gate")
    assert previews(table, 1, "to f4-n-city") == [Text("preview-militia")]
    assert previews(table, 1, "to f4-n-rim-l1") == [Text("preview-enemy", {"number": 2})]
    assert previews(table, 1, "to f4-n-start") == []
    table.play(1, "to f4-n-city")
    assert path(table, 1, "hordes 2") == ["amount/2"]
    assert shown(seen(table, 2), "amount/") == []


def test_a_second_berserk_and_an_empty_reserve_are_foretold() -> None:
    table = Table(hordes={1: "f4-n-gate 9, f4-n-start 6"}, markers={1: "f4-n-gate"}, berserk=(1,))
    assert previews(table, 1, "raze f4-n-gate") == [Text("preview-raze-again")]
    assert previews(table, 1, "convert f4-n-gate") == [Text("preview-convert-empty")]


def test_a_pending_battle_is_told_of() -> None:
    table = Table(hordes={1: "f4-n-inner 2", 2: "f4-tower 2"}, actions=2)
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    view = seen(table)
    assert notes(view) == ["note-round", "note-turn", "note-pending"]
    table.play(1, "rest")
    assert notes(seen(table)) == ["note-round", "note-turn", "note-battle"]


def test_a_retreat_before_battle_costs_a_point() -> None:
    table = Table(hordes={1: "f4-n-inner 2", 2: "f4-tower 2"}, markers={2: "f4-s-inner"}, actions=2)
    table.play(1, "march f4-n-inner + to f4-tower + hordes 2")
    assert previews(table, 2, "retreat f4-s-inner") == [Text("preview-retreat")]


def test_both_fields_of_a_battle() -> None:
    table = Battle(
        columns={1: "orc+crossbowman*vigdish", 2: "(heavy-orc), boar-rider"},
        hand={1: "orc shaman", 2: "orc"},
        deck={1: "catapult orc", 2: "orc orc"},
        discards={2: "catapult"},
        track={1: 3, 2: 5},
        losses={2: 1},
        fighters=(3, 2),
        berserk=(1,),
    )
    view = seen(table, 1)
    assert element(view, "engaged/1/1/front").traits == {"column": 1, "covered": 0, "down": 0}
    assert element(view, "engaged/1/1/back").traits == {"column": 1, "covered": 1, "down": 0}
    assert element(view, "engaged/1/1/hero").label == Text("card-vigdish")
    assert element(view, "engaged/2/1/front").traits == {"column": 1, "covered": 0, "down": 1}
    assert element(view, "engaged/2/2/front").label == Text("card-boar-rider")
    assert len(shown(view, "engaged/")) == 5
    token = element(view, "strikes/2")
    assert token.traits == {"square": 5, "losses": 1, "fighting": 2}
    assert element(view, "strikes/1").kind == "token-berserk"
    assert shown(view, "hand/1/") == ["hand/1/orc", "hand/1/shaman"]
    assert shown(view, "hand/2/") == ["hand/2/1"]
    assert shown(view, "deck/1/") == ["deck/1/orc", "deck/1/catapult"]
    back = element(view, "deck/2/back")
    assert (back.hidden, back.traits) == (True, {"count": 2})
    assert shown(view, "discard/") == ["discard/2/catapult"]
    assert shown(seen(table), "hand/1/") == ["hand/1/1", "hand/1/2"]


def test_what_a_card_would_do_is_foretold() -> None:
    table = Battle(
        columns={1: "orc", 2: "boar-rider+crossbowman, boar-rider"},
        hand={1: "heavy-orc vigdish", 2: "orc"},
    )
    assert path(table, 1, "commit heavy-orc") == ["hand/1/heavy-orc"]
    force = Text("preview-card", {"force": 2})
    assert previews(table, 1, "commit heavy-orc") == [
        force,
        Text("preview-strikes", {"strikes": 2}),
    ]
    one = Text("preview-card", {"force": 1})
    assert previews(table, 1, "commit vigdish") == [one, Text("preview-no-place")]


def test_each_card_foretells_its_strikes() -> None:
    for card, columns, assault, strikes in (
        ("boar-rider", {2: "orc+crossbowman"}, False, 2),
        ("boar-rider", {2: "orc+crossbowman"}, True, 0),
        ("heavy-orc", {2: "boar-rider"}, True, 3),
        ("crossbowman", {1: "boar-rider", 2: "orc, heavy-orc, boar-rider"}, False, 2),
        ("catapult", {1: "orc"}, True, 4),
        ("catapult", {1: "orc"}, False, 0),
        ("vigdish", {1: "orc+shaman, orc, heavy-orc"}, False, 2),
        ("vriurck", {1: "orc+shaman, orc, heavy-orc"}, False, 1),
    ):
        table = Battle(columns=columns, assault=assault, hand={1: card, 2: "orc"})
        told = [text.arguments.get("strikes") for text in previews(table, 1, f"commit {card}")]
        assert told[1:] == ([strikes] if strikes else []), card


def test_a_revealed_card_says_what_it_does_and_why() -> None:
    table = Battle(
        columns={1: "orc+crossbowman", 2: "boar-rider"},
        hand={1: "heavy-orc", 2: "shaman"},
        track={1: 3, 2: 3},
        berserk=(1, 2),
    )
    table.commit("heavy-orc", "shaman")
    assert table.asked(2) == "ask-berserk"
    revealed = [note for note in seen(table).notes if note.message.startswith("note-revealed")]
    assert [note.message for note in revealed] == ["note-revealed"] * 2
    assert (revealed[0].arguments["force"], revealed[0].arguments["strikes"]) == (2, 1)
    table = Battle(hand={1: "heavy-orc", 2: "shaman"}, track={2: 3}, berserk=(2,))
    table.commit("heavy-orc", "shaman")
    assert notes(seen(table))[-1] == "note-revealed-unplaced"
    assert shown(seen(table), "engaged/2/") == ["engaged/2/loose"]
    table = Battle(
        columns={1: "orc+crossbowman"},
        hand={1: "froksh", 2: "heavy-orc"},
        track={2: 3},
        berserk=(2,),
    )
    table.play(1, "commit froksh + cover 1 front")
    table.play(2, "commit heavy-orc")
    assert notes(seen(table))[-1] == "note-revealed-cancelled"


def test_places_are_pointed_at_on_the_field() -> None:
    table = Battle(
        assault=True,
        columns={2: "orc, heavy-orc+shaman, wall+catapult"},
        hand={1: "orc", 2: "crossbowman vigdish"},
    )
    table.play(2, "commit crossbowman")
    assert path(table, 2, "under 1") == ["engaged/2/1/front"]
    assert path(table, 2, "wall") == ["verb/wall"]
    table.step_back(2)
    table.play(2, "commit vigdish")
    assert table.options(2) == ["cover 2 front", "cover 2 back", "cover 3 back"]
    assert path(table, 2, "cover 3 back") == ["engaged/2/3/back"]


def test_what_heroes_ask_is_pointed_at() -> None:
    table = Battle(
        columns={1: "orc+crossbowman, orc, heavy-orc"},
        hand={1: "buurk", 2: "orc"},
    )
    table.play(1, "commit buurk + cover 1 front")
    table.play(2, "commit orc")
    assert table.asked(1) == "ask-copy"
    assert path(table, 1, "copy orc") == ["engaged/1/1/front"]
    assert path(table, 1, "copy heavy-orc") == ["engaged/1/3/front"]
    table = Battle(
        columns={1: "orc+crossbowman"},
        hand={1: "moordakk", 2: "orc"},
        deck={2: "froksh orc"},
    )
    table.play(1, "commit moordakk + cover 1 front")
    table.play(2, "commit orc")
    assert path(table, 1, "banish froksh") == ["deck/2/froksh"]
    assert shown(seen(table), "deck/2/") == ["deck/2/back"]


def test_integers_for_bots_hide_the_same() -> None:
    def battle(second: str, third: str) -> Battle:
        return Battle(
            hand={1: "orc shaman", 2: f"orc {second}"}, deck={1: "orc", 2: f"{third} orc"}
        )

    one = battle("crossbowman", "catapult").kingdom
    other = battle("catapult", "crossbowman").kingdom
    assert one.observe(0) == other.observe(0)
    assert one.observe(-1) == other.observe(-1)
    assert one.observe(1) != other.observe(1)
    assert len(one.observe(0)) == len(one.observe(-1)) == len(Table().kingdom.observe(1))
