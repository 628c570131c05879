import { describe, expect, it } from 'vitest';
import { buildCells, type Cell } from '../../../../scripts/catalogue/build-cells.ts';
import { VIEWS } from '../../../../scripts/catalogue/options.ts';
import { middleOf, planMap } from '../../../../scripts/catalogue/plan-map.ts';
import { fitsView } from '../../../../scripts/catalogue/select-sprites.ts';
import { holds, moveRect, overlaps, type TexelRect } from '../../../../scripts/catalogue/texel-rect.ts';
import { PX_PER_UNIT, screenToWorld, worldToScreen } from '../../../../shared/projection.ts';
import { drawnSprite, LAMP, SHAPES } from './drawn-sprites.ts';

const BOUNDS = new Map(SHAPES.map(({ name, bounds }) => [name, bounds]));

/** What a cell's statics cover, texels from its middle. */
function coveredBy(cell: Cell): readonly { readonly sprite: string; readonly rect: TexelRect }[] {
  return cell.statics.map(({ sprite, x, y }) => {
    const [right, down] = worldToScreen(x, y, 0);
    expect([right % 1, down % 1]).toEqual([0, 0].map((zero) => expect.closeTo(zero, 9)));
    return { sprite, rect: moveRect(BOUNDS.get(sprite)!, Math.round(right), Math.round(down)) };
  });
}

/** Tiles from its middle that a picture shows, along either axis. */
function reachOf({ left, top, right, bottom }: TexelRect): number {
  const corners = [screenToWorld(left, top, 0), screenToWorld(right, top, 0), screenToWorld(left, bottom, 0)];
  const all = [...corners, screenToWorld(right, bottom, 0)].flatMap(([x, y]) => [Math.abs(x), Math.abs(y)]);
  return Math.max(...all);
}

describe.each(VIEWS)('the view %s', (view) => {
  const shapes = SHAPES.filter(({ name }) => fitsView(name, view));
  const cells = shapes.flatMap((sprite) => buildCells(sprite, view, LAMP).flat());
  const plan = planMap(cells);

  it('shows every sprite whole', () => {
    for (const cell of cells) {
      const own = coveredBy(cell).filter(({ sprite }) => view !== 'frames' || sprite !== LAMP.name);
      for (const { sprite, rect } of own) expect(holds(cell.view, rect), `${sprite} in ${cell.caption}`).toBe(true);
    }
    for (const { name } of shapes.filter((shape) => !shape.name.startsWith('ground_'))) {
      expect(
        cells.some(({ statics }) => statics.some(({ sprite }) => sprite === name)),
        name,
      ).toBe(true);
    }
  });

  it('keeps the cells so far apart that nothing of one is seen in another', () => {
    const views = plan.cells.map((placed) => moveRect(placed.cell.view, ...middleOf(placed)));
    for (const [i, a] of views.entries()) {
      for (const b of views.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
    }
  });

  it('casts no shadow of one cell into another, whichever way it falls', () => {
    for (const caster of plan.cells) {
      const top = Math.min(...coveredBy(caster.cell).map(({ rect }) => rect.top));
      // The lowest of the lights stands 17 degrees high.
      const length = Math.max(0, -top) / PX_PER_UNIT / Math.tan((17 * Math.PI) / 180);
      for (const other of plan.cells.filter((placed) => placed !== caster)) {
        const away = Math.max(Math.abs(other.x - caster.x), Math.abs(other.y - caster.y));
        expect(away - reachOf(other.cell.view), `${caster.cell.caption} to ${other.cell.caption}`).toBeGreaterThan(
          length,
        );
      }
    }
  });

  it('has ground wherever a picture looks', () => {
    for (const placed of plan.cells) {
      const { left, top, right, bottom } = moveRect(placed.cell.view, ...middleOf(placed));
      for (const [x, y] of [
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
      ] as const) {
        const [tileX, tileY] = screenToWorld(x, y, 0);
        expect(tileX >= 0 && tileY >= 0 && tileX <= plan.width && tileY <= plan.height).toBe(true);
      }
    }
    expect(plan.tiles.length).toBe(plan.width * plan.height);
  });

  it('is the same each time', () => {
    expect(planMap(shapes.flatMap((sprite) => buildCells(sprite, view, LAMP).flat()))).toEqual(plan);
  });
});

describe('a lamp post', () => {
  const lampOf = (name: string) => {
    const sprite = SHAPES.find((shape) => shape.name === name)!;
    const [[cell]] = buildCells(sprite, 'sheet', LAMP) as [[Cell]];
    return { cell, covered: coveredBy(cell) };
  };

  it.each(['barrel', 'wall_timber_x', 'wall_timber_y', 'chest'])('hides nothing of %s', (name) => {
    const [own, lamp] = lampOf(name).covered;
    expect(overlaps(own!.rect, lamp!.rect)).toBe(false);
  });

  it('stands on the side that the face looks to', () => {
    expect(lampOf('wall_timber_x').covered[1]!.rect.right).toBeLessThanOrEqual(0);
    expect(lampOf('wall_timber_y').covered[1]!.rect.left).toBeGreaterThanOrEqual(0);
  });

  it('is not beside itself, and nowhere where the bake has none', () => {
    expect(lampOf('lamp_post').cell.statics.length).toBe(1);
    expect(buildCells(SHAPES[0]!, 'sheet', undefined)[0]![0]!.statics.length).toBe(1);
  });

  it('is out of the picture of a frame', () => {
    const cells = buildCells(SHAPES.find(({ name }) => name === 'mobile_smith')!, 'frames', LAMP).flat();
    for (const cell of cells) expect(overlaps(coveredBy(cell)[1]!.rect, cell.view)).toBe(false);
  });
});

describe('rows, fields and frames', () => {
  it('run the way the modules meet: along x, along y, by the footprint', () => {
    const places = (name: string, footprint: [number, number]) =>
      buildCells(drawnSprite(name, [-9, -9, 9, 9], { footprint }), 'row', undefined)[0]![0]!.statics.map(({ x, y }) => [
        x,
        y,
      ]);
    expect(places('wall_a_x', [1, 1])).toEqual([
      [-2, 0],
      [-1, 0],
      [0, 0],
      [1, 0],
    ]);
    expect(places('wall_a_y', [1, 1])).toEqual([
      [0, -2],
      [0, -1],
      [0, 0],
      [0, 1],
    ]);
    expect(places('roof_a_s', [2, 1])).toEqual([
      [-4, 0],
      [-2, 0],
      [0, 0],
      [2, 0],
    ]);
    expect(places('roof_a_e', [1, 3])).toEqual([
      [0, -6],
      [0, -3],
      [0, 0],
      [0, 3],
    ]);
  });

  it('lay a field of 12 x 12 tiles into other ground', () => {
    const [[cell]] = buildCells(drawnSprite('ground_mud', [-16, -16, 16, 16]), 'mosaic', undefined) as [[Cell]];
    const { tiles } = planMap([cell]);
    expect(tiles.filter((name) => name === 'ground_mud').length).toBe(144);
    expect(new Set(tiles)).toEqual(new Set(['ground_mud', 'ground_grass']));
  });

  it('give a row to each step and a column to each facing', () => {
    const rows = buildCells(SHAPES.find(({ name }) => name === 'mobile_smith')!, 'frames', undefined);
    expect(rows.map((row) => row.map(({ statics }) => statics[0]!.frame))).toEqual(
      Array.from({ length: 7 }, (_, step) => Array.from({ length: 8 }, (_, facing) => facing * 7 + step)),
    );
    expect(rows[0]!.map(({ caption }) => caption)).toEqual([
      'mobile_smith idle s',
      'idle se',
      'idle e',
      'idle ne',
      'idle n',
      'idle nw',
      'idle w',
      'idle sw',
    ]);
    expect(rows[3]![1]!.caption).toBe('walk 2 se');
  });
});
