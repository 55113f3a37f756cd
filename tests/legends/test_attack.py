"""SL-6: the attack."""

import pytest

from fracas.contract import rule
from fracas.games.legends.tables import CHARGE
from tests.legends.table import Table


@rule("SL-6.4", "SL-6.6", "SL-14.5")
def test_the_stronger_attacker_takes_the_space() -> None:
    table = Table("hunter d4", "akillon d5")
    table.go(1, "move d4 up")
    assert table.on("d5") == "hunter"
    assert table.on("d4") == ""
    assert table.lost(2) == ["akillon"]
    assert table.known("d5") == [1, 2]


@rule("SL-6.6", "SL-6.7")
def test_a_winning_defender_stays_and_does_not_go_on() -> None:
    table = Table("poy d4, hunter e5", "akillon d5")
    table.go(1, "move d4 up")
    assert table.lost(1) == ["poy"]
    assert table.on("d5") == "akillon"
    assert table.on("e5") == "hunter"
    assert table.owes() == [2]


@rule("SL-6.3", "SL-6.1", "SL-13.1", "SL-9.10")
def test_an_attacked_castle_falls_and_the_game_is_over() -> None:
    table = Table("dwarven-scout g7, wind-castle a1", "titan-castle g8, golladus f8", extras=False)
    table.play(1, "move g7 up")
    assert (table.ending(), table.ranks()) == ("ending-castle-fallen", [1, 2])


@rule("SL-6.5")
@pytest.mark.parametrize(
    ("beige", "gray", "turn", "move", "on", "lost"),
    [
        ("placton d4", "kralc d5", 1, "move d4 up", "placton", ([], ["kralc"])),
        ("placton d4", "kralc d5", 2, "move d5 down", "placton", ([], ["kralc"])),
        ("landor d4", "gwarf d5", 1, "move d4 up", "landor", ([], ["gwarf"])),
        ("landor d4", "gwarf d5", 2, "move d5 down", "gwarf", (["landor"], [])),
    ],
)
def test_some_beat_the_strongest_at_once(
    beige: str, gray: str, turn: int, move: str, on: str, lost: tuple[list[str], list[str]]
) -> None:
    table = Table(beige, gray, turn=turn)
    table.go(turn, move)
    assert table.on(move.split()[1] if on == "" else ("d5" if turn == 1 else "d4")) == on
    assert (table.lost(1), table.lost(2)) == lost


@rule("SL-6.2")
def test_the_attacker_has_left_his_space_and_helpers_count_from_the_contested_one() -> None:
    table = Table("poy d4, high-elf c6, srik d5, dancing-sword b4", "crush d6, enchanted-shield e5")
    # The shield on e5 is next to the contested space d6, the sword on b4 is not.
    table.play(1, "move d5 up")
    assert table.asked(1) == "ask-attack-window"
    assert "use c6" in table.options(1) and "use b4" not in table.options(1)
    table.play(1, "use c6 + to d6")
    assert "use e5" in table.options(2)


@rule("SL-6.3", "SL-14.5")
def test_both_are_revealed_before_anybody_answers() -> None:
    table = Table("srik d4, high-elf c4", "crush d5")
    table.play(1, "move d4 up")
    assert table.log()[-3:] == ["revealed srik d5", "revealed crush d5", "attacked srik crush d5"]
    assert table.asked(1) == "ask-attack-window"


@rule("SL-6.8", "SL-7.8")
def test_a_defender_who_gives_himself_leaves_no_success() -> None:
    table = Table("dancing-sword d5, poy c4", "crush d6", turn=2)
    table.play(2, "move d6 down")
    table.play(2, "pass")
    table.play(1, "use d5 + to c4")
    table.pass_all()
    assert table.on("d5") == "crush"
    assert table.lost(1) == ["dancing-sword"]
    assert table.known("c4") == [1, 2]
    assert not [told for told in table.log() if told.startswith("compared")]
    assert table.owes() == [1]


@rule("SL-6.8")
def test_an_attacker_who_gives_himself_leaves_the_defender_where_he_is() -> None:
    table = Table("dancing-sword d4, poy c4", "crush d5")
    table.play(1, "move d4 up")
    table.play(1, "use d5 + to c4")
    table.pass_all()
    assert (table.on("d5"), table.on("d4")) == ("crush", "")


@rule("SL-6.8", "SL-7.8")
def test_a_weakened_attacker_dies_in_the_window() -> None:
    table = Table("dwarven-scout d4", "crush d5, fire-wall c5")
    table.play(1, "move d4 up")
    table.play(2, "use c5 + to d5")
    table.pass_all()
    assert table.on("d5") == "crush"
    assert table.curse() == "dwarven-scout"


@rule("SL-6.7", "SL-6.9", "SL-5.14")
def test_beating_a_magical_unit_and_surviving_is_a_success() -> None:
    table = Table("tiera d4", "fungus-of-bremmuk d5, kzzt h5")
    table.go(1, "move d4 up")
    assert (table.owes(), table.asked(2)) == ([2], "ask-sacrifice")
    table = Table("tiera d4", "paranos d5, kzzt h5")
    table.go(1, "move d4 up")
    assert table.asked(2) == "ask-main-play"


@rule("SL-6.7", "SL-18.2")
def test_a_tie_is_a_success_for_nobody() -> None:
    table = Table("tiera d4", "lord-of-the-dead d5, kzzt h5")
    table.go(1, "move d4 up")
    assert table.on("d5") == ""
    assert table.asked(2) == "ask-main-play"


@rule("SL-6.10", "SL-5.2")
def test_what_is_compulsory_happens_by_itself() -> None:
    table = Table("placton d5", "kralc d6", turn=2)
    table.go(2, "move d6 down")
    assert table.lost(2) == ["kralc"]


@rule("SL-6.11", "SL-13.4")
def test_dumes_attacks_his_own_side() -> None:
    table = Table("", "dumes d6, zombie-grave d5", turn=2, lost={2: "mummy"})
    table.go(2, "move d6 down")
    assert table.on("d5") == "mummy"
    assert table.lost(2) == ["dumes", "zombie-grave"]
    table = Table("wind-castle a1", "dumes h7, titan-castle h8", turn=2, extras=False)
    table.play(2, "move h7 up")
    assert (table.ending(), table.ranks()) == ("ending-castle-fallen", [1, 2])


@rule("SL-6.12", "SL-12.9")
def test_the_space_it_attacked_from_is_where_the_move_began() -> None:
    beige = "hillstone-curate d5"
    table = Table(beige, "daemin d7, lord-of-bones a8", turn=2)
    table.war.lent[table.piece("d7")] = CHARGE
    table.go(2, "act d7 charge + to d5")
    assert (table.on("d5"), table.on("d7"), table.on("d6")) == ("daemin", "hillstone-curate", "")


@rule("SL-6.13", "SL-6.3", "SL-18.21")
def test_the_familiars_neighbours_come_before_fury() -> None:
    table = Table("wizards-familiar d5, loovius c4, poy e4", "akillon d6", turn=2, curse="crevcor")
    table.go(2, "move d6 down")
    assert sorted(table.lost(1)) == ["loovius", "wizards-familiar"]
    assert table.known("e4") == [1, 2]
    assert table.on("d5") == "akillon"
    assert table.owes() == [1]


@rule("SL-6.13")
def test_the_familiar_works_in_a_tie_too() -> None:
    table = Table("wizards-familiar d5, loovius c4", "foulis d6", turn=2)
    table.go(2, "move d6 down")
    assert table.on("d5") == ""
    assert sorted(table.lost(1)) == ["loovius", "wizards-familiar"]


@rule("SL-18.9", "SL-6.3")
@pytest.mark.parametrize(("name", "left"), [("kralc", ""), ("girr", "kralc")])
def test_the_devourer_names_its_enemy_before_the_reveal(name: str, left: str) -> None:
    table = Table("psychic-devourer d4", "kralc d5")
    table.play(1, "move d4 up")
    assert table.asked(1) == "ask-name"
    assert table.known("d5") == [2]
    table.go(1, f"name {name}")
    assert table.on("d5") == left
    assert table.lost(1) == ["psychic-devourer"]


@rule("SL-18.9")
def test_the_devourer_falls_even_to_a_spell_that_spares() -> None:
    table = Table("psychic-devourer d4", "fungus-of-bremmuk d5")
    table.play(1, "move d4 up")
    table.go(1, "name fungus-of-bremmuk")
    assert table.lost(1) == ["psychic-devourer"]
    assert table.lost(2) == ["fungus-of-bremmuk"]


@rule("SL-12.10")
def test_clevut_takes_his_attacker_over() -> None:
    table = Table("clevut d5, poy d4", "crush d6", turn=2)
    table.play(2, "move d6 down")
    table.pass_all()
    assert (table.owes(), table.asked(1)) == ([1], "ask-convert")
    table.go(1, "accept")
    assert table.on("d5") == "crush"
    assert table.holder("d5") == 1
    assert table.on("d4") == "poy"
    assert table.lost(1) == ["clevut"]
    table = Table("clevut d5, poy d4", "crush d6", turn=2)
    table.go(2, "move d6 down")
    table.go(1, "decline")
    assert table.lost(1) == ["clevut", "poy"]
    assert table.on("d4") == "crush"


@rule("SL-11.1", "SL-11.17")
def test_fury_goes_on_while_it_can() -> None:
    for space, left in (("d6", "emeraldis"), ("e5", "girr")):
        table = Table("emeraldis d4", "kutbone d5, crimson d6, girr e5")
        table.go(1, "move d4 up")
        assert table.asked(1) == "ask-fury"
        assert table.options(1) == ["choose e5", "choose d6"]
        table.go(1, f"choose {space}")
        assert table.on(space) == left


@rule("SL-11.17")
def test_fury_runs_into_certain_death() -> None:
    table = Table("dwarven-scout d5, quicksand c5", "akillon d6", turn=2)
    table.go(2, "move d6 down")
    assert table.on("c5") == ""
    assert "akillon" in table.lost(2)
