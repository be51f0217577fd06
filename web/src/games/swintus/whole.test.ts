import { expect, it } from 'vitest';
import { laidOut } from './table.fixture';
import type { SwintusView } from './view';
import { whole } from './whole';

function offered(changes: Partial<SwintusView> = {}, acting = true): string[] | undefined {
  const table = { view: laidOut(changes), acting, pending: [], seats: [], you: 0, say: (key: string) => key };
  return whole(table)?.moves.map((move) => move.text);
}

it('offers what people do with a whole roll: all on one card, its own dice, all on their cards, none', () => {
  expect(offered()).toEqual([
    'place 5:1 6->5:2',
    'place 6->4:2',
    'place 6->3:2',
    'place 2:2 6->2:2',
    'place 6->1:2',
    'place 5:1',
    'place 2:2',
    'place 5:1 2:2',
    'place none',
  ]);
});

it('offers nothing on a closed card, to who has nothing to place, or to who looks on', () => {
  const top = laidOut().top.map((card) => ({ ...card, closed: card.name === 'fives' }));
  expect(offered({ top })).not.toContain('place 5:1');
  expect(offered({ waiting: [] })).toBeUndefined();
  expect(offered({}, false)).toBeUndefined();
});
