import { formatFigure, type Row } from './row.ts';

const HEADINGS = ['id', 'value', 'unit', 'bar', 'holds', 'peers', 'what'] as const;

function describeHolds(holds: boolean | null): string {
  if (holds === null) return '';
  return holds ? 'yes' : 'NO';
}

function cellsOf({ id, value, unit, bar, holds, peers, what }: Row): readonly string[] {
  const others = peers.map((peer) => `${peer.name} ${formatFigure(peer.value)}`).join(', ');
  return [id, formatFigure(value), unit, bar ?? '', describeHolds(holds), others, what];
}

/** @returns the rows as lines of text in columns, under a line of headings; each ends with a line feed */
export function formatTable(rows: readonly Row[]): string {
  const lines = [HEADINGS, ...rows.map(cellsOf)];
  const widths = HEADINGS.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
  return lines
    .map(
      (cells) =>
        `${cells
          .map((cell, i) => cell.padEnd(widths[i]!))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
