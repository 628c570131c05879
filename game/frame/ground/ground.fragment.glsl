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
#include<tallowGroundShape>
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
uniform usampler2D uShape;    // ground-shape.ts: how high each tile is
uniform int uHighest;         // texels; 0 where all ground is level
uniform int uCliff;           // terrain of bare faces; -1: each tile's own
uniform sampler2DArray uPageAlbedo;
uniform usampler2DArray uPageHeights;
layout(location = 0) out uvec4 outPick;

struct GroundTexel { int steps; GroundPick pick; };
const GroundTexel NO_GROUND = GroundTexel(-1, NO_PICK);

// What the texel would show if all tiles were of one terrain; steps -1: nothing. picture: where its texels are taken from, on
// tiles that lie `shift` before the map's.
GroundTexel pickTile(ivec2 picture, ivec2 shift, int terrain) {
  GroundPick pick = NO_PICK;
  if (isWaterTerrain(uTerrains, terrain)) {
    pick.kind = GROUND_WATER;
    pick.terrain = uint(terrain);
    return GroundTexel(0, pick);
  }
  GroundTexel best = NO_GROUND;
  pick.kind = GROUND_TEXEL;
  ivec2 owner = tileOfTexel(picture);
  ivec2 front = tileOfTexel(picture + ivec2(0, RELIEF_MAX_PX));
  for (int i = 0; i < 4; i++) {
    ivec2 tile = owner + ivec2(i & 1, i >> 1);
    if (any(greaterThan(tile, front)) || cellAt(uCells, tile + shift).r == NO_TERRAIN) continue;
    FrameRecord record = fetchRecord(uRecords, terrainRecordOfTile(uTerrains, terrain, tile));
    ivec2 local = texelInTile(picture, tile) - record.origin;
    if (any(lessThan(local, ivec2(0))) || any(greaterThanEqual(local, record.size))) continue;
    pick.at = ivec3(record.atlas + local, record.layer);
    if (texelFetch(uPageAlbedo, pick.at, 0).a < COVERAGE_ALPHA) continue;
    int steps = reliefSteps(texelFetch(uPageHeights, pick.at, 0).r, record.heightRange);
    if (steps <= best.steps) continue;
    pick.heightRange = record.heightRange;
    pick.emissiveScale = record.emissiveScale;
    best = GroundTexel(steps, pick);
  }
  return best;
}

// place: the texel of flat ground that is seen. step: of its tile.
GroundTexel pickGround(ivec2 place, ivec2 picture, int step) {
  ivec2 tile = tileOfTexel(place);
  ivec2 shift = tile - tileOfTexel(picture);
  uvec4 owner = cellAt(uCells, tile);
  // Far from borders all that may show is of one terrain.
  if (owner.b == 0u) return pickTile(picture, shift, int(owner.r));
  uint feet[RELIEF_MAX_PX + 1];
  for (int down = 0; down <= RELIEF_MAX_PX; down++) {
    ivec2 foot = place + ivec2(0, down);
    bool onStep = int(cellAt(uCells, tileOfTexel(foot)).a) == step;
    feet[down] = onStep ? terrainOfTexel(foot, uCells, uStrays) : NO_TERRAIN;
  }
  GroundTexel best = NO_GROUND;
  for (int down = 0; down <= RELIEF_MAX_PX; down++) {
    bool seen = down > 0 && (feet[down] == feet[0] || feet[down] == feet[max(down - 1, 0)]);
    if (feet[down] == NO_TERRAIN || seen) continue;
    GroundTexel texel = pickTile(picture, shift, int(feet[down]));
    if (texel.steps <= best.steps) continue;
    int foot = footOfRelief(texel.steps);
    if (down == 0 || (foot <= RELIEF_MAX_PX && feet[min(foot, RELIEF_MAX_PX)] == feet[down])) best = texel;
  }
  return best;
}

void main() {
  ivec2 screen = ivec2(uCorner) + texelOfSlot(ivec2(gl_FragCoord.xy));
  GroundHit hit = LEVEL_HIT;
  if (uHighest > 0) hit = findGround(screen, uShape, uHighest);
  outPick = packGroundPick(NO_PICK);
  if (hit.lift < 0) return;
  ivec2 place = screen + ivec2(0, hit.lift);
  ivec2 picture = pictureOfHit(screen, hit);
  GroundPick pick;
  if (hit.face == FACE_NONE) {
    pick = pickGround(place, picture, hit.step).pick;
  } else {
    ivec2 tile = tileOfTexel(place);
    int bare = hit.isDraped || uCliff < 0 ? int(cellAt(uCells, tile).r) : uCliff;
    pick = pickTile(picture, tile - tileOfTexel(picture), bare).pick;
  }
  pick.ray = hit.ray;
  pick.face = hit.face;
  pick.isCrease = hit.isCrease;
  if (pick.kind == GROUND_WATER) pick.shore = shoreOfTexel(place, uTerrains, uCells, uStrays);
  outPick = packGroundPick(pick);
}
