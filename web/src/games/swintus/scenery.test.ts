import { describe, expect, test } from 'vitest';
import { placeMove, withDie } from './plan';
import { Scenery, changes, type Followed } from './scenery.svelte';
import { stageOf } from './stage';
import { laidOut } from './table.fixture';
import type { Happening, SwintusView } from './view';

/** A table as the board sees it, and a board that follows it. */
function watched(view: SwintusView) {
  const table: Followed = { view, position: view, you: 0, pending: [], legal: [], happening: null, beat: 0, busy: false, still: false };
  const scenery = new Scenery();
  const show = (changes: Partial<Followed>) => {
    Object.assign(table, changes);
    scenery.follow(table, () => ({ x: 0, y: 0, size: 10 }));
    return scenery.stage!;
  };
  show({});
  return { scenery, show, table };
}

const diceOn = (stage: { view: SwintusView }, name: string, seat: number) =>
  stage.view.top.find((card) => card.name === name)!.dice.find((here) => here.seat === seat)?.dice ?? 0;

describe('the board follows the table', () => {
  test('happenings of one scene build on each other', () => {
    const { scenery, show } = watched(laidOut({ turn: 1, rolled: [5, 6], waiting: [5, 6] }));
    const put = { kind: 'put', seat: 1, card: 'fives', face: 5, count: 1, text: '' } satisfies Happening;
    show({ busy: true, beat: 1, happening: put });
    expect(scenery.flyers).toHaveLength(1);
    const stage = show({ beat: 2, happening: { ...put, face: 6 } });
    expect(diceOn(stage, 'fives', 1)).toBe(5);
    show({ busy: false, happening: null });
    expect(scenery.flyers).toEqual([]);
  });

  test('a preview is not the position: dice may be laid differently', () => {
    const before = laidOut();
    const { scenery, show } = watched(before);
    const preview = laidOut({ phase: 'claim', waiting: [] });
    const stage = show({ view: preview, pending: [placeMove(stageOf(before), stageOf(before).laid, '')] });
    expect(stage.view).toBe(before);
    expect(scenery.preview).toBe(preview);
    show({ view: before, pending: [], legal: [placeMove(stageOf(before), [], '')] });
    expect(scenery.preview).toBeNull();
  });

  test('a board that is drawn anew while something is chosen shows the position, and what is chosen', () => {
    const before = laidOut();
    const pending = [placeMove(stageOf(before), stageOf(before).laid, '')];
    const preview = laidOut({ phase: 'claim', waiting: [] });
    const scenery = new Scenery();
    const table: Followed = {
      view: preview,
      position: before,
      you: 0,
      pending,
      legal: [],
      happening: null,
      beat: 0,
      busy: false,
      still: false,
    };
    scenery.follow(table, () => null);
    expect([scenery.stage?.view, scenery.preview, scenery.chosen]).toEqual([before, preview, pending]);
  });

  test('what was laid stays while the story tells it, and is not laid twice', () => {
    const before = laidOut();
    const { scenery, show } = watched(before);
    const plan = withDie(withDie(stageOf(before).laid, 3, 'fives'), 4, 'fives');
    show({ pending: [placeMove(stageOf(before), plan, '')] });
    show({ pending: [] }); // it was taken, and nothing else can be done
    expect(scenery.chosen).toHaveLength(1);
    const told = { kind: 'put', seat: 0, card: 'fives', face: 5, count: 1, text: '' } satisfies Happening;
    expect(diceOn(show({ busy: true, beat: 1, happening: told }), 'fives', 0)).toBe(2);
    expect(scenery.flyers).toEqual([]);
    const between = laidOut({ waiting: [2, 2, 6, 6] }); // the frame after the first put
    expect(diceOn(show({ view: between, beat: 2, happening: { ...told, face: 6 } }), 'fives', 0)).toBe(2);
    const end = laidOut({ phase: 'roll', turn: 1, rolled: [] });
    expect(show({ view: end, busy: false, happening: null }).view).toBe(end);
    expect(scenery.chosen).toEqual([]);
  });

  test('where nothing may move, what has changed is marked', () => {
    const { scenery, show } = watched(laidOut());
    const now = laidOut();
    now.seats[2]!.food['corn'] = 1;
    show({ still: true, view: now });
    expect([...scenery.lit]).toEqual(['seat-2']);
    scenery.stop();
  });
});

test('changes are told by the spot where they are', () => {
  const now = laidOut();
  now.top[3]!.dice = [{ seat: 2, dice: 1, sixes: 0 }];
  now.bottom[1]!.name = null;
  expect([...changes(laidOut(), now)]).toEqual(['card-twos', 'bottom-2']);
});
