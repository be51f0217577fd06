// What is known about a room, put together from the socket's messages, each of which says only what is new.

import type {
  Clocks,
  CountedLine,
  Deal,
  Ending,
  MoveInfo,
  News,
  Own,
  RoomInfo,
  Shared,
  Sight,
  Standing,
  Stands,
  TableMove,
  View,
} from './api';
import type { Say } from './book';

const WHOLE = '=';

/** The value after a change: an object holds the changes of its parts; `{"=": value}` or anything else is the value itself. */
export function changed(before: unknown, change: unknown): unknown {
  if (typeof change !== 'object' || change === null || Array.isArray(change)) return change;
  if (WHOLE in change) return change[WHOLE];
  const parts = Object.entries(change);
  if (Array.isArray(before)) {
    const after: unknown[] = [...before];
    for (const [place, part] of parts) after[Number(place)] = changed(after[Number(place)], part);
    return after;
  }
  const after: Record<string, unknown> = { ...(before as Record<string, unknown>) };
  for (const [name, part] of parts) after[name] = changed(after[name], part);
  return after;
}

/** A view that an event led through, and how many of its happenings have been told by then. */
export interface Shot {
  told: number;
  view: View;
}

/** Something that happened, and the room after it; null: it is told only for the story. */
export interface Told {
  event: Shared;
  shots: Shot[];
  sight: Sight | null;
  met: boolean; // whether it also says who is there
}

/** Where a move's row and its sentence come from. */
export interface Mover {
  table(deal: Deal): TableMove[];
  say(say: Say): string;
}

export class Known {
  #number = 0;
  #room: RoomInfo | null = null;
  #deal: Deal | null = null;
  #standing: Standing | null = null;
  #view: View | null = null;
  #own: Own | null = null;
  #clocks: Clocks | null = null;

  constructor(private readonly mover: Mover) {}

  stands({ number, room, deal, standing, view, own, clocks }: Stands): Sight {
    this.#number = number;
    this.#room = room;
    this.#deal = deal ?? null;
    this.#standing = standing ?? null;
    this.#view = view ?? null;
    this.#own = own ?? null;
    this.#clocks = clocks ?? null;
    return this.#sight(room);
  }

  news({ shared: event, room, own, clocks }: News): Told {
    if (!room && !event.standing && !own) return { event, shots: [], sight: null, met: false };
    this.#number = event.number;
    this.#room = room ?? this.#room;
    if (room?.state === 'waiting') this.#deal = this.#standing = this.#view = null; // the last match was put away
    if (event.deal) [this.#deal, this.#view] = [event.deal, null];
    if (event.standing) this.#standing = event.standing;
    this.#own = own ?? null;
    this.#clocks = clocks ?? null;
    const shots = (event.scenes ?? []).map(({ told, view }): Shot => {
      this.#view = changed(this.#view, view) as View;
      return { told, view: this.#view };
    });
    return { event, shots, sight: this.#room && this.#sight(this.#room), met: !!room };
  }

  #sight(room: RoomInfo): Sight {
    const [deal, standing, view] = [this.#deal, this.#standing, this.#view];
    if (!deal || !standing || !view) return { ...room, number: this.#number, match: null, clocks: null };
    const { commitment, nonces, moves, fading, id } = deal;
    const [own, ending] = [this.#own, standing.ending ?? null];
    const match = {
      id,
      commitment,
      nonces,
      moves,
      seed: ending?.seed ?? null,
      entries: standing.entries,
      to_act: standing.to_act,
      over: ending !== null,
      points: ending?.points ?? null,
      ranks: ending?.ranks ?? null,
      tally: (ending?.tally ?? []).map(counted),
      memory: fading.length > 0,
      view,
      summary: (own?.summary ?? []) as Say[],
      asked: (own?.asked ?? standing.asked) as Say,
      can_take_back: own?.take_back ?? false,
      fading: ending ? [] : fading,
      lesson: own?.lesson ?? null,
    };
    return { ...room, number: this.#number, match: withLegal(match, this.mover, deal, own), clocks: this.#clocks };
  }
}

function counted([name, points, round, counts]: Ending['tally'][number]): CountedLine {
  return { say: typeof name === 'string' ? { key: name } : (name as Say), points, round, counts };
}

/** Moves are looked up on demand: their table may still be loading. */
function withLegal<M extends object>(match: M, mover: Mover, deal: Deal, own: Own | null): M & { readonly legal: MoveInfo[] } {
  let legal: MoveInfo[] | null = null;
  return Object.defineProperty(match, 'legal', {
    get(): MoveInfo[] {
      const table = mover.table(deal);
      legal ??= (own?.legal ?? []).flatMap((index) => {
        const row = table[index];
        if (!row) return [];
        const say = (own?.says?.[index] ?? row.say) as Say;
        const move = { index, text: row.text, json: row.json, silent: row.silent, say: '' };
        return [Object.defineProperty(move, 'say', { get: () => mover.say(say) })];
      });
      return legal;
    },
  }) as M & { readonly legal: MoveInfo[] };
}
