import type { ShellMesh } from '../../shared/format/shell.ts';
import type { Vec3 } from '../../shared/vector.ts';
import type { Rgb } from './picture.ts';
import type { Triangle } from './raster.ts';

const SHELL_COLOR: Rgb = [196, 186, 160];

/** A shell for drawing. */
export function shellTriangles(shell: ShellMesh): Triangle[] {
  const corner = (i: number): Vec3 => {
    const vertex = shell.indices[i]! * 3;
    return [shell.positions[vertex]!, shell.positions[vertex + 1]!, shell.positions[vertex + 2]!];
  };
  return Array.from({ length: shell.indices.length / 3 }, (_, n) => ({
    corners: [corner(n * 3), corner(n * 3 + 1), corner(n * 3 + 2)],
    color: SHELL_COLOR,
  }));
}
