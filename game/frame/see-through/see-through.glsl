// See-through circles (circles.ts) and fading crowns, for the impostors. A circle is x, y (target texels), the row below which
// a texel's ground point lies in front of its mobile, and the height in texels from which on things are cut.
uniform vec4 uCircles[CIRCLES_MAX];
uniform int uCircleCount;

const int WHOLE = 0;  // no circle's business
const int KEPT = 1;   // at a rim, and left standing by the dither
const int CUT = 2;

// Which circles may cut something of a rect of target texels: a bit each.
uint circlesOver(vec2 topLeft, vec2 size, float nearestPx) {
  uint circles = 0u;
  for (int i = 0; i < CIRCLES_MAX; i++) {
    if (i >= uCircleCount) break;
    vec4 circle = uCircles[i];
    vec2 nearestPoint = clamp(circle.xy, topLeft, topLeft + size);
    bool isOver = distance(nearestPoint, circle.xy) < CIRCLE_RADIUS_TEXELS + RIMLESS_TEXELS;
    // Nearness in texels, from row 0, is the ground point's row and the height.
    bool isInFront = nearestPx - circle.w > circle.z - RIMLESS_TEXELS;
    if (isOver && isInFront) circles |= 1u << uint(i);
  }
  return circles;
}

// What the circles make of the texel at a target texel with this height in texels.
int openingAt(uint circles, ivec2 at, float heightPx) {
  int opening = WHOLE;
  int i = 0;
  for (uint rest = circles; rest != 0u; rest >>= 1) {
    vec4 circle = uCircles[i++];
    float leadPx = float(at.y) + 0.5 + heightPx - circle.z;
    if ((rest & 1u) == 0u || leadPx <= -RIMLESS_TEXELS || heightPx <= circle.w) continue;
    ivec2 from = at - ivec2(circle.xy);
    float away = length(vec2(from) + 0.5);
    // 1 in the inner half, 0 at the rim.
    float share = 2.0 - 2.0 * away / CIRCLE_RADIUS_TEXELS;
    if (leadPx > 0.0 && (float(bayerRank(from)) + 0.5) / float(BAYER_STEPS) < share) return CUT;
    // Also a little beyond what may be cut, or holes at its edge would show an outline.
    if (share < 1.0 && away < CIRCLE_RADIUS_TEXELS + RIMLESS_TEXELS) opening = KEPT;
  }
  return opening;
}

// Whether a fade leaves the texel out. `steps` > 0: so many of BAYER_STEPS are gone; < 0: so many are there.
bool isFaded(ivec2 fromAnchor, int steps) {
  int rank = bayerRank(fromAnchor);
  return steps > 0 ? rank < steps : rank >= -steps;
}
