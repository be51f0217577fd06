import { Book } from './book';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Happening, View } from './api';
import { MOST_WAITING, pace } from './motion';
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
  add(...scenes: Scene<string>[]): void {
    this.show(scenes);
  }
  drop(): void {
    this.skip();
  }
}

function scene(name: string, ...kinds: string[]): Scene<string> {
  return { story: kinds.map((kind) => ({ kind, seat: null, text: kind })), view: { name } as View, extra: name };
}

beforeEach(() => void vi.useFakeTimers());

test('happenings are shown one after the other, then the position they lead to', async () => {
  const table = new Shown();
  table.motions = { roll: { ms: 500 }, move: { ms: 100 } };
  table.add(scene('after', 'roll', 'move'));
  expect(table.happening?.kind).toBe('roll');
  expect(table.view).toBeNull();
  await vi.advanceTimersByTimeAsync(499);
  expect(table.happening?.kind).toBe('roll');
  await vi.advanceTimersByTimeAsync(1);
  expect(table.happening?.kind).toBe('move');
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
  // One happening less waits each time, so it slows down again towards the end.
  await vi.advanceTimersByTimeAsync(MOST_WAITING * 3);
  expect(table.busy).toBe(false);
  expect(table.pace).toBe(1);
});

test('skipping forgets what waits', async () => {
  const table = new Shown();
  table.add(scene('one', 'a', 'b'), scene('two', 'c'));
  table.drop();
  expect(table.happening).toBeNull();
  table.add(scene('three', 'd'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.seen).toEqual(['a', 'd', 'three']);
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
