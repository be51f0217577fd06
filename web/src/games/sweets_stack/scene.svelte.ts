// What is in the buckets, what falls into them, and what waits over them.

import { untrack } from 'svelte';
import type { Follower } from '../../board/follower.svelte';
import { pack, type Packed } from './pack';
import { spotOf, type Spot } from './shape';
import { isFilled, type Colour, type Happening, type RoundScore, type SeatView, type Stack, type StackTable } from './view';

/** A candy in a bucket. */
export interface Lying {
  colour: Colour;
  spots: Spot[];
}

/** A candy over a bucket. */
export interface Above {
  colour: Colour;
  shape: string;
  column?: number; // where it is held; in the middle if not given
  turning?: number; // degrees by which it is being turned
  maybe?: boolean; // only under consideration
}

export class Scene {
  #packed = $state.raw<Packed[][]>([]);
  #round = 0;

  constructor(
    readonly table: StackTable,
    readonly follower: Follower<Stack>,
  ) {
    $effect.pre(() => {
      const { view } = table;
      if (!view) return;
      this.#packed = untrack(() => pack(view.round === this.#round ? this.#packed : [], view));
      this.#round = view.round;
    });
  }

  readonly view = $derived.by(() => this.follower.view);
  readonly phase = $derived.by(() => this.view?.phase ?? '');
  readonly me = $derived.by(() => (this.view && this.table.you !== null ? (this.view.seats[this.table.you] ?? null) : null));

  /** What has happened to a seat since the drawn position arrived, without what is under way. */
  #past(seat: SeatView): Happening[] {
    return this.follower.scene.filter((each) => each.seat === seat.seat && each !== this.follower.now);
  }

  /** What is in a bucket for good. */
  lying(seat: SeatView): (Packed & { fresh: boolean })[] {
    const last = seat.placing && seat.placing.cells.length > 0 ? seat.placing.card : null;
    const packed = (this.#packed[seat.seat] ?? []).map((each) => ({ ...each, fresh: each.candy.card === last }));
    const fallen = this.#past(seat).flatMap((each) => {
      if (each.kind !== 'placed' || this.dropped(seat) || packed.some(({ candy }) => candy.card === each.card)) return [];
      return [{ candy: this.view!.cards[each.card]!, spots: each.cells.map(spotOf), fresh: true }];
    });
    return [...packed, ...fallen];
  }

  rows(seat: SeatView): number[] {
    return [...new Set([...seat.full_rows, ...this.#past(seat).flatMap((each) => (each.kind === 'row' ? [each.row] : []))])];
  }

  falling(seat: SeatView): Lying | null {
    const placed = this.follower.is('placed', seat.seat);
    if (!placed || this.dropped(seat)) return null;
    return { colour: this.view!.cards[placed.card]!.colour, spots: placed.cells.map(spotOf) };
  }

  /** A candy that rests in the bucket, but not yet for good. */
  dropped(seat: SeatView): Lying | null {
    const spots = (seat.placing?.cells ?? []).map(spotOf);
    if (!seat.placing || spots.length === 0 || spots.every((spot) => isFilled(seat, spot))) return null;
    return { colour: this.view!.cards[seat.placing.card]!.colour, spots };
  }

  /** What waits over a seat's bucket; `over` says where a candy is held, `maybe` which card the seat would get. */
  above(seat: SeatView, over?: (shape: string) => number, maybe: string | null = null): Above | null {
    const turning = this.follower.is('turned', seat.seat);
    const picked = seat.placing?.cells.length === 0 ? seat.placing : null;
    const card = turning?.card ?? picked?.card ?? seat.received ?? maybe;
    const fallen = this.#past(seat).some((each) => each.kind === 'placed' || each.kind === 'out');
    if (!card || fallen || this.dropped(seat) || this.falling(seat)) return null;
    const { colour, turns } = this.view!.cards[card]!;
    if (turning) return { colour, shape: turns[Number(turning.degrees) / 90]!, turning: Number(turning.degrees) };
    const shape = picked?.shape ?? turns[0]!;
    if (!picked && !seat.received) return { colour, shape, maybe: true };
    return { colour, shape, ...(over ? { column: over(shape) } : {}) };
  }

  /** What the seats score in the round that is being counted, as far as it has been told. */
  readonly counted = $derived.by((): (RoundScore & { seat: number })[] =>
    this.follower.scene.flatMap((each) => (each.kind === 'scored' || each.kind === 'scored_less' ? [{ ...each, score: each.count }] : [])),
  );

  /** The score of a round, from when it is told until the first candies of the next one fall. */
  slip(seat: SeatView): RoundScore | null {
    const told = this.counted.find((each) => each.seat === seat.seat);
    if (told) return told;
    const begins = this.view !== null && this.view.step <= 1 && this.phase !== 'placing' && this.phase !== 'over';
    return begins ? (seat.rounds.at(-1) ?? null) : null;
  }
}
