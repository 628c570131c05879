// Which neighbour outlines a pixel: shared by the outline pass and its debug view.
const float OUTLINE_STEP_UNITS = 0.25;

bool hasOutline(int tag) { return tag == TAG_STATIC || tag == TAG_MOBILE; }

// The nearest of the four neighbours that stands proud of this pixel, or the pixel itself.
ivec2 outlineSource(sampler2D albedo, sampler2D depth, ivec2 at) {
  float here = nearnessPxOfDepth(texelFetch(depth, at, 0).r);
  float best = here + OUTLINE_STEP_UNITS * PX_PER_NEARNESS;
  ivec2 source = at;
  ivec2 last = ivec2(uTargetSize) - 1;
  for (int i = 0; i < 4; i++) {
    ivec2 neighbour = at + ivec2(i == 0 ? 1 : i == 1 ? -1 : 0, i == 2 ? 1 : i == 3 ? -1 : 0);
    if (any(lessThan(neighbour, ivec2(0))) || any(greaterThan(neighbour, last))) continue;
    if (!hasOutline(tagOf(texelFetch(albedo, neighbour, 0)))) continue;
    float near = nearnessPxOfDepth(texelFetch(depth, neighbour, 0).r);
    if (near > best) { best = near; source = neighbour; }
  }
  return source;
}
