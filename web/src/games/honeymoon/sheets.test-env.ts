// Small sheets as text, as in the game's edition: `>` a start space, `~` sky, H honey …; short rows are filled up with sky.

import { Moon } from './moon';
import type { Cell, Choice, Direction, HoneymoonView, Move, SeatView } from './view';

const CONTENTS: Record<string, Cell['content']> = {
  H: 'honey',
  C: 'chocolate',
  G: 'gummy_bear',
  M: 'marshmallow',
  Y: 'candy',
  P: 'pickle',
  '#': 'chunk',
  '~': 'sky',
};
const ARROWS: Record<string, Direction> = { '^': 'up', '>': 'right', v: 'down', '<': 'left' };

export function moonOf(...rows: string[]): Moon {
  const marks = rows.map((row) => row.split(' '));
  const side = Math.max(rows.length, ...marks.map((row) => row.length));
  const cells = Array.from({ length: side * side }, (_, index): Cell => {
    const mark = marks[Math.floor(index / side)]?.[index % side] ?? '~';
    const name = `${'abcdefghijklm'[index % side]}${Math.floor(index / side) + 1}`;
    return { name, content: CONTENTS[mark] ?? 'plain', start: ARROWS[mark] ?? null };
  });
  return new Moon(cells, side);
}

export function digMove(text: string): Move {
  const [cell, direction] = text.split(' ') as [string, Direction];
  return { index: 0, text, json: { move: 'dig', cell, direction }, say: text };
}

export function choiceOf(length: number | null): Choice {
  return { length, slots: 0, passed: false, cells: [], gains: [], sets: [] };
}

export function seatOf(seat: number, ticked: number[], changes: Partial<SeatView> = {}): SeatView {
  const sweets = ['honey', 'chocolate', 'gummy_bear', 'marshmallow', 'candy'] as const;
  const scores = [1, 3, 6, 10];
  return {
    seat,
    dug: [],
    last_dug: [],
    last_passed: false,
    bar: sweets.map((sweet, at) => ({
      sweet,
      ticked: ticked[at] ?? 0,
      boxes: 4,
      points: scores[(ticked[at] ?? 0) - 1] ?? 0,
      scores,
    })),
    sweets: 0,
    sets: Math.min(...sweets.map((_, at) => ticked[at] ?? 0)),
    set_points: 0,
    pickles: 0,
    pickle_points: 0,
    slots_free: 7,
    entrance: true,
    points: 0,
    ...changes,
  };
}

export function viewOf(seats: SeatView[], changes: Partial<HoneymoonView> = {}): HoneymoonView {
  const moon = moonOf('> H C P .');
  return {
    type: 'honeymoon/1',
    phase: 'dig',
    sheet: 'a',
    one_entrance: false,
    side: moon.side,
    cells: moon.cells,
    die: 3,
    rolls: 1,
    timer: { running: true, turn_of_timer: 1, turns: 1, crossed: 0, boxes: 3, from_roll: 4 },
    idle: 0,
    idle_limit: 20,
    slots: 7,
    set_worth: 5,
    pickle_worth: -2,
    seats,
    choice: null,
    winners: [],
    ...changes,
  };
}
