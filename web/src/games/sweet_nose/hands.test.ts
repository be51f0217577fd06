import { beforeEach, describe, expect, it } from 'vitest';
import { FakeTable } from '../../board/fake.svelte';
import { a, position } from './examples';
import { Hands } from './hands.svelte';
import type { Move, Nose, View } from './view';

let table: FakeTable<Nose>;
let hands: Hands;
beforeEach(() => {
  table = new FakeTable<Nose>({ view: position() });
  hands = new Hands(table);
});

const moves = (...json: Move['json'][]): Move[] => json.map((each) => ({ ...a(each), text: Object.values(each).flat().join(' ') }));

function lay(view: View, ...json: Move['json'][]): void {
  table.view = view;
  table.pending = [];
  table.legal = moves(...json);
}

/** The viewer holds this store. */
function holding(store: View['seats'][number]['store'], changes: Partial<View> = {}): View {
  const view = position(changes);
  return { ...view, seats: view.seats.map((seat) => (seat.seat === 0 ? { ...seat, store } : seat)) };
}

async function touch(...places: string[]): Promise<void> {
  for (const place of places) await hands.touch(place);
}

const SWAP = { move: 'swap', give: 'mochi', take: 'nougat', seat: 1 } satisfies Move['json'];

describe('an exchange', () => {
  it('is two touches and waits for the main button', async () => {
    lay(position(), SWAP);
    await touch('seats.0.plate.0');
    expect(hands.change('seats.1.plate.1')).toBe(1 - 3); // a nougat for a mochi
    await touch('seats.1.plate.1');
    expect(table.done).toEqual(['swap mochi nougat 1']);
    expect(hands.touched).toEqual([]);
  });

  it('shows what was touched until it is drawn as done, and is not made twice meanwhile', async () => {
    lay(position(), SWAP);
    await touch('seats.0.plate.0');
    const slow = hands.touch('seats.1.plate.1');
    expect(hands.touched).toEqual(['seats.0.plate.0', 'seats.1.plate.1']);
    await hands.touch('seats.1.plate.1');
    await slow;
    expect(table.done).toEqual(['swap mochi nougat 1']);
  });

  it('what cannot be touched says why', async () => {
    lay(position(), SWAP);
    await touch('seats.0.plate.0', 'seats.1.bowl.0');
    expect(table.done).toEqual(['why refill m @2']);
    expect(hands.touched).toEqual(['seats.0.plate.0']);
  });

  it('another touch takes back what was chosen and not sent', async () => {
    lay(position(), SWAP, { ...SWAP, give: 'praline' });
    await touch('seats.0.plate.0', 'seats.1.plate.1');
    table.legal = [];
    const undo = table.undo.bind(table);
    table.undo = async () => {
      await undo();
      lay(position(), SWAP, { ...SWAP, give: 'praline' });
    };
    await touch('seats.0.plate.2');
    expect(table.done).toEqual(['swap mochi nougat 1', 'undo']);
    expect(hands.touched).toEqual(['seats.0.plate.2']);
  });

  it('nothing can be touched when somebody else is asked', async () => {
    lay(position(), SWAP);
    table.acting = false;
    await touch('seats.0.plate.0', 'seats.1.plate.1');
    expect(table.done).toEqual([]);
  });
});

describe('a store', () => {
  it('is used on purpose, and let go with Escape', async () => {
    lay(holding('bowl'), SWAP, { move: 'bowl', sweet: 'mochi' });
    expect([hands.canUse, hands.using]).toEqual([true, false]);
    hands.use();
    expect([...hands.next.keys()]).toEqual(['seats.0.plate.0']);
    await hands.letGo();
    expect(hands.using).toBe(false);
    hands.use();
    await touch('seats.0.plate.0');
    expect(table.done).toEqual(['bowl mochi']);
  });

  it('the market stall asks where the sweet goes', async () => {
    const stall = { move: 'stall', give: 'mochi', take: 'taro' } as const;
    lay(holding('stall'), { ...stall, to: 'plate' }, { ...stall, to: 'bowl' });
    hands.use();
    await touch('seats.0.plate.0');
    expect(hands.next.get('land.bowl')).toBeNull();
    await touch('market.4');
    expect(hands.next.get('land.bowl')?.text).toBe('stall mochi taro bowl');
    await touch('land.bowl');
    expect(table.done).toEqual(['stall mochi taro bowl']);
  });

  it('two for two: the first sweet touched on the other plate is already one of those taken', async () => {
    lay(holding('two'), { move: 'two', give: ['mochi', 'praline'], seat: 1 });
    hands.use();
    const view = holding('two', { phase: 'pair', pair: { seat: 1, sweets: ['mochi', 'praline'] } });
    const legal = moves({ move: 'for', take: ['nougat', 'nougat'] }, { move: 'for', take: ['nougat', 'praline'] });
    table.outcomes = { 'two mochi praline 1': { view, legal } };
    await touch('seats.0.plate.0', 'seats.0.plate.2', 'seats.1.plate.1');
    expect(hands.touched).toEqual(['seats.1.plate.1']);
    expect(hands.change('seats.1.plate.2')).toBe(1 + 7 - (3 + 7)); // a nougat and a praline for a mochi and a praline
    await touch('seats.1.plate.1');
    expect(table.done).toEqual(['two mochi praline 1', 'for nougat nougat']);
  });

  it('says what it would change, as the position has it', async () => {
    const market = { give: [-3, 0, 0, 0, 0], take: [0, 0, 0, 0, 5] };
    lay(position({ changes: market }), { move: 'market', give: 'mochi', take: 'taro' });
    await touch('seats.0.plate.0');
    expect(hands.change('market.4')).toBe(2);
    const switches = [0, 1, 2, 3, 4].map((row) => [0, 1, 2, 3, 4].map((column) => 10 * row + column));
    lay(holding('switch', { switches }), { move: 'switch', sweets: ['nougat', 'sesame'] });
    hands.use();
    await touch('marker.1');
    expect(hands.change('marker.3')).toBe(13);
    lay(holding('bowl'), { move: 'bowl', sweet: 'mochi' });
    hands.use();
    hands.use();
    expect(hands.change('seats.0.plate.0')).toBe(0);
  });

  it('ends the turn without it', async () => {
    lay(holding('bowl'), { move: 'pass' }, { move: 'bowl', sweet: 'mochi' });
    await hands.end();
    expect(table.done).toEqual(['pass']);
  });
});

describe('markers', () => {
  it('are chosen when the last one lies, and can be changed before they are sent', async () => {
    lay(position({ phase: 'set' }));
    const order = (text: string) => ({ ...a({ move: 'markers', markers: [] }), text });
    table.legal = ['12345', '21345'].map(order);
    for (const kind of [0, 1, 2, 3, 4]) await hands.lay(kind);
    expect(table.done).toEqual(['12345 instead']);
    await hands.lay(0);
    expect(hands.draft.inHand).toBe(1);
    await hands.lay(1);
    expect(table.done).toEqual(['12345 instead', 'undo', '21345 instead']);
    lay(position({ phase: 'set', round: 2 }));
    expect(hands.draft.laid).toEqual([0, 0, 0, 0, 0]);
  });
});
