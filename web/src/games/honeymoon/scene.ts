// The position while something is shown: the view is still as before it, what was shown already lies on the sheets.

import { change, tickedAfter } from './score';
import type { Found, Happening, HoneymoonView, SeatView, Timer } from './view';

function cellsOf(happening: Happening): string[] {
  return happening.kind === 'dig' ? happening.cells : [];
}

export function findsOf(happening: Happening | null): Found[] {
  return happening?.kind === 'found' ? happening.finds : [];
}

/** A seat's sheet with the digs and finds that were shown. */
export function seatAfter(view: HoneymoonView, seat: SeatView, shown: readonly Happening[]): SeatView {
  const own = shown.filter((happening) => happening.seat === seat.seat);
  const cells = own.flatMap(cellsOf);
  const finds = own.flatMap(findsOf).map((found) => found.content);
  const passed = own.some((happening) => happening.kind === 'pass');
  if (!cells.length && !finds.length && !passed) return seat;
  const bar = seat.bar.map((row) => {
    const ticked = tickedAfter(row, finds);
    return { ...row, ticked, points: row.scores[ticked - 1] ?? 0 };
  });
  const sets = Math.min(...bar.map((row) => row.ticked));
  const pickles = seat.pickles + finds.filter((find) => find === 'pickle').length;
  return {
    ...seat,
    bar,
    dug: [...seat.dug, ...cells],
    last_dug: cells,
    last_passed: passed,
    sets,
    set_points: view.set_worth * sets,
    pickles,
    pickle_points: view.pickle_worth * pickles,
    slots_free: seat.slots_free - (view.die === 1 ? cells.length : 0),
    points: seat.points + change(view, seat, finds),
  };
}

/** What the die shows: the roll that is being shown, or the last one. */
export function dieAfter(view: HoneymoonView, shown: readonly Happening[]): number | null {
  const roll = shown.findLast((happening) => happening.kind === 'roll');
  return roll ? roll.number : view.die;
}

/** The timer with the box that a roll has just crossed off. */
export function timerAfter(timer: Timer, shown: readonly Happening[]): Timer {
  const crossed = shown.findLast((happening) => happening.kind === 'timer');
  return crossed ? { ...timer, crossed: timer.boxes - crossed.count } : timer;
}
