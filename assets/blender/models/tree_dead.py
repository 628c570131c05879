"""A dead tree, 5.6 units high: bleached wood that forks into two broken limbs, stubs where boughs were, bark left at the foot, a crow on top."""

from tallow_model.foliage import SCREEN_RIGHT
from tallow_model.marks import mark
from tallow_model.model import Model, Sheet
from tallow_model.rounds import ball, circle, tube
from tallow_model.space import px_ground
from tallow_model.stems import FRONT, Stem, place

WOOD, BLEACHED = "stone", 3.0
# All as right, ahead, up in units; then the radii along it, and how tall the splinters of its broken end are, or 0 where it tapers out.
TRUNK = Stem(((0, 0, 0), (0.05, 0, 0.8), (-0.05, 0, 1.6), (0.0, 0, 2.0)), (0.36, 0.29, 0.28, 0.24), flare=0.45)
LIMBS = (
    (((-0.05, 0, 1.6), (-0.35, 0.05, 2.5), (-0.95, 0.1, 3.4), (-1.15, 0.0, 4.3)), (0.22, 0.18, 0.15, 0.13), 0.5),
    (((0.03, 0, 1.7), (0.3, -0.05, 2.8), (0.35, 0, 3.9), (0.75, 0.05, 4.8), (0.7, 0.05, 5.6)), (0.23, 0.17, 0.13, 0.08, 0.025), 0.0),
    (((-0.85, 0.1, 3.3), (-1.4, 0.2, 3.6), (-1.9, 0.1, 4.1), (-2.15, 0.1, 4.6)), (0.11, 0.08, 0.06, 0.02), 0.0),
    (((0.35, 0, 3.7), (0.9, 0.1, 4.0), (1.4, 0.1, 4.0), (1.75, 0.1, 4.45)), (0.11, 0.09, 0.07, 0.02), 0.0),
    (((0.25, 0, 2.5), (0.8, 0.2, 2.8), (1.15, 0.2, 3.2)), (0.12, 0.1, 0.09), 0.28),
    (((1.35, 0.1, 4.0), (1.8, 0.2, 3.85), (2.05, 0.2, 3.5)), (0.06, 0.045, 0.02), 0.0),
    (((0.5, 0, 4.3), (0.1, 0.05, 4.8), (-0.05, 0, 5.3)), (0.08, 0.06, 0.02), 0.0),
    (((-1.05, 0.05, 3.8), (-0.7, 0, 4.2), (-0.6, 0, 4.6)), (0.08, 0.06, 0.05), 0.16),
    (((-0.3, 0.1, 2.2), (-0.75, 0.35, 2.3)), (0.1, 0.085), 0.2),
)  # fmt: skip
# Bark that still holds: from which share of the trunk to which, around from the viewer's azimuth, half its width in texels.
BARK = ((0.0, 0.34, -0.6, 3), (0.0, 0.2, 0.15, 3.4), (0.0, 0.44, 0.8, 2.6), (0.52, 0.7, -0.1, 2))
CROW = place(-1.15, 0.02, 4.84)


def bark_left(model: Model, low: float, high: float, turn: float, half_px: float) -> None:
    """A plate of bark that narrows upward."""
    left, right = [], []
    for step in range(4):
        along = low + (high - low) * step / 3
        half = px_ground(half_px) * (1 - 0.55 * step / 3) / TRUNK.at(along)[1]
        left.append(TRUNK.on_bark(along, FRONT + turn - half)[0])
        right.append(TRUNK.on_bark(along, FRONT + turn + half)[0])
    out = TRUNK.on_bark((low + high) / 2, FRONT + turn)[1]
    for step in range(3):
        mark(model, [left[step], right[step], right[step + 1], left[step + 1]], "bark", 1.6, out, lift=0.03)


def knot(model: Model) -> None:
    """A hole where a bough rotted out, with a pale lip."""
    centre, out = TRUNK.on_bark(0.62, FRONT + 0.35)
    for radius, tone, lift in ((px_ground(3.4), 4.0, 0.03), (px_ground(2.2), 0.0, 0.04)):
        ring = [centre + SCREEN_RIGHT * radius * cos + (0, 0, radius * 1.25 * sin) for cos, sin in circle(8)]
        mark(model, ring, WOOD, tone, out, lift)


def crow(model: Model) -> None:
    """It looks to the left: a body of 8 px, a head, a tail, a pale beak. It flies when the tree is struck."""
    left = -SCREEN_RIGHT
    tube(model, CROW - left * 0.17 - (0, 0, 0.02), CROW + left * 0.08 + (0, 0, 0.12), 0.085, 0.115, "slate", 0.4, 8, 2, debris=True)
    ball(model, CROW + left * 0.1 + (0, 0, 0.22), px_ground(2.3), "slate", 0.6, debris=True)
    tube(model, CROW - left * 0.12, CROW - left * 0.36 - (0, 0, 0.1), 0.07, 0.05, "slate", 0.2, 6, debris=True)
    tube(model, CROW + left * 0.16 + (0, 0, 0.22), CROW + left * 0.3 + (0, 0, 0.19), 0.04, 0.03, "ochre", 2, 6, debris=True)


def build(model: Model) -> None:
    TRUNK.draw(model, WOOD, BLEACHED)
    TRUNK.roots(model, 6, WOOD, BLEACHED - 0.4)
    TRUNK.strokes(model, 7, WOOD, (1.4, 1.4, 4))
    for points, radii, splinters in LIMBS:
        limb = Stem(points, radii)
        limb.draw(model, WOOD, BLEACHED)
        if radii[0] > 0.2:
            limb.strokes(model, 5, WOOD, (1.4, 1.4, 4))
        if splinters:
            limb.snapped(model, splinters, WOOD, 4, (WOOD, 2))
    for plate in BARK:
        bark_left(model, *plate)
    knot(model)
    crow(model)


SHEETS = [Sheet("tree_dead", build, seed=72)]
