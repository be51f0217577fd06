// The server's end of a room, for tests: Mia, who is looking at it, and Ben are playing.

import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { api, type MoveInfo, type Shared, type Sight, type TableMove, type Tried } from './api';
import { EMPTY } from './book';
import { Line } from './line.fake';
import { RoomTable } from './room.svelte';
import { matchSight, roomSight } from './sight.test-env';
import { readable } from './words.svelte';

export const A: MoveInfo = { index: 0, text: 'a', json: {}, say: 'take a' };
export const B: MoveInfo = { index: 1, text: 'b', json: {}, say: 'take b' };

/** A room as it is now; the server's end turns it into messages. */
export function sight(number: number, entries = number, toAct = [0]): Sight {
  const match = matchSight({ entries, to_act: toAct, view: { entries }, legal: [A, B], fading: ['reveal'] });
  return roomSight({ number, match });
}

/** The parts of a room's sight, as they travel. */
export function parts({ number, match, clocks, ...room }: Sight) {
  if (!match) return { number, room };
  const { id, commitment, nonces, moves, fading, entries, to_act, asked, over, points, ranks, seed, tally, legal } = match;
  return {
    number,
    room,
    deal: { id, commitment, nonces, fading, moves },
    standing: {
      entries,
      to_act,
      asked,
      ...(over
        ? { ending: { points, ranks, seed, tally: tally.map(({ say, ...line }) => [say, line.points, line.round, line.counts]) } }
        : {}),
    },
    view: match.view,
    own: { legal: legal.map((move) => move.index), take_back: match.can_take_back },
    clocks,
  };
}

export function stands(sight: Sight): object {
  return { type: 'stands', ...parts(sight) };
}

interface Happens extends Partial<Omit<Shared, 'story'>> {
  story?: { kind: string; text: string }[];
  sight?: Sight;
}

export function event(number: number, { story = [], sight, ...more }: Happens = {}): object {
  const told = story.map(({ kind, text }) => ({ kind, seat: null, text: { key: text } }));
  const { room, standing, view, own, clocks } = sight ? parts(sight) : {};
  const scenes = view ? [{ told: told.length, view: { '=': view } }] : [];
  return {
    type: 'news',
    shared: { number, kind: 'moved', seat: 0, at: 0, match: 'm', story: told, scenes, standing, ...more },
    room,
    own,
    clocks,
  };
}

export function tried(moves: MoveInfo[], closed = false): Tried {
  return { says: [], moves, legal: closed ? [] : [B], view: { tried: true }, summary: [], asked: 'go on', closed, overtaken: false };
}

export const line = (): Line => Line.last;
export const story = (table: RoomTable): string[] => table.story.lines.map((each) => each.text);
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

let tables: RoomTable[] = [];
export function enter(): RoomTable {
  const table = new RoomTable('r');
  tables.push(table);
  return table;
}

export async function opened(first = sight(3)): Promise<RoomTable> {
  const table = enter();
  line().tell(stands(first));
  await settle();
  return table;
}

/** Gives each test of a file a server of its own, and a clock that the test moves. */
export function serve(): void {
  beforeAll(() => readable('en'));
  beforeEach(() => {
    vi.useFakeTimers();
    Line.all = [];
    vi.stubGlobal('WebSocket', Line);
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.spyOn(api, 'words').mockResolvedValue(EMPTY);
    const rows = [A, B].map(({ text, json, say }): TableMove => ({ text, json, say: { key: say }, silent: false }));
    vi.spyOn(api, 'moves').mockResolvedValue(rows);
  });
  afterEach(() => {
    for (const table of tables) table.close();
    tables = [];
    vi.restoreAllMocks();
  });
}
