// Sweets that change places: by a happening of the story, or by a move that is chosen and not yet sent.

import type { Untold } from '../../lib/api';
import type { Happening, Move, Sweet, View } from './view';

/** What happens, or would happen. */
export type Deed = Untold<Happening>;

export interface Flight {
  sweet: number;
  from: string; // places as in touch.ts; `bag` is outside the board
  to: string;
}

/** What a move would do; `view`: where it is made. */
export function intended(view: View, { json }: Move, you: number): Deed {
  switch (json.move) {
    case 'swap':
      return { kind: 'swap', seat: you, other: json.seat, give: json.give, take: json.take };
    case 'bowls':
      return { kind: 'bowls', seat: you, other: json.seat, give: json.give, take: json.take };
    case 'market':
      return { kind: 'market', seat: you, give: json.give, take: json.take };
    case 'within':
      return { kind: 'within', seat: you, give: json.give, take: json.take };
    case 'stall':
      if (json.to === 'bowl') return { kind: 'stall_bowl', seat: you, to: json.to, give: json.give, take: json.take };
      return { kind: 'stall_plate', seat: you, to: json.to, give: json.give, take: json.take };
    case 'bowl':
    case 'plate':
      return { kind: json.move, seat: you, sweet: json.sweet };
    case 'same':
    case 'refill':
      return { kind: json.move, seat: you, other: json.seat, sweet: json.sweet };
    case 'two':
      return { kind: 'two', seat: you, other: json.seat, give: json.give };
    case 'for':
      return { kind: 'for', seat: you, other: view.pair?.seat ?? -1, take: json.take };
    case 'switch':
      return { kind: 'switch', seat: you, sweets: json.sweets };
    case 'markers':
      return { kind: 'markers', seat: you, markers: json.markers };
    case 'take':
      return { kind: 'take', seat: you, store: json.store };
    case 'bid':
      return { kind: 'bid', seat: you, space: json.space };
    case 'pass':
      return { kind: 'pass', seat: you };
  }
}

/** Which sweets go where. */
export function flights(view: View, deed: Deed): Flight[] {
  const go = (sweet: Sweet | number, from: string, to: string): Flight => {
    const kind = typeof sweet === 'number' ? sweet : view.sweets.indexOf(sweet);
    return { sweet: kind, from: from === 'bag' ? from : `${from}-${kind}`, to: `${to}-${kind}` };
  };
  const plate = `plate-${deed.seat}`;
  const bowl = `bowl-${deed.seat}`;
  switch (deed.kind) {
    case 'swap':
      return [go(deed.give, plate, `bowl-${deed.other}`), go(deed.take, `plate-${deed.other}`, bowl)];
    case 'market':
    case 'stall_plate':
      return [go(deed.give, plate, 'market'), go(deed.take, 'market', plate)];
    case 'stall_bowl':
      return [go(deed.give, plate, 'market'), go(deed.take, 'market', bowl)];
    case 'bowl':
      return [go(deed.sweet, plate, bowl)];
    case 'plate':
      return [go(deed.sweet, bowl, plate)];
    case 'same':
      return [go(deed.sweet, plate, `bowl-${deed.other}`), go(deed.sweet, `plate-${deed.other}`, bowl)];
    case 'refill':
      return [go(deed.sweet, `bowl-${deed.other}`, `plate-${deed.other}`)];
    case 'bowls':
      return [go(deed.give, bowl, `bowl-${deed.other}`), go(deed.take, `bowl-${deed.other}`, bowl)];
    case 'within':
      return [go(deed.give, bowl, plate), go(deed.take, plate, bowl)];
    case 'for': {
      const theirs = `plate-${view.pair?.seat ?? deed.other}`;
      return [...(view.pair?.sweets ?? []).map((each) => go(each, plate, theirs)), ...deed.take.map((each) => go(each, theirs, plate))];
    }
    case 'deal':
      return dealt(missing(deed.sweets, view.seats[deed.seat]?.plate)).map((each) => go(each, 'bag', plate));
    case 'market_filled':
      return dealt(missing(deed.sweets, view.market)).map((each) => go(each, 'bag', 'market'));
    case 'reset':
      return view.seats.flatMap((there) => dealt(there.bowl).map((each) => go(each, `bowl-${there.seat}`, `plate-${there.seat}`)));
    default:
      return [];
  }
}

/** How many of each kind do not lie there yet: what is dealt is told whole, with the last of them. */
function missing(counts: number[], there: number[] = []): number[] {
  return counts.map((count, kind) => Math.max(0, count - (there[kind] ?? 0)));
}

/** Another piece than a sweet that goes somewhere: a store tile, the thunder god, a player marker on the ladder. */
export interface Carried {
  piece: 'store' | 'god' | 'marker';
  name: string; // of the store
  seat: number;
  from: string;
  to: string;
}

export function carried(view: View, deed: Deed): Carried | null {
  switch (deed.kind) {
    case 'take':
      return { piece: 'store', name: deed.store, seat: deed.seat, from: `store-${deed.store}`, to: `held-${deed.seat}` };
    case 'start':
    case 'thunder_god': {
      if (view.start === deed.seat) return null;
      const from = view.start === null ? 'bag' : `god-${view.start}`;
      return { piece: 'god', name: '', seat: deed.seat, from, to: `god-${deed.seat}` };
    }
    case 'bid': {
      const from = `bid-${view.seats[deed.seat]?.total}`;
      return { piece: 'marker', name: '', seat: deed.seat, from, to: `bid-${deed.space}` };
    }
    default:
      return null;
  }
}

/** The kinds of so many sweets of each, one by one. */
function dealt(counts: number[]): number[] {
  return counts.flatMap((count, kind) => Array<number>(count).fill(kind));
}

/** The position with these sweets taken away from, or put down in, the places they fly between. */
export function counted(view: View, flying: Flight[], end: 'from' | 'to', by: number): View {
  const seats = view.seats.map((seat) => ({ ...seat, plate: [...seat.plate], bowl: [...seat.bowl] }));
  const market = [...view.market];
  for (const flight of flying) {
    const [where, seat] = flight[end].split('-');
    const row = where === 'market' ? market : where === 'bag' ? [] : seats[Number(seat)]?.[where as 'plate' | 'bowl'];
    if (row?.[flight.sweet] !== undefined) row[flight.sweet]! += by;
  }
  return { ...view, seats, market };
}

/** The position after the deed, as far as it can be seen from here. */
export function after(view: View, deed: Deed): View {
  const flying = flights(view, deed);
  const moved = flying.length > 0 ? counted(counted(view, flying, 'from', -1), flying, 'to', 1) : view;
  const change = (seat: number, changes: Partial<View['seats'][number]>): View => ({
    ...moved,
    seats: moved.seats.map((each) => (each.seat === seat ? { ...each, ...changes } : each)),
  });
  switch (deed.kind) {
    case 'switch': {
      const [first = 0, second = 0] = deed.sweets.map((sweet) => view.sweets.indexOf(sweet));
      const markers = view.seats[deed.seat]?.markers;
      if (!markers) return moved;
      const from = (kind: number) => (kind === first ? second : kind === second ? first : kind);
      return change(deed.seat, { markers: markers.map((each, kind) => markers[from(kind)] ?? each) });
    }
    case 'counted':
      return change(deed.seat, {
        last_markers: deed.markers,
        last_points: deed.points,
        total: deed.total,
      });
    case 'start':
    case 'thunder_god':
      return { ...moved, start: deed.seat };
    case 'bid':
      return change(deed.seat, { total: deed.space });
    case 'take':
      return {
        ...change(deed.seat, { store: deed.store }),
        stores: moved.stores.map((store) => (store.name === deed.store ? { ...store, seat: deed.seat } : store)),
      };
    default:
      return moved;
  }
}
