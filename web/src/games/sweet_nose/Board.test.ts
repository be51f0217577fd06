// What can be seen on the board while something is being chosen or happening.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings.svelte';
import { FakeTable, type Laid } from '../../board/fake.svelte';
import Board from './Board.svelte';
import { a, position } from './examples';
import { motions } from './motion';
import type { Nose, View } from './view';

let shown: ReturnType<typeof mount> | null = null;

function open(view: View, options: Partial<Laid<Nose>> = {}): FakeTable<Nose> {
  const table = new FakeTable<Nose>({ view, motions, ...options });
  shown = mount(Board, { target: document.body, props: { table } });
  flushSync();
  return table;
}

/** The position with other things in front of one seat. */
function seated(view: View, seat: number, changes: Partial<View['seats'][number]>): View {
  return { ...view, seats: view.seats.map((each) => (each.seat === seat ? { ...each, ...changes } : each)) };
}

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const spot = (name: string) => find(`[data-spot="${name}"]`)!;
const pile = (name: string) => document.querySelectorAll(`[data-spot="${name}"] .sweet`).length;
const flying = () => [...document.querySelectorAll<HTMLElement>('[data-flight]')].map((each) => each.dataset['flight']);
const fresh = () => [...document.querySelectorAll<HTMLElement>('.fresh')].map((each) => each.dataset['place']);
const seatOf = (name: string) => find(`article[aria-label="${name}"]`)!;

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  settings.still = false;
  vi.useRealTimers();
});

async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

const SWAP = { ...a({ move: 'swap', give: 'mochi', take: 'nougat', seat: 1 }), text: 'swap m n @2', say: 'say swap' };
const SWAPPED = {
  kind: 'swap' as const,
  seat: 0,
  give: 'mochi' as const,
  take: 'nougat' as const,
  other: 1,
  travels: [
    { piece: 'mochi', from: 'seats.0.plate.0', to: 'seats.1.bowl.0' },
    { piece: 'nougat', from: 'seats.1.plate.1', to: 'seats.0.bowl.1' },
  ],
};
const THEN = seated(seated(position(), 0, { plate: [2, 0, 2, 1, 0], bowl: [0, 1, 0, 0, 2] }), 1, {
  plate: [0, 3, 3, 0, 0],
  bowl: [2, 0, 0, 0, 0],
});

test('an exchange is touched, flies at once, and is marked until it is sent', async () => {
  const table = open(position(), { legal: [SWAP], outcomes: { 'swap m n @2': { view: THEN, legal: [], story: [SWAPPED] } } });
  expect(find('[data-first]')!.dataset['spot']).toBe('seats.0.plate.0');
  expect(spot('seats.0.plate.0').tabIndex).toBe(0);
  spot('seats.0.plate.0').click();
  flushSync();
  expect(spot('seats.1.plate.1').getAttribute('aria-label')).toContain('say swap');
  expect(spot('seats.1.plate.1').parentElement!.querySelector('.change')!.textContent).toBe('−2');
  spot('seats.1.plate.1').click();
  flushSync();
  expect([pile('seats.0.plate.0'), pile('seats.1.bowl.0'), pile('seats.0.bowl.1'), flying()]).toEqual([2, 1, 0, ['mochi', 'nougat']]);
  await pass(320);
  expect([pile('seats.1.bowl.0'), pile('seats.0.bowl.1'), flying()]).toEqual([2, 1, []]);
  expect(fresh().sort()).toEqual(['seats.0.bowl.1', 'seats.1.bowl.0']);
  table.tells(THEN, SWAPPED, { kind: 'turn', seat: 1 });
  await pass(10);
  expect(flying()).toEqual([]);
  await pass(1000);
  expect([fresh(), pile('seats.1.bowl.0')]).toEqual([[], 2]);
});

test('a store, the thunder god and a player marker go where they are told', async () => {
  const table = open(position({ phase: 'choose' }));
  const taken = { ...seated(position({ phase: 'choose' }), 2, { store: 'two' }), stores: [{ ...position().stores[0]!, lies: 0 }] };
  const take = {
    kind: 'take' as const,
    seat: 2,
    store: 'two' as const,
    travels: [{ piece: 'two', from: 'stores.0.lies', to: 'seats.2.store' }],
  };
  table.tells(taken, take);
  flushSync();
  expect([flying(), spot('store.two').classList.contains('gone'), find('[data-spot="held.2"]')]).toEqual([['two'], true, null]);
  await pass(400);
  expect(find('[data-spot="held.2"]')).not.toBeNull();
  const god = [{ piece: 'god', from: 'seats.0.god', to: 'seats.1.god' }];
  table.tells(seated(seated(taken, 0, { god: 0 }), 1, { god: 1 }), { kind: 'thunder_god', seat: 1, travels: god });
  flushSync();
  expect([flying(), find('[data-place="seats.0.god"] svg'), seatOf('Name 1').classList.contains('lit')]).toEqual([['god'], null, true]);
  await pass(400);
  expect(find('[data-place="seats.1.god"] svg')).not.toBeNull();
});

test('in the auction player markers stand on the ladder', async () => {
  const ladder = [['marker-0', 'marker-1', 'marker-2'], [], [], []];
  const table = open(position({ phase: 'bid', ladder }));
  const bid = { kind: 'bid' as const, seat: 1, space: 2, travels: [{ piece: 'marker-1', from: 'ladder.0', to: 'ladder.2' }] };
  table.tells(position({ phase: 'bid', ladder: [['marker-0', 'marker-2'], [], ['marker-1'], []] }), bid);
  flushSync();
  expect([flying(), spot('ladder.2').textContent.trim()]).toEqual([['marker-1'], '2']);
  await pass(400);
  expect(spot('ladder.2').getAttribute('aria-label')).toContain('Name 1');
});

test('the count opens one screen after the other', async () => {
  const table = open(position());
  table.looks = true;
  const total = (seat: number) => seatOf(`Name ${seat}`).querySelector('.total b')!.textContent;
  const count = (seat: number, points: number) => ({ kind: 'counted' as const, seat, markers: [1, 2, 3, 4, 5], points, total: points });
  table.tells(position({ phase: 'over' }), count(0, 30), count(1, 20));
  flushSync();
  const sums = (seat: number) => [...seatOf(`Name ${seat}`).querySelectorAll('.sum b')].map((each) => each.textContent);
  const last = (seat: number) => seatOf(`Name ${seat}`).querySelector('.last')?.textContent.split('\u00a0')[0];
  expect([total(0), sums(0), last(0), document.querySelectorAll('.opened').length]).toEqual(['0', ['', '', '', '', ''], '+0', 1]);
  const step = table.length(table.happening!) / 7;
  await pass(step);
  expect([sums(0), last(0)]).toEqual([['3', '', '', '', ''], '+3']);
  await pass(2 * step);
  expect([sums(0), last(0), total(0)]).toEqual([['3', '0', '10', '', ''], '+13', '0']);
  await pass(3 * step); // the two markers that are left, then the sum
  expect([sums(0), last(0), total(0), total(1)]).toEqual([['3', '0', '10', '4', '12'], '+30', '30', '0']);
  await pass(step + 5); // a timer has whole milliseconds
  expect([sums(1), document.querySelectorAll('.opened').length]).toEqual([['', '', '', '', ''], 2]);
  expect(seatOf('Name 1').querySelectorAll('.screen .back')).toHaveLength(5);
  table.hurry();
  await pass(0);
  expect([total(0), total(1)]).toEqual(['30', '20']);
});

test('where nothing may move, the whole count is there at once', async () => {
  settings.still = true;
  const table = open(position());
  table.looks = true;
  table.tells(position({ phase: 'over' }), { kind: 'counted', seat: 1, markers: [1, 2, 3, 4, 5], points: 20, total: 20 });
  await pass(0);
  expect(table.stopped).toBe(true);
  expect(seatOf('Name 1').querySelector('.screen')!.textContent).toMatch(/1\s.*2\s.*5\s/s);
  expect(seatOf('Name 1').querySelector('.total b')!.textContent).toBe('20');
  table.goOn();
  await pass(0);
  expect([table.stopped, table.busy]).toEqual([false, false]);
});

test('a seat is framed while it owes a move, not when what is foreseen is its turn', () => {
  open(position({ turn: 1 }), { legal: [SWAP] });
  expect([0, 1].map((seat) => seatOf(`Name ${seat}`).classList.contains('act'))).toEqual([true, false]);
});

test('who ignores the market counts markers alone', () => {
  const sums = () => [...seatOf('Name 0').querySelectorAll('.sum b')].map((each) => Number(each.textContent));
  open(position());
  expect(sums()).toEqual([9, 0, 14, 2, 10]);
  void unmount(shown!);
  open(position({ ignores: 0 }));
  expect(sums()).toEqual([9, 0, 10, 2, 8]);
});

test('Escape lets go of what was touched', () => {
  open(position(), { legal: [SWAP] });
  spot('seats.0.plate.0').click();
  flushSync();
  expect(spot('seats.0.plate.0').getAttribute('aria-pressed')).toBe('true');
  spot('seats.0.plate.0').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  flushSync();
  expect(spot('seats.0.plate.0').getAttribute('aria-pressed')).toBe('false');
});

test('where the texts have no room a store is read before it is taken', async () => {
  const stage = document.body.appendChild(document.createElement('div'));
  stage.dataset['testid'] = 'stage';
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly told: (entries: { contentRect: { width: number; height: number } }[]) => void) {}
      observe(): void {
        this.told([{ contentRect: { width: 0, height: 0 } }]);
      }
      disconnect(): void {}
    },
  );
  const take = { ...a({ move: 'take', store: 'two' }), text: 'take two', say: 'say take' };
  const table = new FakeTable<Nose>({ view: { ...position(), phase: 'choose' }, motions, legal: [take] });
  shown = mount(Board, { target: stage, props: { table } });
  flushSync();
  spot('store.two').click();
  flushSync();
  expect([table.pending, spot('take').textContent]).toEqual([[], 'say take']);
  spot('take').click();
  await pass(0);
  expect([table.pending.map(({ text }) => text), find('[data-spot="take"]')]).toEqual([['take two'], null]);
  vi.unstubAllGlobals();
  stage.remove();
});
