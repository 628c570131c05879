// The view (frame-view.ts) for shaders: target texel <-> world screen texel <-> depth. Nearness is taken relative to the
// view's middle row, in texels: (screenY - middleY) + 2 * heightPx, whole numbers for snapped things, exact far from the origin.
uniform vec2 uCorner;
uniform vec2 uTargetSize;

float depthOfNearnessPx(float nearnessPx) { return 0.5 - nearnessPx / NEARNESS_SPAN_PX; }
float nearnessPxOfDepth(float depth) { return (0.5 - depth) * NEARNESS_SPAN_PX; }

// row: gl_FragCoord.y. heightPx: the point's height in texels, rounded to 1/2048: such a nearness fits the depth image exactly
// in every row, so that a texel's place does not change in its last bits while the view scrolls.
float nearnessPxAt(float row, float heightPx) {
  return row - 0.5 * uTargetSize.y + floor(2048.0 * heightPx + 0.5) / 1024.0;
}
float heightPxAt(float row, float nearnessPx) { return 0.5 * (nearnessPx - (row - 0.5 * uTargetSize.y)); }

// The world point, game axes, of the target's pixel (gl_FragCoord.xy) with this depth.
vec3 positionAtPixel(vec2 pixel, float depth) {
  float z = heightPxAt(pixel.y, nearnessPxOfDepth(depth)) / PX_PER_UNIT;
  return screenToWorld(uCorner + pixel, z);
}

// Clip position of a target pixel coordinate (y down, first row first in memory) and a depth.
vec4 clipOfPixel(vec2 pixel, float depth) { return vec4(pixel / uTargetSize * 2.0 - 1.0, depth * 2.0 - 1.0, 1.0); }
