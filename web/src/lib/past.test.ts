import { EMPTY } from './book';
import { beforeEach, expect, test, vi } from 'vitest';
import { api, Refusal, type Step } from './api';
import { PastTable } from './past.svelte';
import { settings } from './settings.svelte';

const ENTRIES = 9;

function step(entry: number, seat: number | null): Step {
  const story = [{ kind: 'x', text: String(entry) }];
  const to_act = entry === 4 || entry === ENTRIES ? [] : [0]; // a draw comes after the fourth
  return { entry, entries: ENTRIES, seat, log: null, text: String(entry), story, to_act, view: { entry }, summary: [], asked: '' };
}

const fetch = vi.fn((entry: number, seat: number | null) => Promise.resolve(step(entry, seat)));

async function opened(entry = 0): Promise<PastTable> {
  const table = new PastTable('none', ['Mia', 'Ben'], 0, fetch);
  await table.open(entry);
  return table;
}

beforeEach(() => {
  vi.useFakeTimers();
  fetch.mockClear();
  vi.spyOn(api, 'words').mockResolvedValue(EMPTY);
});

test('whoever drags the scrubber fetches no more steps than needed', async () => {
  const table = await opened();
  let come = (_: Step): void => {};
  fetch.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  const all = [2, 3, 4, 5, 6, 7].map((entry) => table.go(entry));
  come(step(2, 0));
  await Promise.all(all);
  expect(table.entry).toBe(7);
  expect(fetch.mock.calls.map(([entry]) => entry)).toEqual([0, 2, 7]);
});

test('a step that did not come is a sentence, and the next one takes it away', async () => {
  const table = await opened(2);
  fetch.mockRejectedValueOnce(new Refusal('too_many', 'slowly'));
  await table.go(5);
  expect([table.problem, table.entry]).toEqual(['slowly', 2]);
  await table.go(6);
  expect([table.problem, table.entry]).toEqual(['', 6]);
});

test('another seat is looked through only when its view has come', async () => {
  const table = await opened(2);
  const looked = table.look(1);
  expect(table.you).toBe(0);
  await looked;
  expect([table.you, table.entry]).toEqual([1, 2]);
});

test('a match is over at its end, not before a draw', async () => {
  const table = await opened(4);
  expect(table.over).toBe(false);
  await table.go(ENTRIES);
  expect(table.over).toBe(true);
});

test('stopped and started again at once, it plays once', async () => {
  const table = await opened();
  void table.play();
  await vi.advanceTimersByTimeAsync(50);
  table.playing = false;
  void table.play();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(table.entry).toBe(ENTRIES);
  expect(fetch).toHaveBeenCalledTimes(ENTRIES + 1);
});

test('closed, it plays no more', async () => {
  const table = await opened();
  void table.play();
  await vi.advanceTimersByTimeAsync(50);
  table.close();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('steps add up while the last one is still being shown', async () => {
  const table = await opened();
  for (let press = 0; press < 3; press++) await table.step(1);
  expect(table.entry).toBe(2); // while the third is on its way
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.entry).toBe(3);
  await table.step(-9);
  expect(table.entry).toBe(0);
});

test('it plays as fast as was chosen', async () => {
  async function playedBy(milliseconds: number): Promise<number> {
    const table = await opened();
    void table.play();
    await vi.advanceTimersByTimeAsync(milliseconds);
    table.close();
    return table.entry;
  }
  const usual = await playedBy(2000);
  await settings.set({ tempo: 4 });
  expect(usual).toBeGreaterThan(0);
  expect(await playedBy(500)).toBe(usual);
  await settings.set({ tempo: 0.5 });
  expect(await playedBy(4000)).toBe(usual);
  await settings.set({ tempo: 1 });
});
