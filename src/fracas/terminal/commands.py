"""The words one can type at the table besides moves."""

from typing import Final

from rich.table import Table

from fracas.terminal.voice import Voice

HELP: Final = "help"
LOG: Final = "log"
RULES: Final = "rules"
ABOUT: Final = "about"
BACK: Final = "back"
UNDO: Final = "undo"
ALWAYS: Final = "always"
ASK_AGAIN: Final = "ask"
DRAW: Final = "draw"
RESIGN: Final = "resign"
SAVE: Final = "save"
QUIT: Final = "quit"
COMMANDS: Final = (
    HELP,
    LOG,
    RULES,
    ABOUT,
    BACK,
    UNDO,
    ALWAYS,
    ASK_AGAIN,
    DRAW,
    RESIGN,
    SAVE,
    QUIT,
)
# Makes a word a command even where a move of the game is written the same.
MARK: Final = ":"


def read_command(voice: Voice, line: str) -> tuple[str, str]:
    """Read a command, in English or in the reader's language, and what follows it.

    >>> read_command(Voice("fr"), "sauver ici.fracas"), read_command(Voice("fr"), ":undo")
    (('save', 'ici.fracas'), ('undo', ''))
    >>> read_command(Voice("en"), "dance")
    ('', 'dance')
    """
    word, _, rest = line.removeprefix(MARK).strip().partition(" ")
    for command in COMMANDS:
        if word.casefold() in (command, voice(f"command-{command}")):
            return command, rest.strip()
    return "", line


def draw_help(voice: Voice) -> Table:
    """List what can be typed."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold")
    table.add_column(ratio=1)
    for topic in ("number", "notation", "enter", "why", "filter"):
        table.add_row(voice(f"at-table-{topic}-use"), voice(f"at-table-{topic}"))
    for command in COMMANDS:
        use = f"command-{command}-use"
        word = voice(use if voice.knows(f"terminal-{use}") else f"command-{command}")
        table.add_row(word, voice(f"at-table-{command}"))
    return table
