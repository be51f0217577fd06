import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { FakeTable, type Outcome } from '../../board/fake.svelte';
import type { Untold } from '../../lib/api';
import { Book } from '../../lib/book';
import Board from './Board.svelte';
import { seat, view } from './laid.test-env';
import { motions } from './motion';
import type { Happening, Move, SeatView, Stack, StackTable, StackView } from './view';

function moves(texts: string[]): Move[] {
  return texts.map((text, index) => ({ index, text, json: { move: 'keep' }, say: text })); // the board reads the text
}
function laid(position: StackView, you: number | null, ...legal: string[]): FakeTable<Stack> {
  return new FakeTable<Stack>({ view: position, you, legal: moves(legal), motions });
}
/** What a move leads to: what may be done then, and the position. */
function then(legal: string[], position?: StackView): Outcome<Stack> {
  return { legal: moves(legal), ...(position ? { view: position } : {}) };
}
/** Wait until what was started is done. */
const done = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

let shown: ReturnType<typeof mount> | null = null;
function draw(table: StackTable): HTMLElement {
  shown = mount(Board, { target: document.body, props: { table } });
  flushSync();
  return document.body;
}
function press(element: Element | null, key: string): void {
  element!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}
const click = (page: HTMLElement, found: string): void => page.querySelector<HTMLElement>(found)!.click();
const card = (name: string): string => `.cards [data-card="${name}"]`;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.getAnimations = () => [];
  Element.prototype.animate = () => ({ cancel: () => undefined }) as Animation;
  // A page without a layout: a pixel is a unit of the drawing.
  Object.assign(SVGElement.prototype, { getScreenCTM: () => ({ inverse: () => null }) });
  vi.stubGlobal(
    'DOMPoint',
    class {
      constructor(
        readonly x: number,
        readonly y: number,
      ) {}
      matrixTransform = (): this => this;
    },
  );
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  vi.useRealTimers();
});

function own(more: Partial<SeatView>): SeatView {
  return seat(0, { hand: ['b1', 'y2'], ...more });
}

describe('the board', () => {
  it('passes a card when it is touched, and does so at the second touch', async () => {
    const table = laid({ ...view(own({}), seat(1)), phase: 'choosing' }, 0, 'play b1', 'play y2');
    const page = draw(table);
    click(page, card('y2'));
    await Promise.resolve();
    expect(table.done).toEqual(['play y2 instead']);
    flushSync();
    expect(page.querySelector(card('y2'))?.getAttribute('aria-pressed')).toBe('true');
    click(page, card('y2'));
    await Promise.resolve();
    expect(table.done.at(-1)).toBe('send');
  });

  it("shows over the neighbour's bucket what the card under the finger would bring", () => {
    const table = laid({ ...view(own({ gives_to: 1 }), seat(1)), phase: 'choosing' }, 0, 'play b1', 'play y2');
    const page = draw(table);
    expect(page.querySelector('.others .maybe')).toBeNull();
    page.querySelector(card('b1'))!.dispatchEvent(new Event('pointerenter'));
    flushSync();
    expect(page.querySelectorAll('.others .maybe .emblem')).toHaveLength(2);
  });

  it('keeps the hand for a card that is touched while it could be exchanged, and passes it when all have decided', async () => {
    const table = laid({ ...view(own({}), seat(1)), phase: 'offering' }, 0, 'keep', 'exchange');
    table.outcomes = { keep: then([]) };
    table.words = new Book('en', 'move-play = Pass { $card }\ncard-plain = { $card }\n');
    const page = draw(table);
    click(page, card('b1'));
    await done();
    expect(table.meant).toEqual(['Pass b1']);
    click(page, card('b1'));
    await done();
    expect(table.done).toEqual(['keep instead', 'send']);
    expect(page.querySelector(card('b1'))?.getAttribute('aria-pressed')).toBe('true');
    table.pending = [];
    table.legal = moves(['play b1', 'play y2']);
    table.view = { ...table.view!, phase: 'choosing' };
    flushSync();
    expect(table.done.slice(2)).toEqual(['play b1 now']);
    expect(table.meant).toBeNull();
  });

  it('keeps the hand and passes the card in one where nobody else has to decide', async () => {
    const table = laid({ ...view(own({}), seat(1)), phase: 'offering' }, 0, 'keep', 'exchange');
    table.outcomes = { keep: then(['play b1', 'play y2']), 'play b1': then([]) };
    const page = draw(table);
    click(page, card('b1'));
    await done();
    expect(table.meant).toEqual(['play b1']);
    click(page, card('b1'));
    expect(table.done).toEqual(['keep instead', 'play b1', 'send']);
  });

  const received = 'r1';
  const hovering = (more: Partial<SeatView> = {}): StackView => ({ ...view(own({ received, ...more }), seat(1)), rests: ['a1', 'b1'] });
  const placing = (turn: number, shape: string): Partial<SeatView> => ({ placing: { card: received, turn, shape, price: 0, cells: [] } });
  const aim = (page: HTMLElement): string | null | undefined => page.querySelector('[aria-selected="true"]')?.getAttribute('data-move');

  it('lets the received candy hover with nothing chosen, and steers and drops it by keys', async () => {
    const table = laid(hovering(), 0, 'place r1', 'place r1 90', 'place b1');
    table.outcomes = { 'place r1': then(['rest a1', 'rest b1'], hovering(placing(0, '##'))), 'rest b1': then([]) };
    const page = draw(table);
    expect(table.done).toEqual([]);
    expect(page.querySelector('.turn')?.getAttribute('aria-pressed')).toBe('true');
    const places = page.querySelector('[role="listbox"]');
    press(places, 'ArrowRight');
    await done();
    expect(aim(page)).toBe('rest b1');
    press(places, 'Enter');
    await done();
    expect(table.done).toEqual(['place r1 part', 'rest b1', 'send']);
  });

  it('takes back a turn that was chosen, and the candy hovers as it was', async () => {
    const turned = then(['rest a1', 'rest c1'], view(own({ received, ...placing(90, '#/#') }), seat(1)));
    const table = laid(hovering(), 0, 'place r1', 'place r1 90');
    table.outcomes = { 'place r1 90': turned };
    const page = draw(table);
    page.querySelectorAll<HTMLElement>('.turn')[1]!.click();
    await done();
    flushSync();
    expect(page.querySelectorAll('[role="option"]')).toHaveLength(2);
    expect(page.querySelector('[data-move="rest c1"]')).not.toBeNull();
    const places = page.querySelector<HTMLElement>('[role="listbox"]')!;
    places.focus();
    press(places, 'Escape');
    await done();
    expect(table.done).toEqual(['place r1 90 part instead', 'undo']);
    [table.pending, table.legal, table.view] = [[], moves(['place r1', 'place r1 90']), hovering()];
    flushSync();
    await done();
    expect(table.done).toHaveLength(2);
    expect(page.querySelector('[data-move="rest b1"]')).not.toBeNull();
  });

  it('drops where a finger touches twice', async () => {
    const table = laid(hovering(), 0, 'place r1');
    table.outcomes = { 'place r1': then(['rest a1', 'rest b1'], hovering(placing(0, '##'))), 'rest a1': then([]) };
    const page = draw(table);
    const places = page.querySelector('[role="listbox"]')!;
    const tap = (): boolean =>
      places.dispatchEvent(new PointerEvent('click', { pointerType: 'touch', bubbles: true, clientX: 0, clientY: 0 }));
    tap();
    await done();
    expect([table.done, aim(page)]).toEqual([[], 'rest a1']);
    tap();
    await done();
    expect(table.done).toEqual(['place r1 part', 'rest a1', 'send']);
  });

  it('turns for a price, and says why it cannot', () => {
    const table = laid(view(own({ received }), seat(1)), 0, 'place r1', 'decline');
    const page = draw(table);
    const [, turned] = page.querySelectorAll<HTMLElement>('.turn');
    expect(turned!.textContent.trim()).toBe('2');
    expect(turned!.getAttribute('aria-disabled')).toBe('true');
    turned!.click();
    expect(table.done.at(-1)).toBe('why place r1 90');
    expect(page.querySelector(`${card('b1')} .price`)?.textContent).toBe('3');
  });

  it('changes nothing for a card that is refused', async () => {
    const table = laid(hovering(), 0, 'place r1', 'place r1 90');
    const page = draw(table);
    const turns = (): string[] => [...page.querySelectorAll('.turn')].map((turn) => turn.outerHTML);
    const before = turns();
    click(page, card('y2'));
    await done();
    flushSync();
    expect(table.done).toEqual(['why place y2']);
    expect(turns()).toEqual(before);
  });

  it('offers nothing in a match as it was', () => {
    const table = laid(hovering(), 0);
    table.seats = table.seats.map((each) => ({ ...each, toAct: each.you }));
    table.past = true;
    const page = draw(table);
    expect(page.querySelectorAll('.pad button, .turn, [role="listbox"], .price')).toHaveLength(0);
    expect(page.querySelectorAll('.rack button:not([aria-disabled="true"])')).toHaveLength(0);
  });

  // ---- What happens ----

  const told = (each: Untold<Happening>, piece: string, from: string, to: string, count = 1): Untold<Happening> => ({
    ...each,
    travels: [{ piece, from, to, count }],
  });
  const hand = (page: HTMLElement): string[] =>
    [...page.querySelectorAll<HTMLElement>('.slot:not(.gone)')].map((slot) => slot.dataset['piece']!);
  const over = (page: HTMLElement, number: number): number =>
    page.querySelectorAll(`.seat-${number} .bucket .emblem`).length - page.querySelectorAll(`.seat-${number} .bucket .tab`).length;
  const flying = (page: HTMLElement): string[] =>
    [...page.querySelectorAll<HTMLElement>('[data-flight]')].map((each) => each.dataset['flight']!);
  async function pass(ms: number): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms);
    flushSync();
  }

  it("lets a card fly from the hand to the neighbour's bucket, where its candy waits", async () => {
    vi.useFakeTimers();
    const table = laid({ ...view(own({}), seat(1)), phase: 'choosing' }, 0);
    const page = draw(table);
    const after = view(own({ hand: ['y2'] }), seat(1, { received: 'b1' }));
    table.tells(
      after,
      told({ kind: 'played', seat: 0, card: 'b1', to: 1 }, 'b1', 'seats.0.hand', 'seats.1.received'),
      told({ kind: 'pumpkin', seat: 0, count: 1 }, 'pumpkin', 'box', 'seats.0.pumpkins'),
    );
    flushSync();
    expect([hand(page), flying(page), over(page, 1)]).toEqual([['y2'], ['b1'], 0]);
    expect(page.querySelector('.gone')?.getAttribute('data-piece')).toBe('b1'); // where it flies from
    await pass(320);
    expect([hand(page), flying(page), over(page, 1)]).toEqual([['y2'], ['pumpkin'], 2]);
    expect(page.querySelector('.purse [data-place="seats.0.pumpkins"]')?.textContent).toContain('2');
    await pass(240);
    expect([hand(page), flying(page), over(page, 1)]).toEqual([['y2'], [], 2]);
  });

  it('puts cards that are drawn into the hand in order', async () => {
    vi.useFakeTimers();
    const table = laid({ ...view(own({}), seat(1)), phase: 'choosing' }, 0);
    const page = draw(table);
    const drawn = told({ kind: 'draw', seat: 0, card: 'b2' }, 'b2', 'seats.0.deck_size', 'seats.0.hand');
    table.tells(
      { ...view(own({ hand: ['b1', 'b2', 'y2'] }), seat(1)), phase: 'choosing' },
      drawn,
      told({ kind: 'drawn', seat: 1, seats: [1], count: 2 }, 'card', 'seats.1.deck_size', 'seats.1.hand_size', 2),
    );
    flushSync();
    expect([...page.querySelectorAll('.slot')].map((slot) => slot.className.includes('gone'))).toEqual([false, true, false]);
    await pass(180);
    expect(hand(page)).toEqual(['b1', 'b2', 'y2']);
    expect(flying(page)).toEqual(['card', 'card']);
  });

  it('lets candies fall one after the other, and marks the row that one fills', async () => {
    vi.useFakeTimers();
    const table = laid(view(own({ received }), seat(1, { received: 'b2', bucket: ['...', '#..'] })), 0);
    const page = draw(table);
    const fall = (number: number, name: string, cells: string[]) =>
      told({ kind: 'placed', seat: number, card: name, cells }, name, `seats.${number}.received`, `seats.${number}.scored`);
    table.tells(
      view(own({ bucket: ['...', '##.'], scored: ['r1'] }), seat(1, { bucket: ['...', '###'], scored: ['b2'], full_rows: [1] })),
      fall(0, 'r1', ['a1', 'b1']),
      fall(1, 'b2', ['b1', 'c1']),
      { kind: 'row', seat: 1, row: 1 },
      { kind: 'scored', seat: 1, round: 1, count: 4, base: 1, favourite: 2, candle: 1 },
    );
    flushSync();
    const found = (what: string): number[] => [0, 1].map((number) => page.querySelectorAll(`.seat-${number} ${what}`).length);
    expect([found('.falling'), found('.ribbon')]).toEqual([
      [1, 0],
      [0, 0],
    ]);
    await pass(320);
    expect([found('.falling'), over(page, 0)]).toEqual([[0, 1], 2]); // the first one has landed
    await pass(320);
    expect([found('.falling'), found('.flash')]).toEqual([
      [0, 0],
      [0, 1],
    ]);
    await pass(320);
    expect([found('.flash'), found('.full .tab'), found('.slip')]).toEqual([
      [0, 0],
      [0, 1],
      [0, 1],
    ]);
    expect(page.querySelector('.slip')?.textContent.replaceAll(/\s+/g, ' ').trim()).toBe('4 1 2 1');
  });

  it('shows who has gone out as soon as it is told', async () => {
    vi.useFakeTimers();
    const table = laid(view(own({}), seat(1, { received: 'b2' })), 0);
    const page = draw(table);
    table.tells(
      view(own({ candles: 1 }), seat(1, { out: true, face_down: 'b2' })),
      told({ kind: 'out', seat: 1, card: 'b2' }, 'b2', 'seats.1.received', 'seats.1.face_down'),
      told({ kind: 'candle', seat: 0 }, 'candle', 'box', 'seats.0.candles'),
    );
    await pass(320);
    expect([page.querySelectorAll('.seat-1 .bucket.out').length, flying(page)]).toEqual([1, ['candle']]);
  });

  it('is drawn for who looks on, and from the data of any edition', () => {
    const wide = Array.from({ length: 5 }, () => '.'.repeat(12));
    const colours: StackView['row_colours'] = ['red', 'red', 'blue', 'green', 'yellow'];
    const seats = [0, 1, 2, 3].map((number) => seat(number, { bucket: wide }));
    const page = draw(laid({ ...view(...seats), wide: 12, high: 5, row_colours: colours }, null));
    expect(page.querySelectorAll('.seat')).toHaveLength(4);
    expect(page.querySelectorAll('.seat:first-child .tint')).toHaveLength(5);
    expect(page.querySelector('.tint')?.getAttribute('width')).toBe('120');
    expect(page.querySelector('.rack')).toBeNull();
  });
});
