// Which candy is where. The view says which cells are filled, which cards were scored and where the last candy is; where the earlier ones
// are is remembered. What the board did not see, after a reload or in a replay, it packs as it may have been: for the game, only the filled
// cells matter.

import { cellOf, moved, spotOf, spotsOf, type Spot } from './shape';
import { isFilled, type Candy, type SeatView, type StackView } from './view';

export interface Packed {
  candy: Candy;
  spots: Spot[];
}

const PATIENCE = 20000; // pieces tried until the cells are left as they are

/** What is in each bucket, given what was there before in the same round. */
export function pack(before: Packed[][], view: StackView): Packed[][] {
  return view.seats.map((seat) => {
    const kept = (before[seat.seat] ?? []).filter(
      ({ candy, spots }) => isScored(seat, candy) && spots.every((spot) => isFilled(seat, spot)),
    );
    const last = (seat.placing?.cells ?? []).map(spotOf);
    if (seat.placing && last.length > 0 && last.every((spot) => isFilled(seat, spot))) {
      const cells = last.map(cellOf);
      const candy = view.cards[seat.placing.card]!;
      const apart = kept.filter((each) => each.candy.card !== candy.card && !each.spots.some((spot) => cells.includes(cellOf(spot))));
      return filledUp([...apart, { candy, spots: last }], view, seat);
    }
    return filledUp(kept, view, seat);
  });
}

function isScored(seat: SeatView, candy: Candy): boolean {
  return seat.scored.includes(candy.card);
}

/** These candies, plus the other scored ones in the remaining cells, if they fit. */
function filledUp(packed: Packed[], view: StackView, seat: SeatView): Packed[] {
  const others = seat.scored.filter((card) => !packed.some((each) => each.candy.card === card)).map((card) => view.cards[card]!);
  return others.length === 0 ? packed : [...packed, ...(packing(leftOver(packed, view, seat), others) ?? [])];
}

/** Filled cells that no candy covers, row by row from the bottom. */
export function leftOver(packed: Packed[], view: StackView, seat: SeatView): Spot[] {
  const covered = new Set([...view.prefilled, ...packed.flatMap((each) => each.spots.map(cellOf))]);
  const all = Array.from({ length: view.wide * view.high }, (_, i) => ({ column: i % view.wide, row: Math.floor(i / view.wide) }));
  return all.filter((spot) => isFilled(seat, spot) && !covered.has(cellOf(spot)));
}

/** A way for all these candies to fill exactly these cells, given row by row from the bottom; null if none was found. */
export function packing(cells: Spot[], candies: Candy[]): Packed[] | null {
  let tried = 0;
  // A shape is placed with its first cell, in the same order, on the first open cell.
  const shapes = candies.map((candy) => candy.turns.map(spotsOf));
  const open = new Set(cells.map(cellOf));

  function rest(left: number[]): Packed[] | null {
    const first = cells.find((spot) => open.has(cellOf(spot)));
    if (!first || left.length === 0) return first || left.length > 0 ? null : [];
    for (const number of left) {
      for (const shape of shapes[number]!) {
        tried += 1;
        if (tried > PATIENCE) return null;
        const spots = moved(shape, { column: first.column - shape[0]!.column, row: first.row - shape[0]!.row });
        if (!spots.every((spot) => open.has(cellOf(spot)))) continue;
        for (const spot of spots) open.delete(cellOf(spot));
        const found = rest(left.filter((other) => other !== number));
        if (found) return [{ candy: candies[number]!, spots }, ...found];
        for (const spot of spots) open.add(cellOf(spot));
      }
    }
    return null;
  }
  return rest(candies.map((_, number) => number));
}
