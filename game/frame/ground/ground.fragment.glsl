// Ground (B4): each screen texel shows exactly one baked ground texel, picked as shared/pick-ground.ts does. Reads the map's
// cells, the ground sprites' records and pages; writes the ground image.
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
#include<tallowShore>
#include<tallowView>
#include<tallowGroundPicks>
uniform usampler2D uRecords;
uniform usampler2D uCells;    // terrain-borders.ts: what each tile is
uniform usampler2D uStrays;   // terrain-borders.ts: how borders wander and fray
uniform usampler2D uTerrains; // terrain-frames.ts: records by terrain and crossed edges
uniform sampler2DArray uPageAlbedo;
uniform usampler2DArray uPageHeights;
layout(location = 0) out uvec4 outPick;

struct GroundTexel { int steps; uvec4 pick; };
const GroundTexel NO_GROUND = GroundTexel(-1, uvec4(GROUND_NOTHING));

// What the texel would show if all tiles were of one terrain; steps -1: nothing.
GroundTexel pickTile(ivec2 screen, int terrain) {
  if (isWaterTerrain(uTerrains, terrain)) return GroundTexel(0, uvec4(0u, GROUND_WATER | uint(terrain), 0u, 0u));
  GroundTexel best = NO_GROUND;
  ivec2 owner = tileOfTexel(screen);
  ivec2 front = tileOfTexel(screen + ivec2(0, RELIEF_MAX_PX));
  for (int i = 0; i < 4; i++) {
    ivec2 tile = owner + ivec2(i & 1, i >> 1);
    if (any(greaterThan(tile, front)) || cellAt(uCells, tile).r == NO_TERRAIN) continue;
    FrameRecord record = fetchRecord(uRecords, terrainRecordOfTile(uTerrains, terrain, tile));
    ivec2 local = texelInTile(screen, tile) - record.origin;
    if (any(lessThan(local, ivec2(0))) || any(greaterThanEqual(local, record.size))) continue;
    ivec3 at = ivec3(record.atlas + local, record.layer);
    if (texelFetch(uPageAlbedo, at, 0).a < COVERAGE_ALPHA) continue;
    int steps = reliefSteps(texelFetch(uPageHeights, at, 0).r, record.heightRange);
    if (steps > best.steps)
      best = GroundTexel(steps, packGroundPick(GroundPick(at, record.heightRange, record.emissiveScale)));
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
  ivec2 screen = ivec2(uCorner) + texelOfSlot(ivec2(gl_FragCoord.xy));
  outPick = pickGround(screen).pick;
  if (outPick.y >= GROUND_WATER) outPick.x = shoreOfTexel(screen, uTerrains, uCells, uStrays);
}
