// The ground image: which texel of the ground sheets a texel of the screen shows. World texels lie in it at their coordinates
// modulo its size (exposed-rects.ts). For those who include it: uGroundOffset, the slot of the view's corner.
uniform vec2 uGroundOffset;
const uint GROUND_NOTHING = 0u;
const uint GROUND_WATER = 0x10000u; // and the terrain, with the shore as x: what water shows drifts, and is looked up each time

struct GroundPick { ivec3 at; float heightRange; float emissiveScale; };

// x: place on the page. y: 1 + the page, where it is neither GROUND_NOTHING nor water.
uvec4 packGroundPick(GroundPick pick) {
  return uvec4(uint(pick.at.x) | uint(pick.at.y) << 16, uint(pick.at.z) + 1u, floatBitsToUint(pick.heightRange),
    floatBitsToUint(pick.emissiveScale));
}
GroundPick unpackGroundPick(uvec4 packed) {
  return GroundPick(ivec3(packed.x & 0xffffu, packed.x >> 16, packed.y - 1u), uintBitsToFloat(packed.z),
    uintBitsToFloat(packed.w));
}
ivec2 slotOfTexel(ivec2 texel) {
  ivec2 slot = texel + ivec2(uGroundOffset);
  return slot - ivec2(greaterThanEqual(slot, ivec2(uTargetSize))) * ivec2(uTargetSize);
}
ivec2 texelOfSlot(ivec2 slot) {
  ivec2 texel = slot - ivec2(uGroundOffset);
  return texel + ivec2(lessThan(texel, ivec2(0))) * ivec2(uTargetSize);
}
