import { Book } from './book';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Happening, View } from './api';
import { MOST_WAITING, USUAL, pace } from './motion';
import { settings } from './settings.svelte';
import { Table, type Scene } from './table.svelte';

class Shown extends Table<string> {
  seen: string[] = [];
  readonly acting = false;
  override choose(): Promise<void> {
    return Promise.resolve();
  }
  override undo(): Promise<void> {
    return Promise.resolve();
  }
  override send(): void {}
  override why(): Promise<void> {
    return Promise.resolve();
  }
  protected override tell(happening: Happening): void {
    this.seen.push(happening.kind);
  }
  protected override arrive(scene: Scene<string>): void {
    this.view = scene.view;
    this.seen.push(scene.extra);
  }
  looks = true; // whether the count of a round waits to be looked at
  protected override stopsFor(): boolean {
    return this.looks;
  }
  add(...scenes: Scene<string>[]): void {
    this.show(scenes);
  }
  drop(): string[] {
    return this.skip().flatMap(({ story, extra }) => [...story.map((happening) => happening.kind), extra]);
  }
}

function scene(name: string, ...kinds: string[]): Scene<string> {
  return { story: kinds.map((kind) => ({ kind, seat: null, text: kind })), view: { name } as View, extra: name };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  vi.restoreAllMocks();
  await settings.set({ speed: 'normal' });
});

test('happenings are shown one after the other, then the position they lead to', async () => {
  const table = new Shown();
  table.motions = { roll: { ms: 500 }, move: { ms: 100 } };
  table.add(scene('after', 'roll', 'move'));
  expect(table.happening?.kind).toBe('roll');
  expect([table.view, table.seen]).toEqual([null, []]); // it is told when it has been shown
  await vi.advanceTimersByTimeAsync(499);
  expect(table.happening?.kind).toBe('roll');
  await vi.advanceTimersByTimeAsync(1);
  expect([table.happening?.kind, table.seen]).toEqual(['move', ['roll']]);
  await vi.advanceTimersByTimeAsync(100);
  expect(table.happening).toBeNull();
  expect(table.view).toEqual({ name: 'after' });
  expect(table.busy).toBe(false);
  expect(table.seen).toEqual(['roll', 'move', 'after']);
});

test('what comes while something is shown waits its turn', async () => {
  const table = new Shown();
  table.add(scene('one', 'a'));
  table.add(scene('two', 'b'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.seen).toEqual(['a', 'one', 'b', 'two']);
});

test('when more than two seconds wait, the queue speeds up to keep within them', async () => {
  const table = new Shown();
  table.motions = { slow: { ms: 1000 } };
  table.add(...Array.from({ length: 10 }, (_, i) => scene(String(i), 'slow')));
  expect(table.pace).toBe(5);
  // Each time, one happening fewer is waiting, so it slows down again towards the end.
  await vi.advanceTimersByTimeAsync(MOST_WAITING * 3);
  expect(table.busy).toBe(false);
  expect(table.pace).toBe(1);
});

test('skipping forgets what waits, and says what was not told of it', async () => {
  const table = new Shown();
  table.add(scene('one', 'a', 'b', 'c'), scene('two', 'd'));
  await vi.advanceTimersByTimeAsync(USUAL.ms);
  expect([table.seen, table.happening?.kind]).toEqual([['a'], 'b']);
  expect(table.drop()).toEqual(['b', 'c', 'one', 'd', 'two']);
  expect(table.happening).toBeNull();
  table.add(scene('three', 'e'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.seen).toEqual(['a', 'e', 'three']);
});

test('the pace is never under the usual', () => {
  expect(pace(0)).toBe(1);
  expect(pace(MOST_WAITING * 3)).toBe(3);
});

test('a key without a sentence is said as it is', () => {
  const table = new Shown();
  table.words = new Book('en', 'sweet-mochi = mochi\n');
  expect(table.say('sweet.mochi')).toBe('mochi');
  expect(table.say('sweet.none')).toBe('sweet.none');
});

test.each([
  ['slow', 2],
  ['normal', 1],
  ['fast', 0.5],
] as const)('what is shown takes its time: %s', async (speed, factor) => {
  await settings.set({ speed });
  const table = new Shown();
  table.motions = { roll: { ms: 500 } };
  table.add(scene('after', 'roll'));
  expect(table.length(table.happening!) / table.pace).toBe(500 * factor); // for what the board moves
  await vi.advanceTimersByTimeAsync(500 * factor - 1);
  expect(table.seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([table.seen, table.still]).toEqual([['roll', 'after'], false]);
});

test('at once nothing moves, and everything is told', async () => {
  await settings.set({ speed: 'at_once' });
  const table = new Shown();
  table.add(scene('one', 'a', 'b'), scene('two', 'c'));
  await vi.advanceTimersByTimeAsync(0);
  expect([table.seen, table.still, table.busy]).toEqual([['a', 'b', 'one', 'c', 'two'], true, false]);
});

/** A table where rounds are counted, a happening for each seat. */
function counting(): Shown {
  const table = new Shown();
  table.motions = { move: { ms: 100 }, count: { ms: 2000, stops: true } };
  return table;
}

test('after the count of a round everything waits until it was looked at', async () => {
  const table = counting();
  table.add(scene('one', 'move', 'count', 'count', 'deal'));
  await vi.advanceTimersByTimeAsync(100 + 2000 + 1999);
  expect([table.stopped, table.counting, table.pace]).toEqual([false, true, 1]); // nothing hurries a count
  await vi.advanceTimersByTimeAsync(1);
  expect([table.stopped, table.busy, table.happening, table.told.length]).toEqual([true, true, null, 3]);
  table.add(scene('two', 'move'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.seen, table.view]).toEqual([['move', 'count', 'count'], null]);
  table.goOn();
  await vi.advanceTimersByTimeAsync(2000);
  expect([table.stopped, table.busy]).toEqual([false, false]);
  expect(table.seen.slice(3)).toEqual(['deal', 'one', 'move', 'two']);
  table.goOn(); // nothing is waiting
  expect(table.busy).toBe(false);
});

test('a count can be cut short, and only that', async () => {
  const table = counting();
  table.add(scene('one', 'move', 'count', 'count', 'deal'));
  table.hurry();
  await vi.advanceTimersByTimeAsync(99);
  expect(table.happening?.kind).toBe('move');
  await vi.advanceTimersByTimeAsync(1);
  table.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect([table.stopped, table.seen]).toEqual([true, ['move', 'count', 'count']]);
  table.hurry();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.stopped).toBe(true);
  table.goOn();
  await vi.advanceTimersByTimeAsync(USUAL.ms - 1);
  expect(table.happening?.kind).toBe('deal'); // at its own speed again
});

test('a count waits at the speed "at once", too', async () => {
  await settings.set({ speed: 'at_once' });
  const table = counting();
  table.add(scene('one', 'count', 'deal'));
  await vi.advanceTimersByTimeAsync(0);
  expect([table.stopped, table.seen]).toEqual([true, ['count']]);
});

test('nothing waits where nobody looks: a table of the past, a page that is hidden', async () => {
  const table = counting();
  table.looks = false;
  table.add(scene('one', 'count', 'deal'));
  await vi.advanceTimersByTimeAsync(2000 + USUAL.ms);
  expect([table.busy, table.seen]).toEqual([false, ['count', 'deal', 'one']]);
  const hidden = counting();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  hidden.add(scene('one', 'count', 'deal'));
  await vi.advanceTimersByTimeAsync(0);
  expect([hidden.busy, hidden.seen]).toEqual([false, ['count', 'deal', 'one']]);
});

test('of several counts the last one waits, and the others are hurried', async () => {
  const table = counting();
  table.add(scene('one', 'count', 'count', 'deal'), scene('two', 'count', 'count', 'deal'));
  expect(table.pace).toBeGreaterThan(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([table.stopped, table.seen]).toEqual([true, ['count', 'count', 'deal', 'one', 'count', 'count']]);
});

test('what is skipped waits no more', async () => {
  const table = counting();
  table.add(scene('one', 'count', 'deal'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(table.stopped).toBe(true);
  expect(table.drop()).toEqual(['deal', 'one']);
  expect([table.stopped, table.busy]).toEqual([false, false]);
});

test('the speed is kept in the browser', async () => {
  await settings.set({ speed: 'fast' });
  expect(localStorage.getItem('sweetbox')).toContain('"speed":"fast"');
});

test('one seat is next where it alone owes a move', () => {
  const table = new Shown();
  const tag = { name: '', kind: 'person' as const, bot: null, you: false, here: true, chosen: false };
  const owing = (...seats: number[]): void => void (table.seats = [0, 1, 2].map((seat) => ({ ...tag, seat, toAct: seats.includes(seat) })));
  owing(1);
  expect([table.turn, table.owes(1), table.owes(2), table.owes(null)]).toEqual([1, true, false, false]);
  owing(0, 2);
  expect([table.turn, table.owes(0), table.owes(1), table.owes(2)]).toEqual([null, true, false, true]);
  owing();
  expect(table.turn).toBeNull();
});

test('a match as it was leaves nothing to be remembered', () => {
  expect(new Shown().fading).toEqual([]);
});
