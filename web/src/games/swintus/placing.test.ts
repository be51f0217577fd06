import { expect, it } from 'vitest';
import { Placing, type Around } from './placing.svelte';
import { Scenery } from './scenery.svelte';
import { Sentences } from './sentences';
import { stageOf } from './stage';
import { laidOut } from './table.fixture';
import type { Move } from './view';

const view = laidOut();
const card = (name: string) => view.top.find((each) => each.name === name)!;

/** Hands at a table that writes down what is chosen, and whether it is only a beginning; `then`: what may be done after it. */
function atTable(...then: Move[]): { placing: Placing; done: string[] } {
  const done: string[] = [];
  const scenery = new Scenery();
  scenery.stage = stageOf(view);
  let legal: Move[] = [];
  const table: Around['table'] = {
    you: 0,
    seats: [],
    acting: true,
    busy: false,
    still: false,
    pending: [],
    say: (what) => (typeof what === 'string' ? what : what.key),
    move: (text) => legal.find((each) => each.text === text),
    choose: (move, options) => {
      done.push(`${move.text}${options?.part ? ' …' : ''}`);
      scenery.chosen = table.pending = [move];
      legal = then;
      return Promise.resolve();
    },
    undo: () => {
      done.push('undo');
      scenery.chosen = table.pending = [];
      return Promise.resolve();
    },
    why: (move) => {
      done.push(`why ${move}`);
      return Promise.resolve();
    },
  };
  return { placing: new Placing({ table, scenery, sentences: new Sentences(table), root: undefined }), done };
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
  const { placing, done } = atTable({ index: 1, text: 'leave', json: { move: 'leave' }, say: '' });
  placing.touchDie(view, 1);
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual(['place 2:1', 'place 2:1 …']);
});
