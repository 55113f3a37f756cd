"""The contract as a ready pytest class, one test for each check."""

from typing import Final

from fracas.contract.answering import chains_are_private, order_of_answers_changes_nothing
from fracas.contract.chancing import chance_can_decide_all_it_lists, chance_stays_in_the_state
from fracas.contract.copying import (
    a_journal_changes_nothing,
    copies_are_independent,
    saved_twins_stay_equal,
    state_is_plain_data,
)
from fracas.contract.courses import (
    everything_is_used,
    games_do_not_disturb_each_other,
    idle_seats_never_hang_a_match,
    invariants_hold,
    random_games_end,
)
from fracas.contract.effort import USUAL, Effort
from fracas.contract.furnishing import house_content_is_checked
from fracas.contract.hiding import imagine_peeks_at_nothing, secrets_vary, views_leak_nothing
from fracas.contract.moving import legal_has_one_definition, notation_parses_back
from fracas.contract.nonsense import (
    a_match_refuses_nonsense,
    nonsense_is_no_snapshot,
    nonsense_is_refused,
)
from fracas.contract.parting import hidden_things_stay_hidden
from fracas.contract.recording import records_replay
from fracas.contract.rulebooks import rulebooks_agree
from fracas.contract.trial import Check
from fracas.contract.viewing import views_are_well_formed
from fracas.contract.wording import texts_are_complete, texts_can_be_said
from fracas.core.game import Game

CHECKS: Final[tuple[Check, ...]] = (
    random_games_end,
    invariants_hold,
    everything_is_used,
    idle_seats_never_hang_a_match,
    games_do_not_disturb_each_other,
    state_is_plain_data,
    copies_are_independent,
    saved_twins_stay_equal,
    a_journal_changes_nothing,
    chance_stays_in_the_state,
    chance_can_decide_all_it_lists,
    notation_parses_back,
    legal_has_one_definition,
    nonsense_is_refused,
    a_match_refuses_nonsense,
    nonsense_is_no_snapshot,
    house_content_is_checked,
    views_are_well_formed,
    views_leak_nothing,
    imagine_peeks_at_nothing,
    secrets_vary,
    hidden_things_stay_hidden,
    chains_are_private,
    order_of_answers_changes_nothing,
    records_replay,
    texts_are_complete,
    texts_can_be_said,
    rulebooks_agree,
)


def contract(game: Game, effort: Effort = USUAL) -> type:
    """Make a class of tests that hold a game to the contract: `TestPig = contract(GAME)`."""
    tests = {f"test_{check.__name__}": _test(check, game, effort) for check in CHECKS}
    return type(f"Contract_{game.id}", (), {"__doc__": f"The contract, for {game.id}.", **tests})


def _test(check: Check, game: Game, effort: Effort) -> object:
    def test(self: object) -> None:
        check(game, effort)

    test.__name__ = f"test_{check.__name__}"
    test.__doc__ = check.__doc__
    return test
