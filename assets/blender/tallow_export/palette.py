"""The one palette: every material is a ramp of five sRGB colours from dark to light, and how it takes light.

A model names material and tone, never a colour. Tone 2 is the body (3 for plaster and skin), 1 and 3 the drawn marks, 0 gaps, 4 glints.
Steps are 6 to 9 L* (5 to 6 on the ground). A new material is a new line here, shown beside its neighbours in three lights before it is used.
Lines keep their places: a material's number is its place.
"""

from dataclasses import dataclass

TONES = 5


@dataclass(frozen=True)
class Material:
    """`glow` is how many times its own colour a texel gives off; 0 for all that only takes light."""

    number: int
    name: str
    ramp: tuple[tuple[int, int, int], ...]
    metallic: float
    roughness: float
    specular: float
    glow: float


# What leaves a pane should look like 0.7 of a fully lit white at the game's exposure, a flame about twice that.
PANE_GLOW = 3.0
FLAME_GLOW = 6.0
# Whole fields of it glow: with a pane's strength the crust between would be lost.
LAVA_GLOW = 2.0

# name: ramp, metallic, roughness, specular, glow
TABLE: dict[str, tuple] = {
    "timber": ("352a28 45352f 574337 6c5643 867058", 0, 0.9, 0.3),
    "plank": ("4a3b30 5f4c3b 756049 8c7559 a58f70", 0, 0.85, 0.3),
    "floor": ("4c3d32 5e4c3d 6f5b48 826c55 967f65", 0, 0.8, 0.35),
    "plaster": ("8f8272 a89a84 beae95 cdbfa6 dbcfb8", 0, 0.95, 0.2),
    "stone": ("504e50 636061 787471 8e8981 a49e92", 0, 0.9, 0.3),
    "cobble": ("56524f 625d59 706a64 7f7971 918a7f", 0, 0.8, 0.35),
    "shingle": ("4a3331 5e3f38 744d41 8a614f a17a63", 0, 0.9, 0.3),
    "thatch": ("5f4d35 77613f 8f774b a78e5c bfa772", 0, 0.95, 0.2),
    "grass": ("465238 515f3d 5d6c44 6b794c 7f8a59", 0, 0.95, 0.2),
    "dirt": ("5a4c40 685849 776654 887661 9b8a73", 0, 0.95, 0.2),
    "moss": ("424d34 505c3b 606b44 717b50 858c60", 0, 0.95, 0.2),
    "oak_leaf": ("2b3b33 394f38 4b663e 637d48 829457", 0, 0.95, 0.2),
    "birch_leaf": ("35402e 475433 5c6a3b 757f48 929558", 0, 0.95, 0.2),
    "pine": ("2a3a36 364a41 445c4b 587357 718a64", 0, 0.95, 0.2),
    "bark": ("332d2b 433b36 554b43 6a5e51 817464", 0, 0.95, 0.2),
    "birch_bark": ("4a4648 8d867f b3aba0 cbc4b6 ddd7c9", 0, 0.9, 0.3),
    "iron": ("2c2e36 3f424a 585c64 7a7f86 a3a8ac", 0.8, 0.45, 0.5),
    "skin": ("85584a a6735c c29075 d6aa8c e6c6aa", 0, 0.8, 0.3),
    "hair": ("3b2622 52352a 6b4733 835b40 9c7352", 0, 0.8, 0.3),
    "leather": ("3a2e2a 4d3e34 635142 7a6753 938068", 0, 0.75, 0.35),
    "red_cloth": ("4a2a30 633637 7d4540 965c50 ac7868", 0, 0.95, 0.2),
    "blue_cloth": ("2f3648 3b465a 4b586d 617084 7d8b9a", 0, 0.95, 0.2),
    "linen": ("85796a 9e917d b6a890 c9bca4 dbd0bb", 0, 0.95, 0.2),
    "dark_glass": ("3b4450 4d5a66 64737c 84939a a9b5b6", 0, 0.2, 0.6),
    "water": ("2e4a58 3a5d6b 4b7480 679097 8fb0af", 0, 0.15, 0.6),
    "glow": ("b86a22 d88a30 eaa845 f4c765 fbe19a", 0, 0.4, 0.3, PANE_GLOW),
    "flame": ("e0701e f59a2c ffc14e ffe08a fff6cf", 0, 0.9, 0.2, FLAME_GLOW),
    "meadow": ("4c593b 576641 647348 758253 8a9464", 0, 0.95, 0.2),
    "earth": ("615244 705f4f 806e5b 92806a a4937c", 0, 0.95, 0.2),
    "hide": ("45322a 5c4335 755741 8e6d50 a88867", 0, 0.8, 0.35),
    "sage_cloth": ("3e4b41 4c5b4d 5d6c59 71806a 89967e", 0, 0.95, 0.2),
    "pale_cobble": ("5c5854 69645f 77716a 888179 9c958a", 0, 0.8, 0.35),
    "brick": ("553e39 6a4e45 806154 977668 ac8c7c", 0, 0.9, 0.3),
    "slate": ("333a44 424a56 535c69 67707d 7e8790", 0, 0.85, 0.35),
    "copper": ("53362d 744d3d 976850 b58568 cfa68a", 0.5, 0.45, 0.5),
    "gold": ("5c4a2e 80683d a58a50 c6ab68 dcc78a", 0.5, 0.4, 0.5),
    "crystal": ("463f63 5f5986 7f7aa8 a4a0c6 c8c6df", 0, 0.15, 0.6),
    "moonglow": ("3a6689 538dae 7cb4ca aed8e0 d8f0ee", 0, 0.4, 0.3, PANE_GLOW),
    "violet": ("44334c 594464 71597d 876f91 a089aa", 0, 0.95, 0.2),
    "ochre": ("6c5836 836b40 9a804c b2985f c9b17c", 0, 0.95, 0.2),
    "pumpkin": ("61402f 7a503b 94654a ad7c5a c7987a", 0, 0.8, 0.35),
    "plum_cloth": ("46323f 5d4354 75576a 8c6d80 a68898", 0, 0.95, 0.2),
    "dry_grass": ("5b533c 696046 786d4f 877b58 9a8c65", 0, 0.95, 0.2),
    "mud": ("4e3f35 5c4c40 6a594b 786656 897664", 0, 0.7, 0.35),
    "puddle": ("2b322f 3a423f 4b5350 616a67 818b89", 0, 0.15, 0.6),
    "sand": ("83705a 927e65 a18c70 b09b7b c2ac89", 0, 0.95, 0.2),
    "pale_sand": ("8a765f 99846a a89376 b7a181 c9b390", 0, 0.95, 0.2),
    "snow": ("878c95 989ba3 a8abb0 b8babd cbcccd", 0, 0.8, 0.3),
    "drift": ("90939b a0a3a9 b1b3b7 c1c2c4 d1d1d0", 0, 0.8, 0.3),
    "ice": ("5f7887 6d8795 7c96a3 8da6b0 a9bfc6", 0, 0.2, 0.6),
    "bedrock": ("524f50 605c5b 6d6a67 7b7873 8e8a83", 0, 0.9, 0.3),
    "litter": ("4d3e33 5b4b3d 695847 786551 8b765f", 0, 0.95, 0.2),
    "bog": ("403e30 4c4937 5a5640 686449 7a7455", 0, 0.9, 0.25),
    "lava": ("74200f a8391a d4602a ee9340 fbc873", 0, 0.8, 0.3, LAVA_GLOW),
}


def bytes_of(hex_colour: str) -> tuple[int, int, int]:
    return int(hex_colour[0:2], 16), int(hex_colour[2:4], 16), int(hex_colour[4:6], 16)


MATERIALS: tuple[Material, ...] = tuple(
    Material(number, name, tuple(bytes_of(colour) for colour in row[0].split()), row[1], row[2], row[3], row[4] if len(row) > 4 else 0.0)
    for number, (name, row) in enumerate(TABLE.items())
)
NUMBER_OF: dict[str, int] = {material.name: material.number for material in MATERIALS}
