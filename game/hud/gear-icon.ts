// A gear of eleven by eleven pixels.

const ROWS = [
  '....###....',
  '.##.###.##.',
  '.#########.',
  '..#######..',
  '####...####',
  '###.....###',
  '####...####',
  '..#######..',
  '.#########.',
  '.##.###.##.',
  '....###....',
] as const;

/** @param stepPx CSS pixels that a pixel of the icon takes */
export function createGearIcon(stepPx: number): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const size = ROWS.length;
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('width', String(size * stepPx));
  svg.setAttribute('height', String(size * stepPx));
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  const squares = ROWS.flatMap((row, y) =>
    [...row].flatMap((pixel, x) => (pixel === '#' ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  path.setAttribute('d', squares.join(''));
  svg.append(path);
  return svg;
}
