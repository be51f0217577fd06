// Sweets that change places: by a happening of the story, or by a move that is chosen and not yet sent.

import type { Happening, MoveInfo } from '../../lib/api';
import type { View } from './view';

export interface Deed {
  kind: string;
  seat: number;
  other: number;
  data: Record<string, unknown>;
}

export interface Flight {
  sweet: number;
  from: string; // places as in touch.ts; `bag` is outside the board
  to: string;
}

export function happened(happening: Happening): Deed {
  const other = typeof happening['other'] === 'number' ? happening['other'] : -1;
  return { kind: happening.kind, seat: happening.seat ?? -1, other, data: happening };
}

export function intended(move: MoveInfo, you: number): Deed {
  const data = move.json as Record<string, unknown>;
  const kind = data['move'] === 'stall' ? `stall_${String(data['to'])}` : String(data['move']);
  return { kind, seat: you, other: typeof data['seat'] === 'number' ? data['seat'] : -1, data };
}

/** Which sweets go where. */
export function flights(view: View, { kind, seat, other, data }: Deed): Flight[] {
  const of = (name: string) => view.sweets.indexOf(String(data[name]));
  const go = (sweet: number, from: string, to: string): Flight => ({
    sweet,
    from: from === 'bag' ? from : `${from}-${sweet}`,
    to: `${to}-${sweet}`,
  });
  const plate = `plate-${seat}`;
  const bowl = `bowl-${seat}`;
  const give = of('give');
  const take = of('take');
  const sweet = of('sweet');
  switch (kind) {
    case 'swap':
      return [go(give, plate, `bowl-${other}`), go(take, `plate-${other}`, bowl)];
    case 'market':
    case 'stall_plate':
      return [go(give, plate, 'market'), go(take, 'market', plate)];
    case 'stall_bowl':
      return [go(give, plate, 'market'), go(take, 'market', bowl)];
    case 'bowl':
      return [go(sweet, plate, bowl)];
    case 'plate':
      return [go(sweet, bowl, plate)];
    case 'same':
      return [go(sweet, plate, `bowl-${other}`), go(sweet, `plate-${other}`, bowl)];
    case 'refill':
      return [go(sweet, `bowl-${other}`, `plate-${other}`)];
    case 'bowls':
      return [go(give, bowl, `bowl-${other}`), go(take, `bowl-${other}`, bowl)];
    case 'within':
      return [go(give, bowl, plate), go(take, plate, bowl)];
    case 'for': {
      const partner = view.pair?.seat ?? other;
      const given = view.pair?.sweets ?? [];
      const taken = Array.isArray(data['take']) ? (data['take'] as string[]) : [];
      return [
        ...given.map((each) => go(view.sweets.indexOf(each), plate, `plate-${partner}`)),
        ...taken.map((each) => go(view.sweets.indexOf(each), `plate-${partner}`, plate)),
      ];
    }
    case 'deal':
      return dealt(missing(data['sweets'], view.seats[seat]?.plate)).map((each) => go(each, 'bag', plate));
    case 'market_filled':
      return dealt(missing(data['sweets'], view.market)).map((each) => go(each, 'bag', 'market'));
    case 'reset':
      return view.seats.flatMap((there) => dealt(there.bowl).map((each) => go(each, `bowl-${there.seat}`, `plate-${there.seat}`)));
    default:
      return [];
  }
}

/** How many of each kind do not lie there yet: what is dealt is told whole, with the last of them. */
function missing(counts: unknown, there: number[] = []): number[] {
  return (Array.isArray(counts) ? (counts as number[]) : []).map((count, kind) => Math.max(0, count - (there[kind] ?? 0)));
}

/** Another piece than a sweet that goes somewhere: a store tile, the thunder god, a player marker on the ladder. */
export interface Carried {
  piece: 'store' | 'god' | 'marker';
  name: string; // of the store
  seat: number;
  from: string;
  to: string;
}

export function carried(view: View, { kind, seat, data }: Deed): Carried | null {
  switch (kind) {
    case 'take': {
      const name = String(data['store']);
      return { piece: 'store', name, seat, from: `store-${name}`, to: `held-${seat}` };
    }
    case 'start':
    case 'thunder_god':
      if (view.start === seat) return null;
      return { piece: 'god', name: '', seat, from: view.start === null ? 'bag' : `god-${view.start}`, to: `god-${seat}` };
    case 'bid':
      return { piece: 'marker', name: '', seat, from: `bid-${view.seats[seat]?.total}`, to: `bid-${String(data['space'])}` };
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
      const [first = 0, second = 0] = (deed.data['sweets'] as string[]).map((sweet) => view.sweets.indexOf(sweet));
      const markers = view.seats[deed.seat]?.markers;
      if (!markers) return moved;
      const from = (kind: number) => (kind === first ? second : kind === second ? first : kind);
      return change(deed.seat, { markers: markers.map((each, kind) => markers[from(kind)] ?? each) });
    }
    case 'counted':
      return change(deed.seat, {
        last_markers: deed.data['markers'] as number[],
        last_points: deed.data['points'] as number,
        total: deed.data['total'] as number,
      });
    case 'start':
    case 'thunder_god':
      return { ...moved, start: deed.seat };
    case 'bid':
      return change(deed.seat, { total: deed.data['space'] as number });
    case 'take':
      return {
        ...change(deed.seat, { store: deed.data['store'] as string }),
        stores: moved.stores.map((store) => (store.name === deed.data['store'] ? { ...store, seat: deed.seat } : store)),
      };
    default:
      return moved;
  }
}
