// Moves by touch: which spots a move wants touched, and what a touch does.
//
// A spot with sweets is named after its place in the view: `seats.2.plate.0` is the first kind of sweet on seat 2's plate; there are also
// `market.0`, `ladder.12`, `marker.0` (your own marker on that kind), `land.plate` and `land.bowl` (where a sweet from the market goes)
// and `store.two`.

import type { Move, View } from './view';

export interface Option {
  move: Move;
  spots: string[]; // in any order; one of them twice if two of one kind are wanted
}

// Where a move's parts are touched. `me` is the viewer's seat, `you` the one that the move is about.
const SPOTS: Partial<Record<Move['json']['move'], Record<string, string>>> = {
  swap: { give: 'me.plate', take: 'you.plate' },
  market: { give: 'me.plate', take: 'market' },
  bowl: { sweet: 'me.plate' },
  same: { sweet: 'me.plate', same: 'you.plate' },
  plate: { sweet: 'me.bowl' },
  stall: { give: 'me.plate', take: 'market', to: 'land' },
  refill: { sweet: 'you.bowl' },
  bowls: { give: 'me.bowl', take: 'you.bowl' },
  within: { give: 'me.bowl', take: 'me.plate' },
  two: { give: 'me.plate' },
  for: { take: 'you.plate' },
  switch: { sweets: 'marker' },
  take: { store: 'store' },
  bid: { space: 'ladder' },
};

/** The ways to make a legal move by touch; several if the last touch may fall on any of several sweets. */
export function options(view: View, you: number, move: Move): Option[] {
  const parts: Record<string, unknown> = { ...move.json };
  parts['same'] = parts['sweet'];
  const other = parts['seat'] ?? view.pair?.seat;
  const kind = (value: unknown) => {
    const found = (view.sweets as unknown[]).indexOf(value);
    return found < 0 ? String(value) : found;
  };
  const spots = Object.entries(SPOTS[move.json.move] ?? {}).flatMap(([part, where]) => {
    const zone = where.replace('me.', `seats.${you}.`).replace('you.', `seats.${other as number}.`);
    return [parts[part]].flat().map((value) => `${zone}.${kind(value)}`);
  });
  if (move.json.move !== 'two') return spots.length > 0 ? [{ move, spots }] : [];
  // The first sweet touched on another plate says whose plate it is, and is the first of those taken.
  const there = view.seats[move.json.seat]?.plate ?? [];
  return there.flatMap((count, each) => (count > 0 ? [{ move, spots: [...spots, `seats.${other as number}.plate.${each}`] }] : []));
}

/** What still has to be touched for the option after these touches; null: they do not belong to it. */
export function rest(option: Option, touched: string[]): string[] | null {
  const left = [...option.spots];
  for (const spot of touched) {
    const at = left.indexOf(spot);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export function fits(all: Option[], touched: string[]): boolean {
  return all.some((option) => rest(option, touched) !== null);
}

/** Every spot where a touch would lead on, and the move that the touch would complete, if it completes one. */
export function next(all: Option[], touched: string[]): Map<string, Move | null> {
  const found = new Map<string, Move | null>();
  for (const option of all) {
    const left = rest(option, touched);
    if (left?.length === 1) found.set(left[0]!, option.move);
    else for (const spot of left ?? []) if (!found.has(spot)) found.set(spot, null);
  }
  return found;
}

export interface Touched {
  touched: string[];
  option: Option | null; // completed by this touch
}

/** After touching a spot: it is added to what was touched, replaces what does not go with it, or is let go; null: it is of no use. */
export function touch(all: Option[], touched: string[], spot: string): Touched | null {
  // Giving and taking belong together: a sweet touched to be given is not let go for one that cannot be taken for it.
  const partners = touched.map((each) => belong(all, each, spot));
  const tries = [
    [...touched, spot],
    ...touched.flatMap((_, i) => (partners[i] ? [] : [[...touched.filter((_, j) => j !== i), spot]])),
    ...(partners.includes(true) ? [] : [[spot]]),
  ];
  if (touched.includes(spot) && !fits(all, tries[0]!)) return { touched: touched.filter((each) => each !== spot), option: null };
  const chosen = tries.find((each) => fits(all, each));
  if (!chosen) return null;
  return { touched: chosen, option: all.find((option) => rest(option, chosen)?.length === 0) ?? null };
}

const zoneOf = (spot: string) => spot.slice(0, spot.lastIndexOf('.'));
const lastOf = (spot: string | undefined) => spot?.slice(spot.lastIndexOf('.') + 1);

/** Whether some move wants both spots' plates, bowls or stalls touched, of whatever sweets. */
function belong(all: Option[], one: string, other: string): boolean {
  const has = (option: Option, spot: string) => option.spots.some((each) => zoneOf(each) === zoneOf(spot));
  return zoneOf(one) !== zoneOf(other) && all.some((option) => has(option, one) && has(option, other));
}

/** A move to ask "why not" about, for a spot that is of no use now: what somebody who touches it probably wants to do. */
export function meant(view: View, you: number, using: boolean, touched: string[], spot: string): string | null {
  const letter = (kind: string | number | undefined) => view.sweets[Number(kind)]?.[0] ?? '';
  const [where = '', seat, dish] = spot.split('.');
  const [there, last] = [`@${Number(seat) + 1}`, lastOf(spot)];
  const store = using ? view.seats[you]?.store : null;
  if (where === 'store') return `take ${last}`;
  if (where === 'ladder') return `bid ${last}`;
  if (where === 'marker') return `switch ${letter(0)}${letter(1)}`;
  if (dish === 'bowl') return Number(seat) === you ? `plate ${letter(last)}` : `refill ${letter(last)} ${there}`;
  const [mine, plate] = [`seats.${you}.plate`, view.seats[you]?.plate ?? []];
  const give = letter(lastOf(touched.find((each) => zoneOf(each) === mine)) ?? plate.findIndex((count) => count > 0));
  if (where === 'market') return store === 'stall' ? `stall ${give} ${letter(last)} plate` : `market ${give} ${letter(last)}`;
  if (where !== 'seats') return null;
  if (Number(seat) !== you) return store === 'same' ? `same ${letter(last)} ${there}` : `swap ${give} ${letter(last)} ${there}`;
  const [from, whose] = touched[0]?.split('.') ?? [];
  if (from === 'seats' && Number(whose) !== you) return `swap ${letter(last)} ${letter(lastOf(touched[0]))} @${Number(whose) + 1}`;
  const lies = view.market.findIndex((count, kind) => count > 0 && kind !== Number(last));
  return `market ${letter(last)} ${letter(from === 'market' ? lastOf(touched[0]) : Math.max(0, lies))}`;
}
