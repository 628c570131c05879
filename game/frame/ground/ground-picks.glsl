// The ground image: which texel of the ground sheets a texel of the screen shows, and where its ray meets the ground. World
// texels lie in it at their coordinates modulo its size (exposed-rects.ts). For those who include it: uGroundOffset, the slot of
// the view's corner.
uniform vec2 uGroundOffset;
const uint GROUND_NOTHING = 0u;
const uint GROUND_TEXEL = 1u;
const uint GROUND_WATER = 2u; // what water shows drifts, and is looked up each time

// ray, face, isCrease: as ground-shape.ts has them.
struct GroundPick { uint kind; int ray; int face; bool isCrease; ivec3 at; float heightRange; float emissiveScale; uint terrain; uint shore; };
const GroundPick NO_PICK = GroundPick(GROUND_NOTHING, 0, 0, false, ivec3(0), 0.0, 0.0, 0u, 0u);

// x: kind, face, crease and ray. y: place on the page, or the terrain and the shore of water.
uvec4 packGroundPick(GroundPick pick) {
  uint place = pick.kind == GROUND_WATER
    ? pick.terrain | pick.shore << 8
    : uint(pick.at.x) | uint(pick.at.y) << 10 | uint(pick.at.z) << 20;
  uint lie = uint(pick.face) << 2 | uint(pick.isCrease) << 4 | uint(pick.ray) << 5;
  return uvec4(pick.kind | lie, place, floatBitsToUint(pick.heightRange), floatBitsToUint(pick.emissiveScale));
}
GroundPick unpackGroundPick(uvec4 packed) {
  return GroundPick(packed.x & 3u, int(packed.x >> 5), int(packed.x >> 2 & 3u), (packed.x >> 4 & 1u) == 1u,
    ivec3(packed.y & 0x3ffu, packed.y >> 10 & 0x3ffu, packed.y >> 20), uintBitsToFloat(packed.z), uintBitsToFloat(packed.w),
    packed.y & 0xffu, packed.y >> 8);
}
ivec2 slotOfTexel(ivec2 texel) {
  ivec2 slot = texel + ivec2(uGroundOffset);
  return slot - ivec2(greaterThanEqual(slot, ivec2(uTargetSize))) * ivec2(uTargetSize);
}
ivec2 texelOfSlot(ivec2 slot) {
  ivec2 texel = slot - ivec2(uGroundOffset);
  return texel + ivec2(lessThan(texel, ivec2(0))) * ivec2(uTargetSize);
}
