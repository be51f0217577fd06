// The board of Swintus 3D on a table that tells what the test says.
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { FakeTable, type Laid, type Outcome } from '../../board/fake.svelte';
import { clock, pass, show } from '../../board/shown.test-env';
import { put } from '../../board/travels';
import { settings } from '../../lib/settings.svelte';
import Board from './Board.svelte';
import { motions } from './motion';
import { laidOut } from './table.fixture';
import type { Move, Swintus, SwintusView } from './view';

const move = (text: string, json: Move['json'] = { move: 'leave' }): Move => ({ index: 0, text, json, say: `say ${text}` });
const MOVES = [move('5:0'), move('5:1')];

const puts = (seat: number, face: 2 | 5 | 6, card: number, count = 1) => ({
  kind: 'put' as const,
  seat,
  face,
  card: laidOut().top[card]!.name,
  count,
  travels: [{ piece: `${face}-${seat}`, from: `seats.${seat}.hand`, to: `top.${card}.${face === 6 ? 'sixes' : 'dice'}.${seat}`, count }],
});
const takes = {
  kind: 'take' as const,
  seat: 1,
  card: 'fives' as const,
  foods: ['apple' as const, 'acorn' as const],
  travels: [
    { piece: 'acorn', from: 'top.0.foods', to: 'seats.1.food.beet', count: 1 },
    { piece: '5-1', from: 'top.0.dice.1', to: 'seats.1.hand', count: 2 },
    { piece: '6-1', from: 'top.0.sixes.1', to: 'seats.1.hand', count: 1 },
  ],
};
const next = laidOut({ phase: 'roll', turn: 1, rolled: [], waiting: [] });
/** The end of the turn: what comes next is chance. */
const END: Outcome<Swintus> = { legal: [] };

function open(view: SwintusView = laidOut(), options: Partial<Laid<Swintus>> = {}): FakeTable<Swintus> {
  const table = new FakeTable<Swintus>({ view, legal: MOVES, motions, ...options });
  show(Board, table);
  return table;
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const spot = (name: string) => document.querySelector<HTMLButtonElement>(`[data-spot="${name}"]`)!;
const flying = () => all('[data-flight]').map((each) => each.dataset['flight']);
/** A seat's dice on a card. */
const dice = (card: number, seat: number) => all(`[data-place="top.${card}.sixes.${seat}"] .die:not(.ghost) .body`).length;
const gone = () => all('button.die').map((each) => each.querySelector('.ghost') !== null);
const foods = (place: string) => all(`[data-place="${place}"] .food`).length;

clock();

async function touch(name: string): Promise<void> {
  spot(name).click();
  await pass(0);
}

test('a touched die flies to its card and is gone from the tray; the rest can still be laid differently', async () => {
  const table = open(laidOut(), { outcomes: { 'place 5:1': END } });
  expect([dice(0, 0), gone()]).toEqual([0, [true, false, false, false, false, false]]);
  await touch('die.3');
  expect([table.done, flying(), dice(0, 0)]).toEqual([['place 5:1 instead'], ['5-0'], 0]);
  expect(gone()).toEqual([true, false, false, true, false, false]);
  await pass(320);
  expect([flying(), dice(0, 0), spot('die.3').getAttribute('aria-pressed')]).toEqual([[], 1, 'true']);
  await touch('die.3');
  expect([table.done.at(-1), dice(0, 0), gone()[3]]).toEqual(['undo', 0, false]);
});

test('what was laid stays while it is told, and flies once', async () => {
  const table = open(laidOut(), { outcomes: { 'place 5:1': END } });
  await touch('die.3');
  await pass(320);
  table.pending = []; // it was sent
  table.legal = [];
  const between = put(put(laidOut({ waiting: [2, 2, 6, 6] }), 'top.0.dice.0', '', 1), 'seats.0.hand', '', -1);
  table.tells(between, puts(0, 5, 0));
  table.tells(next, { kind: 'turn', seat: 1, hand: 3 });
  await pass(100);
  expect([flying(), dice(0, 0), gone()[3]]).toEqual([[], 1, true]);
  await pass(300);
  expect([dice(0, 0), all('button.die')]).toEqual([1, []]); // the turn has been told, so the tray is empty
});

test('a touched card takes a die of its own number, then a six; one that takes none says why', async () => {
  const closed = laidOut();
  closed.top[1]!.closed = true;
  const table = open(closed);
  await touch('top.3');
  expect(table.done).toEqual(['place 2:1 instead']);
  await touch('top.2');
  await touch('top.1');
  expect(table.done.slice(1)).toEqual(['place 2:1 6->3:1 instead', 'why 4:1']);
});

test('a picked six goes on the card that is touched next; Escape lets it go', async () => {
  const table = open();
  await touch('die.4');
  expect(spot('top.4').classList.contains('target')).toBe(true);
  spot('die.4').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  flushSync();
  expect(spot('top.4').classList.contains('target')).toBe(false);
  await touch('die.4');
  await touch('top.2');
  expect(table.done).toEqual(['place 6->3:1 instead']);
});

test('Escape takes up the last die that was laid', async () => {
  const table = open(laidOut(), { outcomes: { 'place 5:1': END } });
  await touch('die.3');
  spot('die.3').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await pass(0);
  expect([table.done.at(-1), gone()[3]]).toEqual(['undo', false]);
});

test('touches that come while the last is on its way are gathered', async () => {
  const table = open(laidOut(), { outcomes: { 'place 5:1': END, 'place 5:1 2:1': END } });
  const choose = table.choose.bind(table);
  table.choose = async (...chosen) => {
    await Promise.resolve(); // as from a server
    await choose(...chosen);
  };
  spot('die.3').click();
  spot('die.2').click();
  await pass(320);
  expect(table.done).toEqual(['place 5:1 instead', 'place 5:1 2:1 instead']);
  expect([dice(0, 0), dice(3, 0), gone()]).toEqual([1, 1, [true, false, true, true, false, false]]);
});

test('a board that is drawn anew while something is chosen shows the position, and what is chosen', async () => {
  const table = open(laidOut(), { outcomes: { 'place 5:1': END } });
  await touch('die.3');
  show(Board, table);
  await pass(320);
  expect([dice(0, 0), gone()]).toEqual([1, [true, false, false, true, false, false]]);
});

test('where a Fattening card can be taken then, that is answered before anything is sent', async () => {
  const claim = laidOut({ phase: 'claim', waiting: [] });
  claim.bottom[0]!.met = [true, false, false];
  const legal = [move('take 1', { move: 'take', place: 1 }), move('leave')];
  const table = open(laidOut(), { outcomes: { 'place 5:1': { view: claim, legal, story: [puts(0, 5, 0)] } } });
  expect(all('.met')).toEqual([]);
  await touch('die.3');
  expect(table.done).toEqual(['place 5:1 instead', 'place 5:1 instead part']);
  expect(all('.also').map((each) => each.dataset['move'])).toEqual(['take 1', 'leave']);
  expect([all('.met').length, spot('bottom.0').classList.contains('target')]).toEqual([1, true]);
  await touch('bottom.1');
  await touch('bottom.0');
  expect(table.done.slice(2)).toEqual(['why take 2', 'take 1']);
  expect(spot('bottom.0').classList.contains('chosen')).toBe(true);
});

test('what comes of the placing is said on the card, and not done before it is told', async () => {
  const view = put(laidOut(), 'top.0.dice.0', '', 4);
  open(view, { outcomes: { 'place 5:1': END } });
  expect(all('.outcome')).toEqual([]);
  await touch('die.3');
  await pass(320);
  expect(all('.outcome').map((each) => each.closest<HTMLElement>('[data-spot]')!.dataset['spot'])).toEqual(['top.0']);
  expect([foods('top.0.foods'), dice(0, 0)]).toEqual([2, 5]);
});

test('all dice can be kept while none is laid', async () => {
  const table = open(laidOut(), { outcomes: { 'place none': END } });
  await touch('keep');
  expect([table.done, all('[data-spot="keep"]'), gone().length]).toEqual([['place none instead'], [], 6]);
});

test('the Hamsters get the stored card that is touched', async () => {
  const lose = (food: 'beet' | 'corn') => move(`lose ${food}`, { move: 'lose', foods: [food] });
  const table = open(laidOut({ phase: 'feed', rolled: [], waiting: [] }), { legal: [lose('corn'), lose('beet')] });
  await touch('lose beet');
  expect([table.done, spot('lose beet').classList.contains('chosen')]).toEqual([['lose beet'], true]);
});

test('a roll lies in the tray; its ones go to the Hamsters', async () => {
  const rolling = laidOut({ phase: 'roll', turn: 2, rolled: [], waiting: [] });
  const table = open(rolling, { legal: [] });
  const travels = [{ piece: '1-2', from: 'seats.2.hand', to: 'top.4.dice.2', count: 2 }];
  table.tells(rolling, { kind: 'roll', seat: 2, dice: [1, 1, 3] }, { kind: 'ones', seat: 2, count: 2, travels });
  await pass(0);
  expect([gone(), all('.die.rolling').length]).toEqual([[false, false, false], 3]);
  await pass(500);
  expect([gone(), flying(), dice(4, 2)]).toEqual([[true, true, false], ['1-2', '1-2'], 0]);
});

test('what another lays is gone from the tray and lies on the card', async () => {
  const theirs = laidOut({ turn: 1, rolled: [5, 5, 6], waiting: [5, 5, 6] });
  const table = open(theirs, { legal: [] });
  table.tells(put(theirs, 'top.0.dice.1', '', 1), puts(1, 5, 0));
  await pass(0);
  expect([gone(), flying(), dice(0, 1)]).toEqual([[true, false, false], ['5-1'], 3]);
  await pass(400);
  expect([gone(), dice(0, 1)]).toEqual([[true, false, false], 4]);
});

test('a taken card is stored, everyone on it gets the dice back, the next one is turned up', async () => {
  const table = open(laidOut({ turn: 1, rolled: [5], waiting: [] }), { legal: [] });
  const taken = laidOut({ turn: 1, rolled: [5], waiting: [], phase: 'reveal' });
  Object.assign(taken.top[0]!, { foods: [], closed: true, dice: [0, 0, 0], sixes: [0, 0, 0] });
  table.tells(taken, takes);
  const travels = [{ piece: 'corn', from: 'box', to: 'top.0.foods', count: 1 }];
  table.tells(laidOut(), { kind: 'reveal', seat: null, pile: 'fives', foods: ['corn'], travels });
  await pass(0);
  expect([flying(), foods('top.0.foods'), dice(0, 1)]).toEqual([['acorn', '5-1', '5-1', '6-1'], 1, 0]);
  await pass(320);
  expect([flying(), foods('top.0.foods'), all('.turning').length]).toEqual([[], 1, 1]); // it is there while it is being turned up
});

test('where nothing may move, what has changed is marked', async () => {
  settings.still = true;
  const table = open(laidOut({ turn: 1, rolled: [5], waiting: [5] }), { legal: [] });
  table.tells(laidOut(), puts(1, 5, 0));
  await pass(0);
  expect(document.querySelector('[data-place="top.0.dice.1"]')!.hasAttribute('data-lit')).toBe(true);
});

test('one tab stop, first a die that can be laid', async () => {
  const table = open(laidOut(), { outcomes: { 'place 5:1': END } });
  const stops = () => all('[data-spot]').flatMap((each) => (each.tabIndex === 0 ? [each.dataset['spot']] : []));
  expect(stops()).toEqual(['die.1']);
  table.acting = false;
  await pass(0);
  expect(stops()).toEqual(['top.0']);
});

test('a die that is pointed at shows where it would come', async () => {
  open();
  spot('die.3').dispatchEvent(new Event('pointerover', { bubbles: true }));
  flushSync();
  expect(all('.hint').map((each) => each.closest<HTMLElement>('[data-spot]')!.dataset['spot'])).toEqual(['top.0']);
});

test('what a seat has is told with the pieces that win', () => {
  const say = vi.spyOn(FakeTable.prototype, 'say');
  open();
  const told = say.mock.calls.filter(([key]) => key === 'summary.stands').map(([, values]) => values);
  expect(told.length).toBeGreaterThan(0);
  for (const values of told) expect(values).toMatchObject({ goal: 7 });
  vi.restoreAllMocks();
});

test('letters are on the pieces for those who want them', async () => {
  await settings.set({ letters: true });
  open();
  expect(all('[data-place="top.2.foods"] text').length).toBe(1);
  await settings.set({ letters: false });
});

test('what a card is about is told to the keys', async () => {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' ? this === document.activeElement : matches.call(this, selector); // unknown to jsdom
  });
  open();
  for (const [name, says] of [
    ['top.4', 'summary.hamsters'],
    ['bottom.1', 'summary.fattening'],
  ] as const) {
    spot(name).focus();
    await pass(0);
    expect(document.querySelector('[role="tooltip"]')?.textContent).toBe(says);
  }
  vi.restoreAllMocks();
});
