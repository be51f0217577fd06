// Points as they are printed on the sheet: over the boxes of the bar, for a set, for a pickle.

import type { Content, HoneymoonView, Row, SeatView } from './view';

/** How many ticks a row has once these finds are in; a full row ticks no more. */
export function tickedAfter(row: Row, finds: readonly Content[]): number {
  return Math.min(row.boxes, row.ticked + finds.filter((find) => find === row.sweet).length);
}

/** How the points change with these finds. */
export function change(view: HoneymoonView, seat: SeatView, finds: readonly Content[]): number {
  const worth = (row: Row, ticked: number): number => row.scores[ticked - 1] ?? 0;
  const after = seat.bar.map((row) => tickedAfter(row, finds));
  const rows = seat.bar.reduce((sum, row, at) => sum + worth(row, after[at]!) - worth(row, row.ticked), 0);
  const sets = view.set_worth * (Math.min(...after) - seat.sets);
  const pickles = view.pickle_worth * finds.filter((find) => find === 'pickle').length;
  return rows + sets + pickles;
}

/** A sum as people write it, with a real minus. */
export function plain(points: number | string): string {
  return String(points).replace('-', '−');
}

/** A change as people write it: +3, −2, ±0. */
export function signed(points: number): string {
  return points === 0 ? '±0' : points > 0 ? `+${points}` : plain(points);
}
