// What is drawn: the position, and how far its happenings have led from it.

import { untrack } from 'svelte';
import { pack, type Packed } from './pack';
import { spotOf, type Spot } from './shape';
import {
  advance,
  isFilled,
  sorted,
  type Candy,
  type Colour,
  type Happening,
  type RoundScore,
  type SeatView,
  type StackTable,
  type StackView,
} from './view';

type OfKind<Kind> = Extract<Happening, { kind: Kind }>;

function isOf<Kind extends Happening['kind']>(happening: Happening | null, kind: Kind): happening is OfKind<Kind> {
  return happening?.kind === kind;
}

/** A candy in a bucket. */
export interface Lying {
  colour: Colour;
  spots: Spot[];
}

export class Scene {
  readonly table: StackTable;
  view = $state.raw<StackView | null>(null);
  packed = $state.raw<Packed[][]>([]);
  #arrived: StackView | null = null;
  #told: Happening | null = null;

  constructor(table: StackTable) {
    this.table = table;
    $effect.pre(() => {
      const { view, happening } = table;
      untrack(() => this.#follow(view, happening));
    });
  }

  #follow(view: StackView | null, happening: Happening | null): void {
    const before = this.view;
    if (view !== this.#arrived) this.view = view;
    else if (this.#told && this.view) this.view = advance(this.view, this.#told);
    this.#arrived = view;
    this.#told = happening;
    if (this.view) this.packed = pack(before?.round === this.view.round ? this.packed : [], this.view);
  }

  readonly happening = $derived.by(() => this.table.happening);
  /** Milliseconds that the happening is shown. */
  readonly ms = $derived.by(() => (this.happening ? this.table.length(this.happening) / this.table.pace : 0));
  readonly phase = $derived.by(() => this.view?.phase ?? '');
  readonly me = $derived.by(() => (this.view && this.table.you !== null ? (this.view.seats[this.table.you] ?? null) : null));
  /** The other seats, from the viewer's left on. */
  readonly others = $derived.by(() => {
    const seats = this.view?.seats ?? [];
    const first = this.table.you ?? -1;
    return seats.map((_, i) => seats[(first + 1 + i) % seats.length]!).filter((seat) => seat.seat !== this.table.you);
  });
  /** A card on its way to a neighbour. */
  readonly flying = $derived.by(() => (this.happening?.kind === 'played' && !this.table.still ? this.happening : null));

  /** The happening, if it is of this kind and this seat's. */
  now<Kind extends Happening['kind']>(kind: Kind, seat: number): OfKind<Kind> | null {
    const { happening } = this;
    return isOf(happening, kind) && happening.seat === seat ? happening : null;
  }

  gained(seat: SeatView): { pumpkin?: number; candle?: number } {
    const pumpkins = this.now('pumpkin', seat.seat);
    if (pumpkins) return { pumpkin: pumpkins.count };
    return this.now('candle', seat.seat) ? { candle: 1 } : {};
  }

  flash(seat: SeatView): { row: number; ms: number } | null {
    const full = this.now('row', seat.seat);
    return full && { row: full.row, ms: this.ms };
  }

  falling(seat: SeatView): (Lying & { ms: number }) | null {
    const placed = this.now('placed', seat.seat);
    if (!placed || this.dropped(seat) || this.table.still) return null;
    return { colour: placed.candy.colour, spots: placed.cells.map(spotOf), ms: this.ms };
  }

  /** A candy that rests in the bucket, but not yet for good. */
  dropped(seat: SeatView): Lying | null {
    const spots = (seat.placing?.cells ?? []).map(spotOf);
    if (!seat.placing || spots.length === 0 || spots.every((spot) => isFilled(seat, spot))) return null;
    return { colour: seat.placing.candy.colour, spots };
  }

  /** The score of a round, from when it is told until the first candies of the next one fall. */
  slip(seat: SeatView): RoundScore | null {
    const { view } = this;
    const before = this.table.view?.seats[seat.seat]?.rounds.length ?? 0;
    const begins = view !== null && view.step <= 1 && view.phase !== 'placing' && view.phase !== 'over';
    return seat.rounds[before] ?? (begins ? (seat.rounds.at(-1) ?? null) : null);
  }

  /** The own hand in order, with the card that comes just now. */
  readonly hand = $derived.by((): { candy: Candy; coming: boolean; gone: boolean }[] => {
    const { me, flying } = this;
    if (!me) return [];
    const coming = this.now('draw', me.seat)?.candy;
    const all = coming && !me.hand.some((candy) => candy.card === coming.card) ? [...me.hand, coming] : me.hand;
    return sorted(all).map((candy) => ({
      candy,
      coming: candy === coming,
      gone: flying?.seat === me.seat && flying.card === candy.card,
    }));
  });
}
