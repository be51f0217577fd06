// The count of a round, seat by seat: the markers are turned over one after another, then the sum is added to the total.

import { untrack } from 'svelte';
import type { Follower } from '../../board/follower.svelte';
import { sweetness, type Happening, type Nose, type View } from './view';

const REST = 2; // steps after those of the markers: for the sum, and for a look at it

export class Count {
  #of = $state.raw<Happening | null>(null); // the count of a seat that is under way
  #step = $state(0);

  constructor(private readonly follower: Follower<Nose>) {
    $effect.pre(() => {
      const { now } = follower;
      if (now?.kind !== 'counted') return;
      const ms = untrack(() => follower.ms) / (now.markers.length + REST);
      this.#of = now;
      this.#step = 0;
      const timer = setInterval(() => (this.#step += 1), ms);
      return () => clearInterval(timer);
    });
  }

  /** Whether the round has just been counted, or is being counted. */
  readonly open = $derived.by(() => this.follower.scene.some((each) => each.kind === 'counted'));

  /** How many of a seat's markers have been counted: all of them, once it is the next seat's turn. */
  turned(seat: number): number {
    const now = this.follower.is('counted', seat);
    return !now ? Infinity : now === this.#of ? this.#step : 0;
  }

  /** The position with what has been counted so far. */
  counted(view: View): View {
    return this.follower.scene.reduce((then, each) => {
      if (each.kind !== 'counted') return then;
      const { seat, markers, points, total } = each;
      const turned = this.turned(seat);
      const products = productsOf(then, seat, markers);
      const done = turned > markers.length; // then the sum is added
      const last_points = done ? points : products.slice(0, turned).reduce((sum, product) => sum + product, 0);
      const changes = { last_markers: markers, last_points, ...(done ? { total } : {}) };
      return { ...then, seats: then.seats.map((there) => (there.seat === seat ? { ...there, ...changes } : there)) };
    }, view);
  }
}

/** What each kind of sweet brings a seat with these markers. */
function productsOf(view: View, seat: number, markers: number[]): number[] {
  const there = view.seats[seat]!;
  return sweetness(view, seat, markers).map((each, kind) => each * ((there.plate[kind] ?? 0) + (there.bowl[kind] ?? 0)));
}
