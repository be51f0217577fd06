import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { api, type GameInfo, type Sight } from '../lib/api';
import { Book } from '../lib/book';
import { event, line, opened, serve, settle, sight } from '../lib/room.test-env';
import type { RoomTable } from '../lib/room.svelte';
import { settings } from '../lib/settings.svelte';
import { seatInfo } from '../lib/sight.test-env';
import After from './After.svelte';
import Result from './Result.svelte';

serve();

const OPTION = { name: 'sky', kind: 'bool', default: false, about: 'To the sky', choices: {}, low: null, high: null } as const;
const INFO = { name: 'g', title: 'G', seats: [1, 4], options: [OPTION], editions: [] } as unknown as GameInfo;
let shown: Record<string, unknown>[] = [];
afterEach(() => {
  for (const part of shown) void unmount(part);
  shown = [];
  settings.still = false;
});

function over(winner: number, changes: Partial<Sight> = {}): Sight {
  const room = sight(4);
  const tally = [
    { say: { key: 'a' }, points: [4, 3], round: 1, counts: true },
    { say: { key: 'b' }, points: [-1, 0], round: 1, counts: true },
    { say: { key: 'a' }, points: [2, 9], round: 2, counts: true },
    { say: { key: 'c' }, points: [7, 8], round: 2, counts: false },
  ];
  const ranks = winner === 0 ? [1, 2] : [2, 1];
  const match = { ...room.match!, over: true, to_act: [], legal: [], fading: [], points: [5, 12], ranks, tally };
  return { ...room, state: 'over', match, ...changes };
}

async function ended(after: Sight): Promise<RoomTable> {
  const table = await opened();
  vi.spyOn(api, 'events').mockResolvedValue([]);
  table.words = new Book('en', 'a = Apples\nb = Bruises\nc = Crates\nchoose = Mia wins.');
  line().tell(event(4, { sight: after }));
  await settle();
  show(table);
  return table;
}

function show(table: RoomTable): void {
  shown = [
    mount(Result, { target: document.body, props: { table, info: INFO } }),
    mount(After, { target: document.body, props: { table } }),
  ];
  flushSync();
}

const at = (name: string) => document.querySelector<HTMLElement>(`[data-testid="${name}"]`);
const cells = () =>
  [...document.querySelectorAll('[data-testid="score-sheet"] tr')].map((row) => [...row.children].map((cell) => cell.textContent.trim()));

test('the score sheet has a column for each seat, rounds with their sums, and brackets around what brings no points', async () => {
  await ended(over(1));
  expect(cells()).toEqual([
    ['', 'Mia', 'Ben'],
    ['Place', '2', '1'],
    ['Points', '5', '12'],
    ['Round 1', '3', '3'],
    ['Apples', '4', '3'],
    ['Bruises', '−1', '0'],
    ['Round 2', '2', '9'],
    ['Apples', '2', '9'],
    ['Crates', '(7)', '(8)'],
  ]);
});

test('who has just won is celebrated', async () => {
  await ended(over(0));
  expect(at('confetti')).not.toBeNull();
});

test.each([
  ['has lost', 1, false],
  ['wants nothing to move', 0, true],
])('who %s is not', async (_, winner, still) => {
  settings.still = still;
  await ended(over(winner));
  expect(at('result')).not.toBeNull();
  expect(at('confetti')).toBeNull();
});

test('nor who comes back to a match that is over', async () => {
  show(await opened(over(0)));
  expect(at('confetti')).toBeNull();
});

test('the bots can be made stronger, and the next match begins', async () => {
  const seats = [seatInfo({ name: 'Mia' }), seatInfo({ name: 'Waffle', kind: 'bot', bot: 'fair' })];
  await ended(over(0, { seats }));
  const [seat, start] = [vi.spyOn(api, 'seat').mockResolvedValue({} as never), vi.spyOn(api, 'start').mockResolvedValue({} as never)];
  expect(at('stronger')!.textContent.trim()).toBe('Stronger: sharp');
  at('stronger')!.click();
  await settle();
  expect(seat).toHaveBeenCalledExactlyOnceWith('r', 1, { kind: 'bot', bot: 'sharp' });
  expect(start).toHaveBeenCalledOnce();
});

test('who has lost is offered gentler bots', async () => {
  const seats = [seatInfo({ name: 'Mia' }), seatInfo({ name: 'Waffle', kind: 'bot', bot: 'fair' })];
  await ended(over(1, { seats }));
  expect(at('stronger')).toBeNull();
  expect(at('gentler')!.textContent.trim()).toBe('Easier: gentle');
});

test('against people nothing is offered but once more, and another variant opens the options', async () => {
  await ended(over(0));
  expect(at('stronger')).toBeNull();
  const details = document.querySelector('details')!;
  expect(details.open).toBe(false);
  at('variant')!.click();
  await settle();
  expect(details.open).toBe(true);
  expect(document.activeElement).toBe(at('next-match'));
});
