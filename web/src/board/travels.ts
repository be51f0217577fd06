// Pieces that change places. A place is a path into the view, `seats.1.plate.0`, with a number of pieces, a list of their names, or the
// name of one (null if there is none). The same in Python: tests/travels.py.

import type { Happening } from '../lib/api';

export interface Travel {
  piece: string;
  from: string;
  to: string;
  count: number;
}

export const BOX = 'box'; // off the board; `box.` and a name: a place where a piece is printed, and stays

export function travelsOf(happening: Happening): Travel[] {
  const { travels = [] } = happening as { travels?: (Omit<Travel, 'count'> & { count?: number })[] };
  return travels.map((travel) => ({ count: 1, ...travel })); // one piece is sent without its number
}

/** The view with pieces put down at a place, or taken away from it if the count is below 0. */
export function put<View>(view: View, place: string, piece: string, count: number): View {
  return place.split('.')[0] === BOX ? view : (changed(view, place.split('.'), piece, count) as View);
}

function changed(value: unknown, [step, ...rest]: string[], piece: string, count: number): unknown {
  if (step === undefined) return lying(value, piece, count);
  if (Array.isArray(value)) return value.map((each: unknown, i) => (i === Number(step) ? changed(each, rest, piece, count) : each));
  const holder = value as Record<string, unknown>;
  return { ...holder, [step]: changed(holder[step], rest, piece, count) };
}

function lying(value: unknown, piece: string, count: number): unknown {
  if (typeof value === 'number') return value + count;
  if (!Array.isArray(value)) return count > 0 ? piece : null;
  const lies: unknown[] = [...value];
  for (let i = count; i < 0; i += 1) lies.splice(lies.lastIndexOf(piece), 1);
  return [...lies, ...Array<string>(Math.max(0, count)).fill(piece)];
}

/** The view after pieces have left, or have arrived, or both. */
export function carried<View>(view: View, travels: Travel[], ends: 'from' | 'to' | 'both' = 'both'): View {
  return travels.reduce((shown, { piece, from, to, count }) => {
    const left = ends === 'to' ? shown : put(shown, from, piece, -count);
    return ends === 'from' ? left : put(left, to, piece, count);
  }, view);
}

/** The view as if pieces that have arrived were still under way. */
export function awaited<View>(view: View, travels: Travel[]): View {
  return travels.reduce((shown, { piece, to, count }) => put(shown, to, piece, -count), view);
}

/** What travels now and did not before. */
export function more(now: Travel[], before: Travel[]): Travel[] {
  const way = ({ piece, from, to }: Travel) => `${piece} ${from} ${to}`;
  const had = new Map<string, number>();
  for (const travel of before) had.set(way(travel), (had.get(way(travel)) ?? 0) + travel.count);
  return now.flatMap((travel) => {
    const known = had.get(way(travel)) ?? 0;
    had.set(way(travel), Math.max(0, known - travel.count));
    return travel.count > known ? [{ ...travel, count: travel.count - known }] : [];
  });
}
