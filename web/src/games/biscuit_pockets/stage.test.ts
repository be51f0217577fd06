import { expect, test } from 'vitest';
import type { Untold } from '../../lib/api';
import { CRACKED, THREE, laidOut } from './fixtures';
import { advance, lay, type Stage } from './stage';
import type { Happening } from './view';

const at = (stage: Stage, name: string) => stage.view.pockets.find((pocket) => pocket.name === name)!;
const told = (stage: Stage, ...happenings: Untold<Happening>[]) =>
  happenings.reduce((so, each) => advance(so, { ...each, text: '' }), stage);

test('a tile that fits joins the chain', () => {
  const before = lay(laidOut());
  const flipped = told(before, { kind: 'flip', seat: 0, pocket: 'e1' });
  expect([flipped.picked, flipped.tapped, at(flipped, 'e1').state]).toEqual(['e1', false, 'down']);
  const shown = told(flipped, { kind: 'reveal', seat: 0, pocket: 'e1', tile: THREE });
  expect(at(shown, 'e1')).toEqual({ name: 'e1', state: 'up', tile: THREE });
  const joined = told(shown, { kind: 'joined', seat: 0, pocket: 'e1', count: 3 });
  expect(joined.view.chain).toEqual(['a1', 'b1', 'e1']);
  expect(joined.picked).toBeNull();
  expect(before.view).toEqual(laidOut()); // nothing is changed in place
});

test('a tap is remembered until the tile is shown, also while its kind is drawn', () => {
  const tapped = told(lay(laidOut()), { kind: 'tap', seat: 0, pocket: 'e1' });
  const drawn = lay(laidOut({ phase: 'reveal', next_step: null }), tapped);
  expect([drawn.picked, drawn.tapped]).toEqual(['e1', true]);
  expect(told(drawn, { kind: 'reveal', seat: 0, pocket: 'e1', tile: THREE }).tapped).toBe(true);
  expect(lay(laidOut(), tapped).picked).toBeNull(); // somebody else's turn
});

test('a tile that is shown after a Great 6 is known as such while it is open', () => {
  const shown = told(lay(laidOut({ phase: 'show', chain: [] })), { kind: 'show', seat: 0, pocket: 'e1' });
  expect(told(lay(laidOut({ phase: 'reveal' }), shown), { kind: 'reveal', seat: 0, pocket: 'e1', tile: THREE }).shows).toBe(true);
  expect(told(shown, { kind: 'flip', seat: 0, pocket: 'e2' }).shows).toBe(false);
});

test('a wrong tile goes back, then the chain is received', () => {
  const wrong = told(
    lay(laidOut()),
    { kind: 'reveal', seat: 0, pocket: 'f6', tile: CRACKED },
    { kind: 'turned_back', seat: 0, pockets: ['f6'] },
  );
  expect(at(wrong, 'f6')).toEqual({ name: 'f6', state: 'down', tile: CRACKED }); // its face is seen while it turns
  expect(wrong.view.chain).toEqual(['a1', 'b1']);
  const received = told(wrong, { kind: 'received', seat: 0, pockets: ['a1', 'b1'], count: 2 });
  expect(received.leaving).toEqual(['a1', 'b1']);
  expect(received.view.chain).toEqual([]);
  const after = told(received, { kind: 'last_lap', seat: 0 });
  expect([after.leaving, at(after, 'a1').state, at(after, 'f6').state]).toEqual([[], 'empty', 'down']);
});

test('a broken spell turns everything back', () => {
  const broken = told(
    lay(laidOut()),
    { kind: 'tap', seat: 0, pocket: 'f6' },
    { kind: 'reveal', seat: 0, pocket: 'f6', tile: CRACKED },
    { kind: 'spell_broken', seat: 0, pockets: ['a1', 'b1', 'f6'], count: 3 },
  );
  expect(['a1', 'b1', 'f6'].map((name) => at(broken, name).state)).toEqual(['down', 'down', 'down']);
  expect(broken.view.chain).toEqual([]);
});

test('the turn passes as it is told', () => {
  expect(told(lay(laidOut()), { kind: 'turn', seat: 1 }).view.turn).toBe(1);
  expect(told(lay(laidOut({ turn: null, phase: 'start' })), { kind: 'start', seat: 1 }).view.turn).toBe(1);
});

test('what a board need not draw changes nothing', () => {
  const stage = lay(laidOut());
  expect(
    told(stage, { kind: 'ended', seat: null, rule: 'BP12' }, { kind: 'over', seat: null, winners: [0] }, { kind: 'great_six', seat: 0 }),
  ).toBe(stage);
});
