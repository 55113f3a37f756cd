"""Views: well formed, of one shape, and complete enough to be played from."""

import json

from fracas.contract.trial import Case, Trial, check
from fracas.core.events import SPECTATOR
from fracas.core.state import State
from fracas.core.view import Decision, View

Lengths = dict[tuple[int, tuple[int, ...]], int]


@check
def views_are_well_formed(trial: Trial) -> None:
    """Ids are unique, paths lead somewhere, `observe` has one length, looking changes nothing."""
    lengths: Lengths = {}
    for case in trial.every_setup():
        state = case.begin()
        for _ in case.moments(state):
            _look(case, state, lengths)
        _look(case, state, lengths)


def _look(case: Case, state: State, lengths: Lengths) -> None:
    before = state.encode()
    for watcher in case.watchers():
        name = "the spectator" if watcher == SPECTATOR else f"seat {watcher + 1}"
        with case.blaming(f"observe for {name}"):
            observed = state.observe(watcher)
        if not all(type(value) is int for value in observed):
            raise case.broken(f"observe gives {name} something that is no integer: {observed}")
        length = lengths.setdefault((state.seats, state.options), len(observed))
        if len(observed) != length:
            raise case.broken(f"observe gives {name} {len(observed)} integers, not {length}")
        with case.blaming(f"the view of {name}"):
            view = state.view(watcher)
            json.dumps(view.to_json())
        _judge(case, state, view, name)
    if state.encode() != before:
        raise case.broken("looking at a state changed it")


def _judge(case: Case, state: State, view: View, name: str) -> None:
    places = [place.id for place in view.places]
    elements = [element.id for element in view.elements]
    ids = [*places, *elements]
    if len(set(ids)) != len(ids):
        twice = sorted({id for id in ids if ids.count(id) > 1})
        raise case.broken(f"in the view of {name} these ids are not unique: {', '.join(twice)}")
    for element in view.elements:
        if element.place not in places:
            raise case.broken(
                f"in the view of {name} {element.id!r} lies at {element.place!r}, which is no place"
            )
    seats = [panel.seat for panel in view.panels]
    if len(set(seats)) != len(seats) or not all(0 <= seat < state.seats for seat in seats):
        raise case.broken(f"in the view of {name} the panels stand for seats {seats}")
    if view.owing != state.owing():
        raise case.broken(f"in the view of {name} others owe than in the state: {view.owing}")
    if (view.decision is not None) != (view.seat in view.owing):
        raise case.broken(f"in the view of {name} a decision is missing or shown to no purpose")
    if view.decision is not None:
        _judge_decision(case, state, view.decision, view.seat, set(ids))


def _judge_decision(
    case: Case, state: State, decision: Decision, seat: int, pointable: set[str]
) -> None:
    notation = case.game.verbs.notation
    if [option.move for option in decision.options] != state.legal(seat):
        raise case.broken(f"the options shown to seat {seat + 1} are not its legal moves")
    for verb in case.game.verbs.verbs:
        pointable.add(f"verb/{verb.name}")
    paths: dict[tuple[str, ...], int] = {}
    for option in decision.options:
        path = tuple(option.path)
        if not path:
            raise case.broken(f"nothing is pointed at for {notation(option.move)!r}")
        for pointed in path:
            if pointed not in pointable:
                raise case.broken(
                    f"seat {seat + 1} would point at {pointed!r} for {notation(option.move)!r}; "
                    "no element, place or verb has that id in its view"
                )
        if path in paths:
            raise case.broken(
                f"seat {seat + 1} would point at {'>'.join(path)} for both "
                f"{notation(paths[path])!r} and {notation(option.move)!r}"
            )
        paths[path] = option.move
