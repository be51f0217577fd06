// Moves by touch: which places a move wants touched, and what a touch does.
//
// A place is named by a text: `plate-2-0` is the first kind of sweet on seat 2's plate, `bowl-2-0` the same in its bowl,
// `market-0`, `marker-0` the own marker on it, `land-plate` and `land-bowl` where a sweet from the market goes, `store-two`,
// `bid-12`, `pass`.

import type { Move, Sweet, View } from './view';

export interface Option {
  move: Move;
  places: string[]; // in any order; one of them twice where two of one kind are wanted
}

type Word = Move['json']['move'];
const EXCHANGES: Word[] = ['swap', 'market'];
const ANYTIME: Word[] = ['for', 'take', 'bid', 'pass', 'markers'];

export function usesStore({ json }: Move): boolean {
  return !EXCHANGES.includes(json.move) && !ANYTIME.includes(json.move);
}

/** The ways to touch a legal move; several where the last touch may fall on any of several sweets. */
export function options(view: View, you: number, move: Move): Option[] {
  const { json: parts } = move;
  const kind = (sweet: Sweet) => view.sweets.indexOf(sweet);
  const mine = `plate-${you}`;
  const places = ((): string[][] => {
    switch (parts.move) {
      case 'swap':
        return [[`${mine}-${kind(parts.give)}`, `plate-${parts.seat}-${kind(parts.take)}`]];
      case 'market':
        return [[`${mine}-${kind(parts.give)}`, `market-${kind(parts.take)}`]];
      case 'bowl':
        return [[`${mine}-${kind(parts.sweet)}`]];
      case 'same':
        return [[`${mine}-${kind(parts.sweet)}`, `plate-${parts.seat}-${kind(parts.sweet)}`]];
      case 'plate':
        return [[`bowl-${you}-${kind(parts.sweet)}`]];
      case 'stall':
        return [[`${mine}-${kind(parts.give)}`, `market-${kind(parts.take)}`, `land-${parts.to}`]];
      case 'refill':
        return [[`bowl-${parts.seat}-${kind(parts.sweet)}`]];
      case 'bowls':
        return [[`bowl-${you}-${kind(parts.give)}`, `bowl-${parts.seat}-${kind(parts.take)}`]];
      case 'within':
        return [[`bowl-${you}-${kind(parts.give)}`, `${mine}-${kind(parts.take)}`]];
      case 'two': {
        // the first sweet touched on the other plate says whose it is, and is the first of those taken
        const given = parts.give.map((each) => `${mine}-${kind(each)}`);
        const there = view.seats[parts.seat]?.plate ?? [];
        return there.flatMap((count, each) => (count > 0 ? [[...given, `plate-${parts.seat}-${each}`]] : []));
      }
      case 'for':
        return [parts.take.map((each) => `plate-${view.pair?.seat}-${kind(each)}`)];
      case 'switch':
        return [parts.sweets.map((each) => `marker-${kind(each)}`)];
      case 'take':
        return [[`store-${parts.store}`]];
      case 'bid':
        return [[`bid-${parts.space}`]];
      case 'pass':
        return [['pass']];
      default:
        return [];
    }
  })();
  return places.map((each) => ({ move, places: each }));
}

/** What is still to be touched for the option after these touches; null: they do not belong to it. */
export function rest(option: Option, touched: string[]): string[] | null {
  const left = [...option.places];
  for (const place of touched) {
    const at = left.indexOf(place);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

export function fits(all: Option[], touched: string[]): boolean {
  return all.some((option) => rest(option, touched) !== null);
}

/** Every place whose touch would lead on, and the move that it would complete, if it completes one. */
export function next(all: Option[], touched: string[]): Map<string, Move | null> {
  const found = new Map<string, Move | null>();
  for (const option of all) {
    const left = rest(option, touched);
    if (left?.length === 1) found.set(left[0]!, option.move);
    else for (const place of left ?? []) if (!found.has(place)) found.set(place, null);
  }
  return found;
}

export interface Touched {
  touched: string[];
  option: Option | null; // completed by this touch
}

/** After touching a place: it adds to what was touched, takes the place of what does not go with it, or is let go; null: no use. */
export function touch(all: Option[], touched: string[], place: string): Touched | null {
  // Give and take belong together: what was touched to be given is not let go for something that cannot be taken for it.
  const partners = touched.map((each) => belong(all, each, place));
  const tries = [
    [...touched, place],
    ...touched.flatMap((_, i) => (partners[i] ? [] : [[...touched.filter((_, j) => j !== i), place]])),
    ...(partners.includes(true) ? [] : [[place]]),
  ];
  if (touched.includes(place) && !fits(all, tries[0]!)) return { touched: touched.filter((each) => each !== place), option: null };
  const chosen = tries.find((each) => fits(all, each));
  if (!chosen) return null;
  return { touched: chosen, option: all.find((option) => rest(option, chosen)?.length === 0) ?? null };
}

/** Whether some move wants both places' plates, bowls or stalls touched, of whatever sweets. */
function belong(all: Option[], one: string, other: string): boolean {
  const zone = (place: string) => place.slice(0, place.lastIndexOf('-'));
  const has = (option: Option, place: string) => option.places.some((each) => zone(each) === zone(place));
  return zone(one) !== zone(other) && all.some((option) => has(option, one) && has(option, other));
}

/** A move to ask "why not" about, for a place that is of no use now: what somebody who touches it probably wants. */
export function meant(view: View, you: number, using: boolean, touched: string[], place: string): string | null {
  const [where = '', ...rest] = place.split('-');
  const letter = (kind: string | undefined) => view.sweets[Number(kind)]?.[0] ?? '';
  const store = view.seats[you]?.store;
  if (where === 'store') return `take ${rest[0]}`;
  if (where === 'bid') return `bid ${rest[0]}`;
  const [seat, kind] = rest;
  const there = `@${Number(seat) + 1}`;
  if (where === 'bowl') return Number(seat) === you ? `plate ${letter(kind)}` : `refill ${letter(kind)} ${there}`;
  if (where === 'marker') return `switch ${view.sweets[0]?.[0]}${view.sweets[1]?.[0]}`;
  if (where !== 'plate' && where !== 'market') return null;
  const given = touched.find((each) => each.startsWith(`plate-${you}-`))?.split('-')[2];
  const give = letter(given ?? String(view.seats[you]?.plate.findIndex((count) => count > 0)));
  if (where === 'market') {
    const take = letter(rest[0]);
    return using && store === 'stall' ? `stall ${give} ${take} plate` : `market ${give} ${take}`;
  }
  if (Number(seat) !== you) {
    const take = letter(kind);
    return using && store === 'same' ? `same ${take} ${there}` : `swap ${give} ${take} ${there}`;
  }
  const [from, ...taken] = touched[0]?.split('-') ?? [];
  if (from === 'market') return `market ${letter(kind)} ${letter(taken[0])}`;
  if (from === 'plate' && Number(taken[0]) !== you) return `swap ${letter(kind)} ${letter(taken[1])} @${Number(taken[0]) + 1}`;
  const market = view.market.findIndex((count, other) => count > 0 && other !== Number(kind));
  return `market ${letter(kind)} ${letter(String(Math.max(0, market)))}`;
}
