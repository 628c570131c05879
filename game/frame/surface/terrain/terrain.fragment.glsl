// Terrain (B4): each screen texel shows exactly one baked ground texel, picked as shared/pick-ground.ts does. Reads the map's
// cells, the ground sprites' records and pages; writes the surface images and depth.
precision highp float;
precision highp int;
precision highp usampler2D;
precision highp sampler2DArray;
precision highp usampler2DArray;
#include<tallowProjection>
#include<tallowHash>
#include<tallowFrameRecord>
#include<tallowTerrain>
#include<tallowTerrainFrames>
#include<tallowTerrainBorders>
#include<tallowGround>
#include<tallowWater>
#include<tallowView>
#include<tallowSurface>
uniform usampler2D uRecords;
uniform usampler2D uCells;    // terrain-borders.ts: what each tile is
uniform usampler2D uStrays;   // terrain-borders.ts: how borders wander and fray
uniform usampler2D uTerrains; // terrain-frames.ts: records by terrain and crossed edges
uniform int uWaterStep;
uniform sampler2DArray uPageAlbedo;
uniform sampler2DArray uPageNormal;
uniform sampler2DArray uPageMaterial;
uniform sampler2DArray uPageEmissive;
uniform usampler2DArray uPageHeights;
layout(location = 0) out vec4 outAlbedo;
layout(location = 1) out vec4 outNormal;
layout(location = 2) out vec4 outMaterial;
layout(location = 3) out vec4 outEmissive;

struct GroundTexel { ivec3 at; int steps; float heightRange; float emissiveScale; bool water; };
const GroundTexel NO_GROUND = GroundTexel(ivec3(0), -1, 0.0, 0.0, false);

// What the texel would show if all tiles were of one terrain; steps -1: nothing.
GroundTexel pickTile(ivec2 screen, int terrain) {
  GroundTexel best = NO_GROUND;
  bool water = isWaterTerrain(uTerrains, terrain);
  if (water) screen += waterDrift(uWaterStep);
  ivec2 owner = tileOfTexel(screen);
  ivec2 front = tileOfTexel(screen + ivec2(0, RELIEF_MAX_PX));
  for (int i = 0; i < 4; i++) {
    ivec2 tile = owner + ivec2(i & 1, i >> 1);
    if (any(greaterThan(tile, front))) continue;
    if (!water && cellAt(uCells, tile).r == NO_TERRAIN) continue;
    FrameRecord record = fetchRecord(uRecords, terrainRecordOfTile(uTerrains, terrain, tile));
    ivec2 local = texelInTile(screen, tile) - record.origin;
    if (any(lessThan(local, ivec2(0))) || any(greaterThanEqual(local, record.size))) continue;
    ivec3 at = ivec3(record.atlas + local, record.layer);
    if (texelFetch(uPageAlbedo, at, 0).a < COVERAGE_ALPHA) continue;
    int steps = reliefSteps(texelFetch(uPageHeights, at, 0).r, record.heightRange);
    if (steps > best.steps) best = GroundTexel(at, steps, record.heightRange, record.emissiveScale, water);
  }
  return best;
}

GroundTexel pickGround(ivec2 screen) {
  uvec4 owner = cellAt(uCells, tileOfTexel(screen));
  // Far from borders all that may show is of one terrain.
  if (owner.b == 0u) return pickTile(screen, int(owner.r));
  uint feet[RELIEF_MAX_PX + 1];
  for (int down = 0; down <= RELIEF_MAX_PX; down++) feet[down] = terrainOfTexel(screen + ivec2(0, down), uCells, uStrays);
  GroundTexel best = NO_GROUND;
  for (int down = 0; down <= RELIEF_MAX_PX; down++) {
    bool seen = down > 0 && (feet[down] == feet[0] || feet[down] == feet[max(down - 1, 0)]);
    if (feet[down] == NO_TERRAIN || seen) continue;
    GroundTexel texel = pickTile(screen, int(feet[down]));
    if (texel.steps <= best.steps) continue;
    int foot = footOfRelief(texel.steps);
    if (down == 0 || (foot <= RELIEF_MAX_PX && feet[min(foot, RELIEF_MAX_PX)] == feet[down])) best = texel;
  }
  return best;
}

void main() {
  ivec2 screen = ivec2(uCorner) + ivec2(gl_FragCoord.xy);
  GroundTexel ground = pickGround(screen);
  if (ground.steps < 0) discard;
  float heightPx = float(texelFetch(uPageHeights, ground.at, 0).r) * (ground.heightRange * PX_PER_UNIT / HEIGHT_MAX);
  outAlbedo = packAlbedo(texelFetch(uPageAlbedo, ground.at, 0).rgb, TAG_TERRAIN);
  vec3 normal = texelFetch(uPageNormal, ground.at, 0).rgb;
  if (ground.water) {
    vec2 slopes = rippleSlopes(screen, uWaterStep);
    normal = normalize(vec3(normal.xy * 2.0 - 1.0 - slopes, normal.z * 2.0 - 1.0)) * 0.5 + 0.5;
  }
  outNormal = packNormal(normal);
  outMaterial = packMaterial(texelFetch(uPageMaterial, ground.at, 0).rgb, 0);
  outEmissive = packEmissive(texelFetch(uPageEmissive, ground.at, 0).rgb, ground.emissiveScale);
  gl_FragDepth = depthOfNearnessPx(nearnessPxAt(gl_FragCoord.y, heightPx));
}
