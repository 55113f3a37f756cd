"""Playing a sitting to its end: bots answer, people are asked, and nothing played is lost."""

from fracas.core.events import SPECTATOR
from fracas.core.seat import Seat
from fracas.terminal import commands
from fracas.terminal.archive import secret_file
from fracas.terminal.draw import draw_result, draw_view
from fracas.terminal.failure import FINE
from fracas.terminal.interrupts import leaving_politely, undisturbed, unmoved
from fracas.terminal.real_table import enter_outcome
from fracas.terminal.sitting import NOBODY_YET, Sitting
from fracas.terminal.turn import Leave, Turn


def play_on(sitting: Sitting) -> int:
    """Play until the game is over or somebody leaves; either way the record is kept."""
    finished_before = sitting.match.over()
    with leaving_politely():
        try:
            while not sitting.match.over():
                go_on(sitting)
        except (Leave, EOFError, KeyboardInterrupt):
            with unmoved():
                return leave(sitting)
        except BaseException:
            sitting.archive.rescue(sitting.match)
            raise
        return end(sitting, finished_before)


def go_on(sitting: Sitting) -> None:
    """Let one thing happen: chance, an automatic answer, a bot's answer or a person's turn."""
    match = sitting.match
    if match.state.chance():
        enter_outcome(sitting)
        return
    automatic = match.automatic()
    if automatic:
        with undisturbed():
            match.answer_for(automatic[0])
        return
    owing = match.owing()
    for seat in owing:
        bot = sitting.players[seat]
        if bot is not None:
            moves = bot.choose(Seat(match, seat))
            with undisturbed():
                match.submit(seat, match.question(seat), moves)
            return
    seat = sitting.present if sitting.present in owing else owing[0]
    if seat == sitting.present or hand_over(sitting, seat):
        Turn(sitting, seat).take()


def hand_over(sitting: Sitting, seat: int) -> bool:
    """Let another person sit down, unseen by the one before; tell whether that was done.

    Whoever is about to get up may still take back the last decision, as long as that is open.
    """
    before = sitting.present
    desk = sitting.desk
    if sitting.has_secrets():
        desk.clear()
        desk.show("", desk.voice("hand-over", seat=desk.voice.seat(seat)))
        undoable = before != NOBODY_YET and sitting.match.can_undo(before)
        if undoable:
            desk.say("hand-over-undo", seat=desk.voice.seat(before))
        line = desk.ask(desk.voice("hand-over-ready") + " ")
        command, _ = commands.read_command(desk.voice, line)
        if command == commands.QUIT:
            raise Leave
        if command == commands.UNDO and undoable:
            sitting.match.undo(before)
            return False
    sitting.present = seat
    return True


def leave(sitting: Sitting) -> int:
    """Save the game, say where, and how it goes on."""
    desk = sitting.desk
    # Saved before anything is said: the terminal may be gone.
    file, failure = sitting.archive.rescue(sitting.match)
    desk.show("")
    if failure is not None:
        desk.complain(desk.voice.text(failure.text))
    desk.say_line("saved", file=str(file))
    if sitting.match.over():
        return FINE
    if sitting.match.sealed is not None:
        desk.say_line("saved-secret", file=str(secret_file(file)))
    elif sitting.match.seed is not None:
        desk.say("saved-seed")
    desk.say_line("resume-with", command=f"fracas play --resume {file}")
    return FINE


def end(sitting: Sitting, finished_before: bool) -> int:
    """Show the last news, the table as all may see it, the result and where the record is."""
    desk, match = sitting.desk, sitting.match
    kept = None if finished_before else sitting.archive.rescue(match)
    people = sitting.people()
    # Several people look at the last table together, so that it shows what all may see.
    reader = people[0] if len(people) == 1 else SPECTATOR
    desk.clear()
    for line in [*sitting.notices, *sitting.news_of(reader)]:
        desk.show(f"  {line}")
    desk.show(*draw_view(desk, match.view(reader), {}), "")
    result = match.result()
    if result is not None:
        desk.show(*draw_result(desk, result))
    if kept is not None:
        file, failure = kept
        if failure is not None:
            desk.complain(desk.voice.text(failure.text))
        desk.show("")
        desk.say_line("recorded", file=str(file))
    return FINE
