// Shapes as pictures, with lines from the top separated by "/": their cells, and the outline to draw.

export interface Spot {
  column: number;
  row: number; // from the bottom; both counted from 0
}

export const UNIT = 10; // of the drawings, for one cell
export const COLUMNS = 'abcdefghijkl';

export function spotsOf(shape: string): Spot[] {
  const lines = shape.split('/').toReversed();
  return lines.flatMap((line, row) => [...line].flatMap((mark, column) => (mark === '#' ? [{ column, row }] : [])));
}

export function wideOf(shape: string): number {
  return shape.split('/')[0]!.length;
}

export function highOf(shape: string): number {
  return shape.split('/').length;
}

/** A cell by its name: `c1` is in the third column of the lowest row. */
export function spotOf(cell: string): Spot {
  return { column: COLUMNS.indexOf(cell.charAt(0)), row: Number(cell.slice(1)) - 1 };
}

export function cellOf(spot: Spot): string {
  return `${COLUMNS.charAt(spot.column)}${spot.row + 1}`;
}

export function moved(spots: Spot[], by: Spot): Spot[] {
  return spots.map(({ column, row }) => ({ column: column + by.column, row: row + by.row }));
}

function box(x: number, y: number, wide: number, high: number, round: number): string {
  const [across, down] = [wide - 2 * round, high - 2 * round];
  const corner = (dx: number, dy: number): string => `a${round} ${round} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + round} ${y}h${across}${corner(round, round)}`,
    `v${down}${corner(-round, round)}`,
    `h${-across}${corner(-round, -round)}`,
    `v${-down}${corner(round, -round)}z`,
  ].join('');
}

/** The left and upper edges of a cell in a drawing whose row 0 is at `bottom`. */
export function corner(spot: Spot, bottom: number): { x: number; y: number } {
  return { x: spot.column * UNIT, y: bottom - (spot.row + 1) * UNIT };
}

/** One path for all cells: filled, they are one piece. Draw the stroke below the fill, since the cells overlap. */
export function outline(spots: Spot[], bottom: number, inset = 0.45, round = 2.4): string {
  const has = (column: number, row: number): boolean => spots.some((spot) => spot.column === column && spot.row === row);
  const side = UNIT - 2 * inset;
  const parts: string[] = [];
  for (const spot of spots) {
    const { x, y } = corner(spot, bottom);
    const [right, above] = [has(spot.column + 1, spot.row), has(spot.column, spot.row + 1)];
    parts.push(box(x + inset, y + inset, side, side, round));
    if (right) parts.push(box(x + UNIT / 2, y + inset, UNIT, side, 0));
    if (above) parts.push(box(x + inset, y - UNIT / 2, side, UNIT, 0));
    if (right && above && has(spot.column + 1, spot.row + 1)) parts.push(box(x + UNIT / 2, y - UNIT / 2, UNIT, UNIT, 0));
  }
  return parts.join('');
}

/** The squares that a piece is scored into, like a bar of chocolate. */
export function squares(spots: Spot[], bottom: number): string {
  return spots
    .map((spot) => corner(spot, bottom))
    .map(({ x, y }) => box(x + 1.7, y + 1.7, UNIT - 3.4, UNIT - 3.4, 1.5))
    .join('');
}
