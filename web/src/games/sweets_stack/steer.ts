// Steering: among all places where the candy may rest, the one that a key or a finger means.

import { highOf, moved, spotOf, spotsOf, wideOf, type Spot } from './shape';

export interface Rest {
  move: string; // the move that lets it rest there
  corner: Spot; // the bottom left of the candy's rectangle
  spots: Spot[]; // row by row from the bottom
  middle: Spot;
}

/** The resting places, given by their corners: by column from the left, and from the top within a column. */
export function restsOf(corners: string[], shape: string): Rest[] {
  const spots = spotsOf(shape);
  const [wide, high] = [wideOf(shape), highOf(shape)];
  return corners
    .map((cell) => {
      const corner = spotOf(cell);
      const middle = { column: corner.column + (wide - 1) / 2, row: corner.row + (high - 1) / 2 };
      return { move: `rest ${cell}`, corner, spots: moved(spots, corner), middle };
    })
    .toSorted((a, b) => a.corner.column - b.corner.column || b.corner.row - a.corner.row);
}

/** The place nearest to a point of the bucket: its column first, then its row. */
export function nearest(rests: Rest[], point: Spot): Rest | undefined {
  const far = (rest: Rest): number => Math.abs(rest.middle.column - point.column) * 100 + Math.abs(rest.middle.row - point.row);
  return rests.toSorted((a, b) => far(a) - far(b))[0];
}

/** In the next column to the left (-1) or right (1): the straight way down, or the same height if one is under something. */
export function beside(rests: Rest[], from: Rest, step: -1 | 1): Rest {
  const that = rests.filter((rest) => Math.sign(rest.corner.column - from.corner.column) === step);
  const columns = that.map((rest) => rest.corner.column);
  const column = step === 1 ? Math.min(...columns) : Math.max(...columns);
  const there = that.filter((rest) => rest.corner.column === column);
  const tucked = rests.some((rest) => rest.corner.column === from.corner.column && rest.corner.row > from.corner.row);
  return (tucked ? there.find((rest) => rest.corner.row === from.corner.row) : undefined) ?? there[0] ?? from;
}

/** The next place in the same column, further up (1) or down (-1). */
export function along(rests: Rest[], from: Rest, step: -1 | 1): Rest {
  const column = rests.filter((rest) => rest.corner.column === from.corner.column);
  return column[column.indexOf(from) - step] ?? from;
}
