import { beforeEach, describe, expect, it } from 'vitest';
import { Table, type ChooseOptions } from '../../lib/table.svelte';
import { a, position } from './examples';
import { Hands } from './hands.svelte';
import type { components } from './schema';
import type { Move, View } from './view';

/** A table that writes down what is done at it. */
class PaperTable extends Table<unknown, components['schemas']> {
  done: string[] = [];
  acting = true;

  lay(view: View, ...moves: Move['json'][]): void {
    this.you = 0;
    this.view = view;
    this.legal = moves.map((json) => ({ ...a(json), text: Object.values(json).flat().join(' ') }));
    this.pending = [];
  }
  override choose(move: Move, options: ChooseOptions = {}): Promise<void> {
    this.done.push(`${move.text}${options.confirm ? ' ?' : ''}`);
    this.pending = [...this.pending, move];
    return Promise.resolve();
  }
  override undo(): Promise<void> {
    this.done.push('undo');
    this.pending = this.pending.slice(0, -1);
    return Promise.resolve();
  }
  override send(): void {}
  override why(move: string): Promise<void> {
    this.done.push(`why ${move}`);
    return Promise.resolve();
  }
  protected override arrive(): void {}
  protected override tell(): void {}
}

let table: PaperTable;
let hands: Hands;
beforeEach(() => {
  table = new PaperTable();
  hands = new Hands(table);
});

async function touch(...places: string[]): Promise<void> {
  for (const place of places) await hands.touch(place);
}

const SWAP = { move: 'swap', give: 'mochi', take: 'nougat', seat: 1 } satisfies Move['json'];

describe('an exchange', () => {
  it('is two touches and waits for the main button', async () => {
    table.lay(position(), SWAP);
    await touch('plate-0-0');
    expect(hands.change('plate-1-1')).toBe(1 - 3); // a nougat for a mochi
    await touch('plate-1-1');
    expect(table.done).toEqual(['swap mochi nougat 1 ?']);
    expect(hands.touched).toEqual([]);
  });

  it('shows what was touched until it is drawn as done, and is not made twice meanwhile', async () => {
    table.lay(position(), SWAP);
    await touch('plate-0-0');
    const slow = hands.touch('plate-1-1');
    expect(hands.touched).toEqual(['plate-0-0', 'plate-1-1']);
    await hands.touch('plate-1-1');
    await slow;
    expect(table.done).toEqual(['swap mochi nougat 1 ?']);
  });

  it('what cannot be touched says why', async () => {
    table.lay(position(), SWAP);
    await touch('plate-0-0', 'bowl-1-0');
    expect(table.done).toEqual(['why refill m @2']);
    expect(hands.touched).toEqual(['plate-0-0']);
  });

  it('another touch takes back what was chosen and not sent', async () => {
    table.lay(position(), SWAP, { ...SWAP, give: 'praline' });
    await touch('plate-0-0', 'plate-1-1');
    table.legal = [];
    const undo = table.undo.bind(table);
    table.undo = async () => {
      await undo();
      table.lay(position(), SWAP, { ...SWAP, give: 'praline' });
    };
    await touch('plate-0-2');
    expect(table.done).toEqual(['swap mochi nougat 1 ?', 'undo']);
    expect(hands.touched).toEqual(['plate-0-2']);
  });

  it('nothing can be touched when somebody else is asked', async () => {
    table.lay(position(), SWAP);
    table.acting = false;
    await touch('plate-0-0', 'plate-1-1');
    expect(table.done).toEqual([]);
  });
});

describe('a store', () => {
  it('is used on purpose, and let go with Escape', async () => {
    table.lay(position(), SWAP, { move: 'bowl', sweet: 'mochi' });
    expect([hands.canUse, hands.using]).toEqual([true, false]);
    hands.use();
    expect([...hands.next.keys()]).toEqual(['plate-0-0']);
    await hands.letGo();
    expect(hands.using).toBe(false);
    hands.use();
    await touch('plate-0-0');
    expect(table.done).toEqual(['bowl mochi ?']);
  });

  it('the market stall asks where the sweet goes', async () => {
    const stall = { move: 'stall', give: 'mochi', take: 'taro' } as const;
    table.lay(position(), { ...stall, to: 'plate' }, { ...stall, to: 'bowl' });
    hands.use();
    await touch('plate-0-0');
    expect(hands.next.get('land-bowl')).toBeNull();
    await touch('market-4');
    expect(hands.next.get('land-bowl')?.text).toBe('stall mochi taro bowl');
    await touch('land-bowl');
    expect(table.done).toEqual(['stall mochi taro bowl ?']);
  });

  it('two for two: the first sweet touched on the other plate is already one of those taken', async () => {
    table.lay(position(), { move: 'two', give: ['mochi', 'praline'], seat: 1 });
    hands.use();
    const choose = table.choose.bind(table);
    table.choose = async (move, options) => {
      await choose(move, options);
      const view = position({ phase: 'pair', pair: { seat: 1, sweets: ['mochi', 'praline'] } });
      table.lay(view, { move: 'for', take: ['nougat', 'nougat'] }, { move: 'for', take: ['nougat', 'praline'] });
    };
    await touch('plate-0-0', 'plate-0-2', 'plate-1-1');
    expect(hands.touched).toEqual(['plate-1-1']);
    await touch('plate-1-1');
    expect(table.done).toEqual(['two mochi praline 1 ?', 'for nougat nougat ?']);
  });

  it('ends the turn without it', async () => {
    table.lay(position(), { move: 'pass' }, { move: 'bowl', sweet: 'mochi' });
    await hands.end();
    expect(table.done).toEqual(['pass']);
  });
});

describe('markers', () => {
  it('are chosen when the last one lies, and can be changed before they are sent', async () => {
    table.lay(position({ phase: 'set' }));
    const order = (text: string) => ({ ...a({ move: 'markers', markers: [] }), text });
    table.legal = ['12345', '21345'].map(order);
    for (const kind of [0, 1, 2, 3, 4]) await hands.lay(kind);
    expect(table.done).toEqual(['12345 ?']);
    await hands.lay(0);
    expect(hands.draft.inHand).toBe(1);
    await hands.lay(1);
    expect(table.done).toEqual(['12345 ?', 'undo', '21345 ?']);
    hands.forget();
    expect(hands.draft.laid).toEqual([0, 0, 0, 0, 0]);
  });
});
