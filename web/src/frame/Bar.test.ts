import { flushSync, mount, unmount } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import type { MoveInfo } from '../lib/api';
import type { ConnectionState } from '../lib/connection.svelte';
import { RoomTable } from '../lib/room.svelte';
import { readable } from '../lib/words.svelte';
import Bar from './Bar.svelte';

beforeAll(() => readable('en'));

/** Where it is the viewer's turn. */
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
  const hint = whole.length > 0 ? { moves, whole, note: more.note ?? null } : null;
  const table = Object.assign(new Choosing('r'), { hint, pending, meant: more.meant ?? null });
  const bar = mount(Bar, { target: document.body, props: { table, hints: true } });
  flushSync();
  const texts = ['.hint p', '.hint li', '.chosen'].map((found) =>
    [...document.querySelectorAll(found)].map((one) => one.textContent!.trim()),
  );
  void unmount(bar);
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
