"""The contract really catches faults: each check rejects a game made to break it."""

from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from brawl import GAME as BRAWL
from broken.tables import ONE_IS_RICH
from fracas.contract import CHECKS, ContractBroken, Effort, contract
from fracas.contract.courses import everything_is_used
from fracas.contract.fields import fields
from fracas.core.game import Game
from fracas.core.state import State

TOYS: Final = Path(__file__).parents[1] / "games"

REJECTED: Final = (
    ("endless", "random_games_end", "no end after"),
    ("lost_card", "invariants_hold", "3 of card 2 instead of 4"),
    ("dead_ends", "everything_is_used", "never seen .* ending 'ending-rich'"),
    ("stubborn_idle", "idle_seats_never_hang_a_match", "illegal move: seat . cannot 'hide'"),
    ("shared_memory", "games_do_not_disturb_each_other", "alone and beside another game"),
    ("step_in_a_closure", "state_is_plain_data", "field 'later' is not plain data"),
    ("running_plan", "state_is_plain_data", "field 'plan' is not plain data: .* generator"),
    ("shared_list", "copies_are_independent", "changed the original: hands is"),
    ("forgotten_in_copy", "copies_are_independent", "copy differs from its original.*: night is"),
    ("forgotten_field", "saved_twins_stay_equal", "twin differs: robberies is"),
    ("journal_matters", "a_journal_changes_nothing", "state is another: gold is"),
    ("outside_dice", "chance_stays_in_the_state", "the same (dice|outcomes), it differs"),
    ("secret_throw", "chance_stays_in_the_state", "told the same outcomes, it differs"),
    ("impossible_card", "chance_can_decide_all_it_lists", "after . draw .* negative number"),
    ("ambiguous_notation", "notation_parses_back", "are written 'rob somebody'"),
    ("refused_move", "legal_has_one_definition", "listed as legal is refused: .* 'hide'"),
    ("unlisted_move", "legal_has_one_definition", "'rob .' .* is not listed as legal"),
    ("crashing_obstacle", "legal_has_one_definition", "raises IndexError"),
    ("eager_obstacle", "legal_has_one_definition", "changed the state"),
    ("fragile_explain", "nonsense_is_refused", "raises IndexError"),
    ("fragile_explain", "a_match_refuses_nonsense", "raises IndexError"),
    ("trusting_reader", "nonsense_is_no_snapshot", "IndexError|read as something else"),
    ("trusting_house", "house_content_is_checked", "reading content raises KeyError"),
    ("stretching_observe", "views_are_well_formed", "observe gives .* integers, not"),
    ("path_to_nowhere", "views_are_well_formed", "point at 'masks/mask' for 'hide'"),
    ("leaking_view", "views_leak_nothing", "real state from an imagined one: .*-masked"),
    ("leaking_preview", "views_leak_nothing", "options.*previews is"),
    ("peeking_imagine", "imagine_peeks_at_nothing", "peeks at what it cannot know"),
    ("unsound_imagine", "imagine_peeks_at_nothing", "a state imagined for .* instead of"),
    ("frozen_secret", "secrets_vary", "secret '.*' is always imagined"),
    ("undeclared_secret", "secrets_vary", "declares no secrets hides something"),
    ("betraying_prompt", "hidden_things_stay_hidden", "nothing was disclosed: owing"),
    ("loud_event", "hidden_things_stay_hidden", "nothing was disclosed: log.*drew"),
    ("silent_disclosure", "hidden_things_stay_hidden", "say so with disclose"),
    ("visible_chain", "chains_are_private", "chain of seat . is open, .* could notice"),
    ("endless_chain", "chains_are_private", "a chain of seat . does not end"),
    ("early_answer", "chains_are_private", "how seat . answered in secret, .* could notice"),
    ("first_come", "order_of_answers_changes_nothing", "refused in the order"),
    ("remembered_hesitation", "records_replay", "its record does not hold"),
    ("missing_text", "texts_are_complete", "'hid' is missing; 'laid' has other blanks"),
    ("undeclared_text", "texts_can_be_said", "'note-of-my-own' is missing"),
    ("torn_rulebook", "rulebooks_agree", "SM-3.4 is missing in French"),
)


def toy(name: str) -> Game:
    """Give one of the games in `tests/games/broken`."""
    game = import_module(f"broken.{name}").GAME
    assert isinstance(game, Game)
    return game


TestHonest = contract(toy("honest"))


@pytest.mark.parametrize(("name", "check", "words"), REJECTED, ids=lambda value: str(value)[:40])
def test_a_broken_toy_is_rejected(name: str, check: str, words: str) -> None:
    with pytest.raises(ContractBroken, match=words) as rejection:
        next(known for known in CHECKS if known.__name__ == check)(toy(name))
    assert rejection.value.check == check


def test_what_random_play_seldom_meets_may_be_met_from_a_stated_position() -> None:
    game = toy("dead_ends")

    def ended_rich() -> State:
        state = game.new(2)
        state.finish(ONE_IS_RICH, (1, 1), ())
        return state

    everything_is_used(game, Effort(positions=(ended_rich,)))
    with pytest.raises(ContractBroken, match="never seen"):
        everything_is_used(game, Effort(positions=()))


def test_every_check_has_a_toy_that_it_rejects() -> None:
    assert {check for _, check, _ in REJECTED} == {check.__name__ for check in CHECKS}


def test_every_toy_is_rejected() -> None:
    toys = {path.stem for path in (TOYS / "broken").glob("*.py")} - {"honest", "tables"}
    assert {name for name, _, _ in REJECTED} == toys


def test_the_fields_of_interpreted_and_compiled_states_are_seen() -> None:
    for game in (BRAWL, toy("honest")):
        assert {"stack", "chains", "hands", "deck", "dice"} <= fields(game.new(2)).keys()
