import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeTable, type Laid } from '../../board/fake.svelte';
import { HOLD } from '../../board/touch.svelte';
import type { Untold } from '../../lib/api';
import { settings } from '../../lib/settings.svelte';
import Board from './Board.svelte';
import { LOOK, TURNING } from './looks.svelte';
import { motions } from './motion';
import type { Happening, Move, Pocket, PocketsView, Schemas, Tile } from './view';

const ONE: Tile = { biscuits: 1, chocolate: 0, cracked: false };
const TWO: Tile = { biscuits: 2, chocolate: 1, cracked: false };
const THREE: Tile = { biscuits: 3, chocolate: 0, cracked: false };
const CRACKED: Tile = { biscuits: 1, chocolate: 0, cracked: true };
const NAMES = Array.from({ length: 36 }, (_, i) => `${'abcdef'[i % 6]}${Math.floor(i / 6) + 1}`);

/** A square of six by six in which a1 and b1 are found, c1 has been taken and d1 is shown as seen. */
function laidOut(changes: Partial<PocketsView> = {}, places: Record<string, Partial<Pocket>> = {}): PocketsView {
  const known: Record<string, Partial<Pocket>> = {
    a1: { up: true, tile: ONE },
    b1: { up: true, tile: TWO },
    c1: { lies: 0 },
    d1: { tile: CRACKED },
    ...places,
  };
  return {
    type: 'biscuit_pockets/3',
    phase: 'flip',
    turn: 0,
    pockets: NAMES.map((name) => ({ name, lies: 1, up: false, tile: null, ...known[name] })),
    chain: ['a1', 'b1'].map((pocket) => ({ pocket, knocked: false })),
    pick: null,
    next_step: 3,
    must_knock: false,
    cracked_left: 5,
    last_lap: null,
    idle: 0,
    idle_limit: 24,
    seats: [0, 1].map((seat) => ({ seat, pile: 0, cracked: seat, points: null })),
    winners: [],
    ended_by: null,
    never_seen: [],
    columns: 6,
    longest_chain: 6,
    knock_step: 4,
    tiles: [
      { ...ONE, count: 30 },
      { ...CRACKED, count: 6 },
    ],
    ...changes,
  };
}

function move(text: string): Move {
  const [verb, pocket] = text.split(' ') as [Move['json']['move'], string];
  return { index: NAMES.indexOf(pocket), text, json: { move: verb, pocket }, say: `say ${text}` };
}

let table: FakeTable<Schemas>;
let board: Record<string, unknown> | null = null;

function open(view: PocketsView, legal: string[] = [], options: Partial<Laid<Schemas>> = {}): void {
  table = new FakeTable<Schemas>({ view, legal: legal.map(move), motions, ...options });
  board = mount(Board, { target: document.body, props: { table } });
  flushSync();
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const at = (name: string) => document.querySelector<HTMLButtonElement>(`[data-spot="${name}"]`)!;
const marked = (name: string, looks: string) => at(name).querySelector(`.piece.${looks}`) !== null;
const isOpen = (name: string) => at(name).querySelector('.turner.open') !== null;
const isEmpty = (name: string) => at(name).querySelector('.empty') !== null;
const steps = () => all('.square .step').map((step) => `${step.closest<HTMLElement>('[data-spot]')!.dataset['spot']} ${step.textContent}`);
const found = () => all('ol .found').length;
const knockFirst = () => document.querySelector<HTMLButtonElement>('[data-testid="knock-first"]')!;
const flying = () => all('[data-flight]').map((flight) => flight.dataset['flight']);
/** What is written beside a seat: how many tiles are in its pile, and how many cracked ones are face up. */
const beside = (seat: number) => all(`.panel.seat-${seat} b`).map((count) => Number(count.textContent));
const pointer = (name: string, type: string, more: object = {}) =>
  at(name).dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, button: 0, ...more }), { pointerType: 'touch' }));
const key = (pressed: string) => {
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
  flushSync();
};

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  if (board) void unmount(board);
  board = null;
  settings.still = false;
  vi.useRealTimers();
});

// ---- What a hand does ----

test('a press flips; a held one knocks, and only that; the switch knocks once', () => {
  open(laidOut(), ['flip e1', 'knock e1']);
  at('e1').click();
  pointer('e1', 'pointerdown');
  vi.advanceTimersByTime(HOLD);
  pointer('e1', 'pointerup');
  at('e1').click();
  expect(table.done).toEqual(['flip e1 now', 'knock e1 now']);
  knockFirst().click();
  flushSync();
  expect(knockFirst().getAttribute('aria-pressed')).toBe('true');
  expect(at('e1').textContent).toContain('say knock e1');
  at('e1').click();
  flushSync();
  expect(table.done[2]).toBe('knock e1 now');
  expect(knockFirst().getAttribute('aria-pressed')).toBe('false');
});

test('a press that strays is neither held nor lost', () => {
  open(laidOut(), ['flip e1', 'knock e1']);
  pointer('e1', 'pointerdown', { clientX: 10, clientY: 10 });
  pointer('e1', 'pointermove', { clientX: 40, clientY: 10 });
  vi.advanceTimersByTime(HOLD);
  expect(table.done).toEqual([]);
  pointer('e1', 'pointerup');
  at('e1').click();
  expect(table.done).toEqual(['flip e1 now']);
});

test('where a knock is due any press knocks, and the switch says why; after a Great 6 any press shows', () => {
  open(laidOut({ must_knock: true }), ['knock e1']);
  at('e1').click();
  knockFirst().click();
  expect(table.done).toEqual(['knock e1 now', 'why flip d1']);
  void unmount(board!);
  open(laidOut({ phase: 'show' }), ['show e1']);
  at('e1').click();
  at('c1').click();
  expect(table.done).toEqual(['show e1 now', 'why show c1']);
});

test('by keyboard: one tab stop, arrows, K turns the switch for knocking and Escape turns it off', () => {
  open(laidOut(), ['flip b2', 'knock b2']);
  NAMES.forEach((name, i) => {
    at(name).getBoundingClientRect = () => new DOMRect((i % 6) * 50, Math.floor(i / 6) * 50, 50, 50);
  });
  expect(NAMES.filter((name) => at(name).tabIndex === 0)).toEqual(['a1']);
  expect(at('b2').getAttribute('aria-keyshortcuts')).toBe('K');
  at('a1').focus();
  for (const pressed of ['k', 'ArrowDown', 'ArrowRight']) key(pressed);
  expect(document.activeElement).toBe(at('b2'));
  expect(table.done).toEqual([]);
  at('b2').click();
  expect(table.done).toEqual(['knock b2 now']);
  for (const pressed of ['k', 'Escape']) key(pressed);
  at('b2').click();
  expect(table.done).toEqual(['knock b2 now', 'flip b2 now']);
});

test('what cannot be done is asked about; when it is not your turn nothing is', () => {
  open(laidOut(), ['flip e1']);
  at('c1').click();
  knockFirst().click();
  flushSync();
  at('c1').click();
  expect(table.done).toEqual(['why flip c1', 'why knock c1']);
  table.acting = false;
  at('c1').click();
  expect(table.done).toHaveLength(2);
});

// ---- What happens ----

const FLIP: Untold<Happening> = { kind: 'flip', seat: 1, pocket: 'f6' };
const KNOCK: Untold<Happening> = { kind: 'knock', seat: 1, pocket: 'f6' };
const reveal = (tile: Tile): Untold<Happening> => ({ kind: 'reveal', seat: 1, pocket: 'f6', tile });
const BACK: Untold<Happening> = { kind: 'turned_back', seat: 1, pockets: ['f6'] };
const TURN: Untold<Happening> = { kind: 'turn', seat: 0 };
const WRONG = [FLIP, reveal(CRACKED), BACK, TURN];
const RECEIVED: Untold<Happening> = {
  kind: 'received',
  seat: 1,
  pockets: ['a1', 'b1'],
  count: 2,
  travels: [
    { piece: 'a1', from: 'pockets.0.lies', to: 'seats.1.cracked', count: 1 },
    { piece: 'b1', from: 'pockets.1.lies', to: 'seats.1.pile', count: 1 },
  ],
};
const ms = (...kinds: Happening['kind'][]) => kinds.reduce((sum, kind) => sum + motions[kind]!.ms, 0);

test('a wrong tile is seen before it goes back', async () => {
  open(laidOut());
  table.tells(laidOut(), ...WRONG);
  await pass(ms('flip') + 10);
  expect([isOpen('f6'), marked('f6', 'picked'), marked('f6', 'wrong')]).toEqual([true, true, false]);
  await pass(ms('reveal') + LOOK - 20);
  expect([isOpen('f6'), marked('f6', 'wrong')]).toEqual([true, true]);
  await pass(TURNING);
  expect(isOpen('f6')).toBe(false);
  expect(at('f6').querySelector('.side .paper')?.closest('.front')).not.toBeNull(); // no label on its back says what it was
  await pass(1000);
  expect([marked('f6', 'picked'), at('f6').innerHTML.includes('crumb')]).toEqual([false, false]);
});

test('also where nothing may move, though nothing is waited for', async () => {
  settings.still = true;
  open(laidOut());
  table.tells(laidOut(), ...WRONG);
  await pass(10);
  expect(table.busy).toBe(false);
  expect([isOpen('f6'), marked('f6', 'passing')]).toEqual([true, true]);
  await pass(LOOK + TURNING);
  expect([isOpen('f6'), at('f6').innerHTML.includes('crumb')]).toEqual([false, false]);
});

test('a position that nothing led to shows nothing of before', async () => {
  open(laidOut());
  table.tells(laidOut(), ...WRONG);
  await pass(ms('flip', 'reveal', 'turned_back', 'turn'));
  table.view = laidOut({ turn: 1 });
  flushSync();
  expect([isOpen('f6'), at('f6').innerHTML.includes('crumb')]).toEqual([false, false]);
});

test('a tile that fits joins the chain; a knock is remembered while its kind is drawn', async () => {
  open(laidOut());
  table.tells(laidOut({ phase: 'reveal', turn: 1, pick: { move: 'knock', pocket: 'f6' } }), KNOCK);
  await pass(ms('knock') / 2);
  expect([marked('f6', 'knock'), marked('f6', 'picked'), isOpen('f6')]).toEqual([true, true, false]);
  await pass(ms('knock'));
  expect([table.busy, marked('f6', 'picked'), at('f6').querySelector('.plus:not(.promise)') !== null]).toEqual([false, true, true]);
  const links = [...laidOut().chain, { pocket: 'f6', knocked: true }];
  table.tells(laidOut({ chain: links }, { f6: { up: true, tile: TWO } }), reveal(TWO), { kind: 'joined', seat: 1, pocket: 'f6', count: 3 });
  await pass(10);
  expect([isOpen('f6'), steps(), found()]).toEqual([true, ['a1 1', 'b1 2'], 2]);
  await pass(ms('reveal'));
  expect([marked('f6', 'picked'), steps(), found()]).toEqual([false, ['a1 1', 'b1 2', 'f6 3'], 3]);
  expect(all('ol .found')[2]!.querySelector('.plus')).not.toBeNull();
  await pass(ms('joined'));
  expect([steps(), found(), all('ol .found .plus').length]).toEqual([['a1 1', 'b1 2', 'f6 3'], 3, 1]);
});

test('a chain that is received travels to its new owner', async () => {
  open(laidOut());
  const seats = [laidOut().seats[0]!, { seat: 1, pile: 1, cracked: 2, points: null }];
  const after = laidOut({ chain: [], seats }, { a1: { lies: 0 }, b1: { lies: 0 } });
  table.tells(after, FLIP, reveal(CRACKED), BACK, RECEIVED, TURN);
  await pass(ms('flip', 'reveal', 'turned_back') + 10);
  expect([flying(), isEmpty('a1'), isEmpty('b1'), isEmpty('f6'), found()]).toEqual([['a1', 'b1'], true, true, false, 0]);
  expect(document.querySelector('[data-flight="b1"]')!.innerHTML).toContain('glaze'); // the glaze of its chocolate biscuit
  expect(beside(1)).toEqual([0, 1]);
  await pass(ms('received'));
  expect([flying(), isEmpty('a1'), beside(1)]).toEqual([[], true, [1, 2]]);
  expect(document.querySelector('[data-mark]')).toBeNull();
});

test('where nothing may move, the pile that grew is lit for a while', async () => {
  settings.still = true;
  open(laidOut());
  table.tells(laidOut({ chain: [] }, { a1: { lies: 0 }, b1: { lies: 0 } }), RECEIVED);
  await pass(10);
  expect(all('[data-lit]').map((lit) => lit.dataset['place'])).toEqual(['seats.1.pile', 'seats.1.cracked']);
  await pass(1500);
  expect(all('[data-lit]')).toEqual([]);
});

test('a tile that is shown after a Great 6 is not wrong when it goes back', async () => {
  open(laidOut({ phase: 'reveal', chain: [], pick: { move: 'show', pocket: 'f6' } }));
  table.tells(laidOut({ chain: [] }), reveal(THREE), BACK);
  await pass(ms('reveal') + 10);
  expect([isOpen('f6'), marked('f6', 'passing'), marked('f6', 'wrong')]).toEqual([true, true, false]);
});

test('a broken spell turns everything back', async () => {
  open(laidOut());
  const back = ['a1', 'b1', 'f6'];
  table.tells(laidOut({ chain: [] }, { a1: {}, b1: {} }), KNOCK, reveal(CRACKED), {
    kind: 'spell_broken',
    seat: 1,
    pockets: back,
    count: 3,
  });
  await pass(ms('knock', 'reveal') + 10);
  expect(back.map((name) => [isOpen(name), marked(name, 'broken')])).toEqual(Array(3).fill([true, true]));
  expect([steps(), found()]).toEqual([[], 0]);
  await pass(LOOK);
  expect(back.map(isOpen)).toEqual([false, false, false]);
});

test('the own seat comes last, the others in the order of their turns; whoever owes a move is framed', () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, pile: 0, cracked: 0, points: null }));
  open(laidOut({ seats }), ['flip e1'], { you: 1 });
  const order = () => all('.panel').map((panel) => /seat-(\d)/.exec(panel.className)![1]);
  expect(order()).toEqual(['2', '3', '0', '1']);
  expect(all('.panel.act').map((panel) => panel.dataset['place'])).toEqual(['seats.1']);
  void unmount(board!);
  open(laidOut({ seats }), [], { you: null });
  expect(order()).toEqual(['0', '1', '2', '3']);
  expect(knockFirst()).toBeNull();
});
