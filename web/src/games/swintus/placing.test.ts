import { expect, it } from 'vitest';
import type { MoveInfo } from '../../lib/api';
import type { ChooseOptions, Table } from '../../lib/table.svelte';
import { Placing } from './placing.svelte';
import type { Scenery } from './scenery.svelte';
import { Sentences } from './sentences';
import { stageOf } from './stage';
import { laidOut } from './table.fixture';

const view = laidOut();
const card = (name: string) => view.top.find((each) => each.name === name)!;

/** Hands at a table that writes down what is chosen, and whether it is only a beginning; `then`: what may be done after it. */
function atTable(then: string[] = []): { placing: Placing; done: string[] } {
  const done: string[] = [];
  const table = {
    you: 0,
    acting: true,
    busy: false,
    pending: [] as MoveInfo[],
    legal: [] as string[],
    say: (key: string) => key,
    move: (text: string) => table.legal.find((each) => each === text),
    choose: (move: MoveInfo, { part }: ChooseOptions) => {
      done.push(`${move.text}${part ? ' …' : ''}`);
      table.pending = [move];
      table.legal = then;
      return Promise.resolve();
    },
    undo: () => {
      done.push('undo');
      table.pending = [];
      return Promise.resolve();
    },
    why: (move: string) => {
      done.push(`why ${move}`);
      return Promise.resolve();
    },
  };
  const scenery = {
    stage: stageOf(view),
    get chosen() {
      return table.pending;
    },
  };
  const all = table as unknown as Table;
  const around = { table: all, scenery: scenery as unknown as Scenery, sentences: new Sentences(all), root: undefined };
  return { placing: new Placing(around), done };
}

it('a touched die goes on its card, a touched card takes a die, and one that takes none says why', async () => {
  const { placing, done } = atTable();
  placing.touchDie(view, 1);
  await Promise.resolve();
  placing.touchCard(view, { ...card('fours'), closed: true });
  expect(done).toEqual(['place 2:1', 'why 4:1']);
});

it('a picked six goes on the card that is touched next', () => {
  const { placing, done } = atTable();
  placing.touchDie(view, 4);
  expect(placing.picked).toBe(4);
  expect(placing.isTarget(view, card('hamsters'))).toBe(true);
  placing.touchCard(view, card('threes'));
  expect(done).toEqual(['place 6->3:1']);
});

it('where a Fattening card can be taken then, nothing is sent before that is answered', async () => {
  const { placing, done } = atTable(['take 1', 'leave']);
  placing.touchDie(view, 1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual(['place 2:1', 'place 2:1 …']);
});
