"""Square chimneys whose south and east sides are drawn course by course, and what stands on their heads: clay pots, or a slab against rain."""

from .joinery import at, block, patch
from .model import Model
from .rounds import disc, tube

# Half the width of a stack in joinery steps; rows and joints are in texels of height and steps from a side's left end.
HALF = 9
BRICK_ROWS = 4
BRICK_JOINTS = ((10,), (4, 14))
TONES = {"brick": (2, 2, 2, 2, 3, 1), "stone": (2, 2, 2, 3, 1)}
STONE_ROWS = (6, 5, 7, 5, 6)
STONE_JOINTS = ((8,), (12,), (6,), (10,))
Span = tuple[float, float]


def face_patch(model: Model, side: str, span: Span, rows: Span, half: float, material: str, tone: float, lift: float) -> None:
    """A rectangle on the south or the east side of a square stack; `span` counts steps from the side's left end."""
    left, right = span[0] - half, span[1] - half
    if side == "south":
        patch(model, (left, -half, rows[0]), (right, -half, rows[1]), material, tone, side, lift=lift)
    else:
        patch(model, (half, left, rows[0]), (half, right, rows[1]), material, tone, side, lift=lift)


def course(model: Model, rows: Span, joints: tuple[float, ...], material: str, tones, half: float = HALF) -> None:
    """The bricks or stones of one course on both sides that show, each with a tone of its own and a joint under and beside it."""
    for side in ("south", "east"):
        ends = (0, *joints, 2 * half)
        for left, right in zip(ends, ends[1:]):
            tone = model.chance.pick(tones)
            face_patch(model, side, (left, right), rows, half, material, tone, 0.006)
            if right < 2 * half:
                face_patch(model, side, (right - 2, right), rows, half, material, 1, 0.010)
        face_patch(model, side, (0, 2 * half), (rows[0], rows[0] + 1), half, material, 1, 0.012)


def brick_chimney(model: Model, low: float, top: float) -> None:
    """Courses in bond, two of them set out for a head, and two pots of clay."""
    head = top - 2 * BRICK_ROWS
    block(model, (-HALF, -HALF, low), (HALF, HALF, head), "brick", 2, bevel=0)
    for index in range(int((head - low) // BRICK_ROWS)):
        rows = (head - (index + 1) * BRICK_ROWS, head - index * BRICK_ROWS)
        course(model, rows, BRICK_JOINTS[index % 2], "brick", TONES["brick"])
    for side in ("south", "east"):
        face_patch(model, side, (0, 2 * HALF), (head - 3, head), HALF, "brick", 0, 0.016)
    out = HALF + 1
    block(model, (-out, -out, head), (out, out, head + BRICK_ROWS), "brick", 2, edge=0.6)
    block(model, (-out - 1, -out - 1, head + BRICK_ROWS), (out + 1, out + 1, top), "stone", 2.6, edge=0.6)
    for x, y in ((-4.5, -4.5), (4.5, 4.5)):
        pot(model, x, y, top)


def pot(model: Model, x: float, y: float, top: float) -> None:
    """A clay pipe with a rim, black inside."""
    wide = float(at(3.4, 0, 0)[0])
    tube(model, at(x, y, top - 1), at(x, y, top + 8), wide * 1.1, wide * 0.9, "shingle", 2)
    tube(model, at(x, y, top + 6), at(x, y, top + 8), wide * 1.25, wide * 1.25, "shingle", 3)
    disc(model, at(x, y, top + 8), wide * 1.25, "shingle", 3)
    disc(model, at(x, y, top + 8.1), wide * 0.8, "timber", 0)


def stone_chimney(model: Model, low: float, top: float) -> None:
    """Rough courses, a ledge, and a slab on four stones that keeps the rain out."""
    head = top - 4
    block(model, (-HALF, -HALF, low), (HALF, HALF, head), "stone", 2, bevel=0)
    row, index = head, 0
    while row > low:
        high = row
        row = max(row - STONE_ROWS[index % len(STONE_ROWS)], low)
        course(model, (row, high), STONE_JOINTS[index % len(STONE_JOINTS)], "stone", TONES["stone"])
        index += 1
    for side in ("south", "east"):
        face_patch(model, side, (0, 2 * HALF), (head - 2, head), HALF, "stone", 0, 0.016)
    out = HALF + 1.5
    block(model, (-out, -out, head), (out, out, top), "stone", 2.6, edge=0.6)
    block(model, (-6, -6, top), (6, 6, top + 0.4), "timber", 0, bevel=0)
    for x in (-6.5, 6.5):
        for y in (-6.5, 6.5):
            block(model, (x - 2.5, y - 2.5, top), (x + 2.5, y + 2.5, top + 7), "stone", 1.6, bevel=0)
    block(model, (-out, -out, top + 7), (out, out, top + 10), "stone", 2, edge=0.8)
    patch(model, (-5, 2, top + 10), (3, 6, top + 10), "moss", 2)
    patch(model, (-3, 0, top + 10), (1, 2, top + 10), "moss", 2)
