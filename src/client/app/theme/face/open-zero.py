"""Draws the typeface's zeros without their slash.

    python3 open-zero.py <atkinson-hyperlegible-next-latin-wght-normal.woff2 as published> <where to write>

Needs fontTools and brotli. The slash parts a zero's inside into two counters. One quarter of the inside, from the foot to the left, is whole in
them; mirrored about the zero's own axes it makes the counter that stands in their place, in each master, so that every weight follows.
"""

import sys

from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

OUTER = 16
"""Points of the outer contour."""
FOOT, QUARTER, LEFT = 16, (26, 25, 24), 23
"""Where the whole quarter stands among the points: its foot, the three that bend it, its left."""


def mirrored(points):
    """The counter's sixteen points from the quarter's five; as well for the differences of a master, mirroring being linear."""
    foot, bends, left = points[FOOT], [points[at] for at in QUARTER], points[LEFT]
    right = lambda point: (2 * foot[0] - point[0], point[1])
    up = lambda point: (point[0], 2 * left[1] - point[1])
    return [
        foot, *(right(point) for point in bends), right(left), *(right(up(point)) for point in reversed(bends)),
        up(foot), *(up(point) for point in bends), left, *reversed(bends),
    ]


font = TTFont(sys.argv[1])
# Decoded first, because decoding depends on the number of points of the glyph.
variations = font["gvar"].variations["zero"]
zero = font["glyf"]["zero"]
assert list(zero.endPtsOfContours) == [15, 26, 38]
tabular = font["glyf"]["zero.tf"]
assert tabular.isComposite() and [part.glyphName for part in tabular.components] == ["zero"]

points = list(zero.coordinates)
zero.coordinates = GlyphCoordinates(points[:OUTER] + mirrored(points))
zero.endPtsOfContours = [15, 31]
zero.numberOfContours = 2
zero.flags = type(zero.flags)([1 if at % 4 == 0 else 0 for at in range(32)])
zero.recalcBounds(font["glyf"])
for variation in variations:
    deltas = variation.coordinates
    assert None not in deltas
    variation.coordinates = deltas[:OUTER] + mirrored(deltas) + deltas[-4:]

font.flavor = "woff2"
font.save(sys.argv[2])
