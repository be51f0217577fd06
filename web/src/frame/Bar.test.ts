import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, type MoveInfo } from '../lib/api';
import type { ConnectionState } from '../lib/connection.svelte';
import { RoomTable } from '../lib/room.svelte';
import { A, event, line, opened, serve, settle, sight, tried } from '../lib/room.test-env';
import { readable } from '../lib/words.svelte';
import Advice from './Advice.svelte';
import Bar from './Bar.svelte';

beforeAll(() => readable('en'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** A room where it is the viewer's turn. */
class Choosing extends RoomTable {
  override get acting(): boolean {
    return true;
  }
  override get connection(): ConnectionState {
    return 'open';
  }
}

const put: MoveInfo = { index: 0, text: '5:2', json: {}, say: 'Place 2 fives' };
const pass: MoveInfo = { index: 1, text: '6->5:0', json: {}, say: 'Place no sixes', silent: true };
const keep: MoveInfo = { index: 2, text: '6->1:0', json: {}, say: 'Keep the sixes' };

function said(whole: MoveInfo[], pending: MoveInfo[], more: { note?: string; meant?: string[] } = {}): string[][] {
  const moves = whole.slice(0, 1).map((move) => ({ ...move, share: null, visits: 0 }));
  const hint = whole.length > 0 ? { moves, whole, note: more.note ?? null, places: [] } : null;
  const table = Object.assign(new Choosing('r'), { hint, pending, meant: more.meant ?? null });
  const parts = [
    mount(Bar, { target: document.body, props: { table, hints: true } }),
    mount(Advice, { target: document.body, props: { table, openRules: () => {} } }),
  ];
  flushSync();
  const texts = ['.hint p', '.hint li', '.chosen'].map((found) =>
    [...document.querySelectorAll(found)].map((one) => one.textContent!.trim()),
  );
  for (const part of parts) void unmount(part);
  return texts;
}

test('a move that only passes a question by is not told among the moves of a turn', () => {
  expect(said([put, pass, keep], [put, pass, keep]).slice(1)).toEqual([
    ['Place 2 fives', 'Keep the sixes'],
    ['Place 2 fives', 'Keep the sixes'],
  ]);
});

test('a turn of which one move is left is told in one sentence', () => {
  const [sentence, list] = said([pass, keep], []);
  expect(sentence![0]).toContain('Keep the sixes');
  expect(list).toEqual([]);
});

test('alone it is told', () => {
  expect(said([], [pass])[2]).toEqual(['Place no sixes']);
});

test('a remark of the bot stands below its advice', () => {
  expect(said([keep], [], { note: 'Still being prepared.' })[0]!.at(-1)).toBe('Still being prepared.');
  expect(said([keep], [])[0]).toHaveLength(1);
});

test('a board that says better what was chosen is heard', () => {
  expect(said([], [put], { meant: ['Pass b1'] })[2]).toEqual(['Pass b1']);
});

/** A room where the count of a round is being shown. */
class Counting extends Choosing {
  count(): void {
    this.motions = { counted: { ms: 2000, stops: true } };
    const story = [0, 1].map((seat) => ({ kind: 'counted', seat, text: `seat ${seat}` }));
    this.show([{ story, view: {}, extra: null }]);
  }
}

/** Wait until the page has caught up. */
async function later(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

const key = (name: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }));
const button = () => document.querySelector<HTMLElement>('[data-testid="main-action"]');

async function counted(): Promise<[Counting, ReturnType<typeof mount>]> {
  const table = new Counting('r');
  const bar = mount(Bar, { target: document.body, props: { table, hints: false } });
  table.count();
  await later();
  return [table, bar];
}

test.each(['a', 'Enter', 'click'])('a count is cut short by any key or click: %s', async (how) => {
  const [table, bar] = await counted();
  key('Shift');
  await later(1999);
  expect([table.stopped, button(), table.told.length]).toEqual([false, null, 1]);
  if (how === 'click') document.body.click();
  else key(how);
  await later();
  expect([table.stopped, button()!.textContent.trim()]).toEqual([true, 'Next round Enter']); // the same key does not press it
  void unmount(bar);
});

test.each(['Enter', 'click'])('the main button goes on to the next round: %s', async (how) => {
  const [table, bar] = await counted();
  await later(4000);
  expect(document.querySelector('[data-testid="status"]')!.textContent).toContain('The round is over.');
  key('a');
  await later();
  expect(table.stopped).toBe(true);
  if (how === 'click') button()!.click();
  else key(how);
  await later();
  expect([table.stopped, table.busy, button()]).toEqual([false, false, null]);
  void unmount(bar);
});

test.each([
  ['board', true],
  ['story', false],
])('the button takes the focus from the board, and from nothing else: %s', async (place, takes) => {
  const there = Object.assign(document.createElement('div'), { tabIndex: -1 });
  there.dataset['testid'] = place;
  document.body.append(there);
  there.focus();
  const [, bar] = await counted();
  await later(4000);
  expect(document.activeElement === button()).toBe(takes);
  void unmount(bar);
});

describe('in a room', () => {
  serve();

  test.each(['main-action', 'undo'])('another choice may come between the press of a finger and its lifting: %s', async (name) => {
    vi.spyOn(api, 'try').mockResolvedValue(tried([A]));
    const table = await opened(sight(3, 3, [0, 1]));
    await table.choose(A);
    const bar = mount(Bar, { target: document.body, props: { table, hints: false } });
    flushSync();
    const pressed = document.querySelector<HTMLElement>(`[data-testid="${name}"]`)!;
    line().tell(event(4, { seat: 1, sight: sight(4, 4, [0]) }));
    flushSync();
    await Promise.resolve();
    flushSync();
    expect(pressed.isConnected).toBe(true);
    pressed.click(); // browsers click only what is still there
    await settle();
    const sent = line().sent.map((command) => command['move']);
    expect([sent, table.pending.length]).toEqual(name === 'undo' ? [[], 0] : [[['a']], 1]);
    void unmount(bar);
  });

  test.each(['hint', 'take-back'])('what others do is shown once a finger is lifted from a button: %s', async (name) => {
    const before = sight(3, 3, [0, 1]);
    before.match!.can_take_back = true;
    const table = await opened(before);
    table.motions = { told: { ms: 2000 } };
    const bar = mount(Bar, { target: document.body, props: { table, hints: true } });
    flushSync();
    const shown = () => document.querySelector<HTMLElement>(`[data-testid="${name}"]`);
    const pressed = shown()!;
    pressed.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    line().tell(event(4, { seat: 1, story: [{ kind: 'told', text: 'four' }], sight: sight(4, 4, [0]) }));
    await later(1000);
    expect([shown() === pressed, table.busy]).toEqual([true, false]);
    pressed.dispatchEvent(new Event('pointerup', { bubbles: true }));
    pressed.click();
    await later();
    expect([shown(), table.busy]).toEqual([null, true]);
    void unmount(bar);
  });
});
