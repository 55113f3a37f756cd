"""The course of games: they end, they stay sound, nobody holds them up, everything occurs."""

from fracas.contract.fields import Fields, field_difference, fields
from fracas.contract.trial import CHANCE, Act, Case, Trial, check, move_of
from fracas.core.errors import IllegalMove
from fracas.core.events import ANSWERED, ONLY_CHOICE, Journal
from fracas.core.game import GAME_OVER, Catalogue
from fracas.core.match import Match
from fracas.core.state import State

_RESIGNS_ONCE_IN = 12


@check
def random_games_end(trial: Trial) -> None:
    """Random games end, for every number of seats and every choice of a setting."""
    for case in trial.every_setup():
        state = case.begin(simulated=True)
        for _ in case.play(state):
            pass
        _require_end(case, state)


def _require_end(case: Case, state: State) -> None:
    result = state.result()
    seats = case.setup.seats
    if result is None:
        raise case.broken("a game that is over has no result")
    if len(result.ranks) != seats or not all(1 <= rank <= seats for rank in result.ranks):
        raise case.broken(f"ranks are one of 1 to {seats} for each seat, not {result.ranks}")
    if len(result.scores) not in (0, seats):
        raise case.broken(f"scores are one for each seat, or none, not {result.scores}")
    asked = [seat for seat in range(seats) if state.legal(seat) or state.question(seat) is not None]
    if state.owing() or asked or state.chance() != 0:
        raise case.broken(f"somebody is still asked after the end: {state.owing() or asked}")
    over = case.game.reasons.messages[GAME_OVER].message
    for seat in range(seats):
        with case.blaming(f"a move of seat {seat + 1} after the end"):
            try:
                state.play(seat, 0)
            except IllegalMove as error:
                if error.refusal.text.message == over:
                    continue
        raise case.broken(f"seat {seat + 1} may move after the end")


@check
def invariants_hold(trial: Trial) -> None:
    """The game finds nothing wrong with a state (`problems`), after every move and outcome."""
    for case in trial.every_setup():
        state = case.begin()
        for _ in case.play(state):
            case.require_sound(state)
        case.require_sound(state)


@check
def idle_seats_never_hang_a_match(trial: Trial) -> None:
    """`idle` gives a legal move whenever a seat owes one, and matches end whoever resigns."""
    for case in trial.every_setup():
        state = case.begin()
        for _ in case.play(state):
            for seat in state.owing():
                _require_legal_idling(case, state, seat)
        _play_with_resignations(case)


def _require_legal_idling(case: Case, state: State, seat: int) -> None:
    with case.blaming(f"idle(seat {seat + 1})"):
        move = state.idle(seat)
        refusal = state.why_not(seat, move)
    if refusal is not None:
        raise case.broken(f"idle gives an illegal move: {refusal}")


def _play_with_resignations(case: Case) -> None:
    game, dice, effort = case.game, case.dice, case.trial.effort
    case.happened = []
    match = Match(game, case.setup.seats, case.setup.options, seed=effort.seed)
    for _ in range(effort.longest):
        playing = [seat for seat in range(case.setup.seats) if seat not in match.resigned]
        if match.over():
            return
        if len(playing) > 1 and dice.below(_RESIGNS_ONCE_IN) == 0:
            seat = playing[dice.below(len(playing))]
            match.resign(seat)
            case.happened.append(f"{seat + 1} resigns")
        elif match.automatic():
            seat = match.automatic()[0]
            with case.blaming(f"the automatic answer of seat {seat + 1}"):
                match.answer_for(seat)
            case.happened.append(f"{seat + 1} is answered for")
        else:
            act = case.choose(match.state)
            with case.blaming(f"{str(act)!r}"):
                match.submit(act.seat, match.question(act.seat), [act.number])
            case.happened.append(str(act))
    raise case.broken(f"no end after {effort.longest} answers in a match with resignations")


@check
def games_do_not_disturb_each_other(trial: Trial) -> None:
    """A game goes the same way alone and while others are played beside it."""
    known = list(trial.cases())
    for case, beside in zip(known, [*known[1:], known[0]], strict=True):
        acts: list[Act] = []
        courses: list[Fields] = []
        alone = case.begin()
        for act in case.play(alone):
            acts.append(act)
            courses.append(fields(alone))
        courses.append(fields(alone))
        case.happened = []
        state = case.begin()
        other = beside.begin(simulated=True)
        for position, course in enumerate(courses):
            found = field_difference(course, fields(state))
            if found:
                raise case.broken(f"played alone and beside another game it differs: {found}")
            if position < len(acts):
                case.do(acts[position], state)
            if other.over():
                other = beside.begin(simulated=True)
            beside.do(beside.choose(other), other)


class _Used:
    """What has occurred so far of what a game declares."""

    def __init__(self, trial: Trial) -> None:
        game = trial.game
        self.missing = {f"verb {verb.name!r}" for verb in game.verbs.verbs}
        self.missing |= {f"chance {name!r}" for name in game.chances.names[1:]}
        self.missing |= {
            f"event {name!r}"
            for number, name in enumerate(game.events.names)
            if number not in (ANSWERED, ONLY_CHOICE)
        }
        self.missing |= _messages(game.prompts) | _messages(game.endings)

    def note(self, what: str) -> None:
        """Note that something occurred."""
        self.missing.discard(what)


def _messages(catalogue: Catalogue) -> set[str]:
    return {f"{catalogue.sort} {known.message!r}" for known in catalogue.messages[1:]}


@check
def everything_is_used(trial: Trial) -> None:
    """Every verb, chance, event, prompt and ending occurs in some game."""
    used = _Used(trial)
    for case in trial.steered():
        _use(case, used)
    for case in trial.cases(trial.effort.search):
        _use(case, used)
        if not used.missing:
            return
    listed = ", ".join(sorted(used.missing))
    raise trial.broken(f"never seen in {trial.effort.search} games: {listed}")


def _use(case: Case, used: _Used) -> None:
    game = case.game
    journal = Journal()
    state = case.begin(journal=journal)
    for _ in range(case.trial.effort.longest):
        if state.over():
            break
        act = _prefer_unused(case, state, used)
        if act.seat == CHANCE:
            used.note(f"chance {game.chances.names[state.chance()]!r}")
        else:
            used.note(f"verb {game.verbs.verb(act.number).name!r}")
        for seat in state.owing():
            used.note(f"prompt {game.prompts.messages[state.asked[seat]].message!r}")
        case.do(act, state, journal)
    for entry in journal.entries:
        used.note(f"event {game.events.names[entry.event]!r}")
    used.note(f"ending {game.endings.messages[state.ending].message!r}")


def _prefer_unused(case: Case, state: State, used: _Used) -> Act:
    """Choose at random, but every other time a move whose verb has not been used, if any."""
    act = case.choose(state)
    if act.seat == CHANCE or case.dice.below(2) == 0:
        return act
    found = [
        move
        for move in case.legal(state, act.seat)
        if f"verb {case.game.verbs.verb(move).name!r}" in used.missing
    ]
    return move_of(case.game, act.seat, found[case.dice.below(len(found))]) if found else act
