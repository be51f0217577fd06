// The board of the template game: what every board gets from the kit.
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { FakeTable } from '../../board/fake.svelte';
import { clock, pass, show } from '../../board/shown.test-env';
import { settings } from '../../lib/settings.svelte';
import Board from './Board.svelte';
import { motions } from './motion';
import type { components } from './schema';

type Toffee = components['schemas'];

const move = (text: 'take' | 'roll', index: number) => ({ index, text, json: { move: text }, say: `say ${text}` });
const MOVES = [move('take', 0), move('roll', 1)];

function laid(jar: number, ...toffees: number[]): Toffee['View'] {
  const seats = toffees.map((count, seat) => ({ seat, toffees: count, rolls: 0, points: count }));
  return { type: '_template/1', phase: 'choose', turn: 0, jar, golden: false, die: [1, 2, 3], seats, winners: [] };
}

const takes = (seat: number, count: number) => ({
  kind: 'take' as const,
  seat,
  count,
  travels: [{ piece: 'toffee', from: 'jar', to: `seats.${seat}.toffees`, count }],
});

function open(view = laid(8, 2, 1), options: Partial<ConstructorParameters<typeof FakeTable<Toffee>>[0]> = {}): FakeTable<Toffee> {
  const table = new FakeTable<Toffee>({ view, legal: MOVES, motions, ...options });
  show(Board, table);
  return table;
}

const toffees = (place: string): number => document.querySelectorAll(`[data-place="${place}"] .toffee`).length;
const flying = (): number => document.querySelectorAll('[data-flight="toffee"]').length;
const lies = () => [toffees('jar'), toffees('seats.0.toffees'), toffees('seats.1.toffees'), flying()];
const spot = (name: string) => document.querySelector<HTMLButtonElement>(`[data-spot="${name}"]`)!;

clock();

test('pieces leave their place, fly, and lie where the next position has them', async () => {
  const table = open();
  table.tells(laid(5, 2, 4), { kind: 'turn', seat: 1 }, takes(1, 3), { kind: 'turn', seat: 0 });
  flushSync();
  expect(lies()).toEqual([8, 2, 1, 0]);
  await pass(180);
  expect(lies()).toEqual([5, 2, 1, 3]);
  await pass(480); // landed, though the position has not arrived yet
  expect(lies()).toEqual([5, 2, 4, 0]);
  await pass(180);
  expect([lies(), table.busy]).toEqual([[5, 2, 4, 0], false]);
});

test('what is chosen flies at once, and not again when it is told', async () => {
  const table = open(laid(8, 2, 1), { outcomes: { take: { view: laid(7, 3, 1), legal: [], story: [takes(0, 1)] } } });
  spot('take').click();
  flushSync();
  expect(lies()).toEqual([7, 2, 1, 1]);
  await pass(320);
  expect(lies()).toEqual([7, 3, 1, 0]);
  table.tells(laid(7, 3, 1), takes(0, 1), { kind: 'turn', seat: 1 });
  flushSync();
  expect(lies()).toEqual([7, 3, 1, 0]);
  await pass(660);
  expect([lies(), table.busy, table.done]).toEqual([[7, 3, 1, 0], false, ['take']]);
});

test('a choice that is taken away again lies where it lay', async () => {
  const table = open(laid(8, 2, 1), { outcomes: { take: { view: laid(7, 3, 1), legal: [], story: [takes(0, 1)] } } });
  spot('take').click();
  await pass(320);
  table.pending = [];
  table.foreseen = [];
  table.view = laid(8, 2, 1);
  flushSync();
  expect(lies()).toEqual([8, 2, 1, 0]);
});

test('the last move of another seat leaves a mark until its next', async () => {
  const table = open();
  const mark = () => document.querySelector<HTMLElement>('[data-place="seats.1.toffees"]')!.dataset['mark'];
  table.tells(laid(7, 2, 2), takes(1, 1));
  await pass(1000);
  expect(mark()).toBe('1');
  table.tells(laid(6, 3, 2), takes(0, 1));
  await pass(1000);
  expect(mark()).toBe('1');
  expect(document.querySelector<HTMLElement>('[data-place="seats.0.toffees"]')!.dataset['mark']).toBeUndefined();
});

test('what people must remember for themselves leaves none', async () => {
  const table = open();
  table.fades = ['take'];
  table.tells(laid(7, 2, 2), takes(1, 1));
  await pass(1000);
  expect(document.querySelector('[data-mark]')).toBeNull();
});

test('where nothing may move, the end is there at once and lit for a while', async () => {
  settings.still = true;
  const table = open();
  table.tells(laid(5, 2, 4), takes(1, 3));
  await pass(0);
  expect(lies()).toEqual([5, 2, 4, 0]);
  const lit = () => document.querySelector('[data-place="seats.1.toffees"]')!.hasAttribute('data-lit');
  expect(lit()).toBe(true);
  await pass(1500);
  expect(lit()).toBe(false);
});

test('the die shows what was rolled while that is told', async () => {
  const table = open();
  const pips = () => document.querySelectorAll('.die circle').length;
  expect(pips()).toBe(0);
  table.tells(laid(5, 5, 1), { kind: 'die', seat: 0, shows: 3 }, takes(0, 3));
  flushSync();
  expect(pips()).toBe(3);
  await pass(500);
  expect(pips()).toBe(3);
  await pass(480);
  expect(pips()).toBe(0);
});

test('one tab stop, arrow keys, and Escape takes the last choice away', () => {
  const table = open();
  expect([spot('take').tabIndex, spot('roll').tabIndex]).toEqual([0, -1]);
  spot('take').click();
  spot('take').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(table.done).toEqual(['take', 'undo']);
});

test('what was pressed and refused is lit until that is said no longer, or something else is pressed', () => {
  const table = open();
  const refused = () => [...document.querySelectorAll<HTMLElement>('[data-refused]')].map((one) => one.dataset['spot']);
  const refuse = () => {
    table.refused = {};
    flushSync();
  };
  refuse();
  expect(refused()).toEqual([]);
  spot('roll').click();
  refuse();
  expect(refused()).toEqual(['roll']);
  table.refused = null;
  flushSync();
  expect(refused()).toEqual([]);
  refuse();
  spot('take').click();
  flushSync();
  expect(refused()).toEqual([]);
  refuse();
  expect(refused()).toEqual(['take']);
});
