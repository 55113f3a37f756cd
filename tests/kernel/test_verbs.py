"""Verbs: dense move numbers, packing, notation that parses back, and what may be declared."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fracas.core.verbs import (
    MOST_ARGUMENTS,
    MOST_MOVES,
    MOST_SEATS,
    SEATS,
    DeclarationError,
    Domain,
    UnknownNotation,
    Verb,
    Verbs,
)

CARD = Domain("card", ("mug", "chair", "duck"))
REGION = Domain("region", ("kislev", "norsca"))


def domain_of(name: str, size: int) -> Domain:
    return Domain(name, tuple(f"{name}{number}" for number in range(size)))


def verbs_of(shapes: list[list[int]]) -> Verbs:
    """Declare a verb for each list of sizes of its domains."""
    verbs = Verbs()
    for number, sizes in enumerate(shapes):
        domains = {f"of{place}": domain_of(f"d{place}", size) for place, size in enumerate(sizes)}
        verbs.add(f"verb{number}", "", **domains)
    return verbs


SHAPES = st.lists(st.lists(st.integers(1, 4), max_size=MOST_ARGUMENTS), min_size=1, max_size=4)


@settings(deadline=None, max_examples=60)
@given(SHAPES)
def test_move_numbers_are_dense_and_each_belongs_to_one_verb(shapes: list[list[int]]) -> None:
    verbs = verbs_of(shapes)
    owners = [
        [verb.name for verb in verbs.verbs if verb.holds(move)] for move in range(verbs.count)
    ]
    assert all(len(owner) == 1 for owner in owners)
    assert [verbs.verb(move).name for move in range(verbs.count)] == [name for [name] in owners]
    assert not any(verb.holds(-1) or verb.holds(verbs.count) for verb in verbs.verbs)


@settings(deadline=None, max_examples=60)
@given(SHAPES)
def test_arguments_are_packed_in_the_order_of_the_declaration(shapes: list[list[int]]) -> None:
    verbs = verbs_of(shapes)
    packed: list[int] = []
    for verb, sizes in zip(verbs.verbs, shapes, strict=True):
        for values in product(*(range(size) for size in sizes)):
            move = verb.move(*values)
            packed.append(move)
            assert verb.values(move) == list(values)
            assert [verb.argument(move, place) for place in range(len(values))] == list(values)
    assert packed == list(range(verbs.count))


@settings(deadline=None, max_examples=60)
@given(SHAPES)
def test_every_notation_parses_back_to_its_move(shapes: list[list[int]]) -> None:
    verbs = verbs_of(shapes)
    notations = [verbs.notation(move) for move in range(verbs.count)]
    assert [verbs.parse(notation) for notation in notations] == list(range(verbs.count))


def test_a_form_says_how_the_arguments_are_written() -> None:
    verbs = Verbs()
    verbs.add("pass")
    move = verbs.add("march", "{card}>{region}", card=CARD, region=REGION).move(2, 1)
    assert verbs.notation(move) == "march duck>norsca"
    assert verbs.parse("march duck>norsca") == move


def test_without_a_form_arguments_follow_the_name_after_blanks() -> None:
    verbs = Verbs()
    verb = verbs.add("march", card=CARD, region=REGION)
    assert verbs.notation(verb.move(1, 0)) == "march chair kislev"


def test_people_may_type_more_blanks_than_needed() -> None:
    verbs = Verbs()
    verb = verbs.add("march", card=CARD, region=REGION)
    assert verbs.parse("  march\tmug   norsca ") == verb.move(0, 1)


@pytest.mark.parametrize(
    "text",
    ["", " ", "march", "march mug", "march mug norsca x", "MARCH mug norsca", "0", "mug march"],
)
def test_what_is_no_move_is_not_guessed_at(text: str) -> None:
    verbs = Verbs()
    verbs.add("march", card=CARD, region=REGION)
    with pytest.raises(UnknownNotation):
        verbs.parse(text)


def test_an_unknown_notation_is_quoted_in_part_only() -> None:
    verbs = Verbs()
    verbs.add("pass")
    with pytest.raises(UnknownNotation) as caught:
        verbs.parse("x" * 10_000)
    assert "xxx" in str(caught.value) and len(str(caught.value)) < 200


def test_a_verb_declared_after_a_first_parse_is_read_too() -> None:
    verbs = Verbs()
    verbs.add("pass")
    assert verbs.parse("pass") == 0
    wait = verbs.add("wait").move()
    assert verbs.parse("wait") == wait == 1


@pytest.mark.parametrize("move", [-1, 2, 4096, 10**30])
def test_a_number_beyond_the_moves_belongs_to_no_verb(move: int) -> None:
    verbs = Verbs()
    verbs.add("pass")
    verbs.add("wait")
    with pytest.raises(UnknownNotation, match="from 0 to 1"):
        verbs.verb(move)


def test_a_game_has_at_most_4096_moves() -> None:
    verbs = Verbs()
    sizes = [16, 16, 16, 1]
    domains = {f"of{place}": domain_of(f"d{place}", size) for place, size in enumerate(sizes)}
    verbs.add("everything", "", **domains)
    assert verbs.count == MOST_MOVES == 4096
    assert verbs.parse(verbs.notation(4095)) == 4095
    with pytest.raises(DeclarationError, match="4097 moves"):
        verbs.add("one-more")
    assert verbs.count == MOST_MOVES and len(verbs.verbs) == 1


def test_a_verb_has_at_most_four_arguments() -> None:
    verbs = Verbs()
    domains = {f"of{place}": domain_of(f"d{place}", 2) for place in range(MOST_ARGUMENTS + 1)}
    with pytest.raises(DeclarationError, match="5 arguments"):
        verbs.add("everything", "", **domains)
    assert verbs.count == 0


def test_two_verbs_cannot_share_a_name() -> None:
    verbs = Verbs()
    verbs.add("pass")
    with pytest.raises(DeclarationError, match="'pass' is declared twice"):
        verbs.add("pass", card=CARD)


@pytest.mark.parametrize("name", ["", "Pass", "two words", "-pass", "_pass", "pass\n", "é", "a+b"])
def test_names_of_verbs_are_single_words_in_small_letters(name: str) -> None:
    with pytest.raises(DeclarationError, match="small letters"):
        Verbs().add(name)


@pytest.mark.parametrize(
    ("name", "symbols"),
    [
        ("card", ("mug", "Chair")),
        ("card", ("mug", "")),
        ("card", ("mug", "two words")),
        ("card", ("mug", "a>b")),
        ("card", ("mug", "mug\n")),
        ("card", ("mug", "chair", "mug")),
        ("Card", ("mug",)),
    ],
)
def test_a_domain_that_could_not_be_told_apart_in_a_record_is_refused(
    name: str, symbols: tuple[str, ...]
) -> None:
    with pytest.raises(DeclarationError, match=name):
        Verbs().add("play", card=Domain(name, symbols))


def test_moves_that_are_written_alike_are_a_fault_of_the_declaration() -> None:
    verbs = Verbs()
    verbs.add("march", "{card}", card=CARD, region=REGION)
    with pytest.raises(DeclarationError, match="two moves are written 'march mug'"):
        verbs.parse("march mug")


@pytest.mark.parametrize(
    "form",
    [
        pytest.param("{card} + {region}", id="looks like a chain"),
        pytest.param("{card} {region} +", id="looks like an open chain"),
        pytest.param("{card}  {region}", id="two blanks"),
        pytest.param(" {card} {region}", id="blank in front"),
        pytest.param("{card} {region} ", id="blank behind"),
        pytest.param("{card}\n{region}", id="two lines"),
        pytest.param("{card}\u202e{region}", id="turns the writing round"),
        pytest.param("{card} {regions}", id="names an argument that there is not"),
        pytest.param("{card} {region", id="a brace too few"),
    ],
)
def test_a_form_that_a_record_could_not_hold_is_refused(form: str) -> None:
    verbs = Verbs()
    with pytest.raises(DeclarationError):
        verbs.add("march", form, card=CARD, region=REGION)


def test_a_move_cannot_be_mistaken_for_a_resignation() -> None:
    with pytest.raises(DeclarationError):
        Verbs().add("resigns")


def test_a_symbol_is_a_position_a_path_and_a_label() -> None:
    assert [CARD.index(symbol) for symbol in CARD.symbols] == [0, 1, 2]
    assert CARD.path(1) == "card/chair"
    assert CARD.label(1) == "card-chair"
    with pytest.raises(UnknownNotation, match="'sofa' is no card"):
        CARD.index("sofa")


def test_seats_are_written_from_1() -> None:
    assert SEATS.index("1") == 0 and SEATS.path(0) == "seat/1"
    assert len(SEATS.symbols) == MOST_SEATS


def test_a_verb_can_be_made_with_its_block_of_numbers() -> None:
    verb = Verb("march", 10, ("card", "region"), (CARD, REGION), "{card}>{region}")
    assert (verb.base, verb.end) == (10, 16)
    assert [verb.move(2), verb.move(2, 1), verb.move()] == [14, 15, 10]
