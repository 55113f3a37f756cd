"""The types of units (SL-1.2)."""

from typing import Final

from fracas.core.verbs import Domain

TYPE: Final = Domain(
    "type",
    (
        "ranger",
        "elf",
        "dwarf",
        "dragon",
        "sprite",
        "plant-life",
        "doppelganger",
        "magic",
        "castle",
        "paladin",
        "wizard",
        "cleric",
        "spirit",
        "angel",
        "chimera",
        "eagle",
        "satyr",
        "ram",
        "weapon",
        "centaur",
        "unicorn",
        "panther",
        "sphinx",
        "titan",
        "giant",
        "ogre",
        "beast",
        "gorgon",
        "minotaur",
        "vampire",
        "skeleton",
        "zombie",
        "werewolf",
        "mold",
        "insectoid",
        "worm",
        "mutant",
        "reptilian",
        "artifact",
        "familiar",
    ),
)
RANGER: Final = 0
ELF: Final = 1
DWARF: Final = 2
DRAGON: Final = 3
SPRITE: Final = 4
PLANT_LIFE: Final = 5
DOPPELGANGER: Final = 6
MAGIC: Final = 7
CASTLE: Final = 8
PALADIN: Final = 9
WIZARD: Final = 10
CLERIC: Final = 11
SPIRIT: Final = 12
ANGEL: Final = 13
CHIMERA: Final = 14
EAGLE: Final = 15
SATYR: Final = 16
RAM: Final = 17
WEAPON: Final = 18
CENTAUR: Final = 19
UNICORN: Final = 20
PANTHER: Final = 21
SPHINX: Final = 22
TITAN: Final = 23
GIANT: Final = 24
OGRE: Final = 25
BEAST: Final = 26
GORGON: Final = 27
MINOTAUR: Final = 28
VAMPIRE: Final = 29
SKELETON: Final = 30
ZOMBIE: Final = 31
WEREWOLF: Final = 32
MOLD: Final = 33
INSECTOID: Final = 34
WORM: Final = 35
MUTANT: Final = 36
REPTILIAN: Final = 37
ARTIFACT: Final = 38
FAMILIAR: Final = 39
