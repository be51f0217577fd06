// The candy received: turned, changed for another, steered and dropped.

import { untrack } from 'svelte';
import type { Lying, Scene } from './scene.svelte';
import { wideOf, type Spot } from './shape';
import { along, beside, nearest, restsOf, type Rest } from './steer';
import type { Turn } from './turn.svelte';
import type { Move } from './view';

export interface Look {
  text: string; // the move's
  degrees: number;
  shape: string;
  price: number;
  move: Move | undefined;
  chosen: boolean;
}

export class Placing {
  readonly #scene: Scene;
  readonly #turn: Turn;
  #shown = $state<string | null>(null); // the card whose turns are shown; null: the one received
  #rests = $state.raw<Rest[]>([]);
  #aimed = $state.raw<Spot>({ column: 0, row: 0 }); // the middle of the candy, where it is steered
  #tapped = ''; // where the finger that steers has let go
  #working = false; // several steps of one gesture are under way

  constructor(scene: Scene, turn: Turn) {
    this.#scene = scene;
    this.#turn = turn;
    $effect.pre(() => this.#findRests());
    const step = $derived(scene.view && scene.me?.received ? `${scene.view.round} ${scene.view.step}` : '');
    $effect.pre(() => {
      if (step) untrack(() => this.#begin());
    });
    $effect(() => {
      turn.table.offered = this.steerable || this.out !== undefined;
      return () => (turn.table.offered = false);
    });
  }

  #begin(): void {
    this.#shown = null;
    this.#tapped = '';
    this.#aimed = { column: (this.#scene.view!.wide - 1) / 2, row: this.#scene.view!.high };
  }

  #findRests(): void {
    const { view, me, phase, table } = this.#scene;
    const picked = this.picked;
    if (!view || !me?.received || phase !== 'placing') this.#rests = [];
    else if (!picked) this.#rests = restsOf(view.rests, view.cards[me.received]!.turns[0]!);
    else if (picked.cells.length === 0 && !table.busy) {
      const moves = table.legal.filter((move) => move.text.startsWith('rest '));
      this.#rests = restsOf(
        moves.map((move) => move.text.slice('rest '.length)),
        picked.shape,
      );
    } // otherwise it is in one of them
  }

  readonly picked = $derived.by(() => (this.#scene.phase === 'placing' ? (this.#scene.me?.placing ?? null) : null));
  readonly aim = $derived.by(() => nearest(this.#rests, this.#aimed) ?? null);
  readonly lies = $derived.by((): Lying | null => (this.#scene.me ? this.#scene.dropped(this.#scene.me) : null));
  readonly steerable = $derived.by(() => this.#turn.mine && this.#rests.length > 0);
  readonly shadow = $derived.by((): Lying | null => {
    const candy = this.#scene.view?.cards[this.picked?.card ?? this.#scene.me?.received ?? ''];
    return this.aim && candy && !this.lies && this.steerable ? { colour: candy.colour, spots: this.aim.spots } : null;
  });

  get rests(): Rest[] {
    return this.#rests;
  }

  // ---- Which candy, and how it is turned ----

  /** The card whose turns are shown. */
  readonly card = $derived.by((): string | null => {
    const { me } = this.#scene;
    if (!me?.received) return null;
    const card = this.picked?.card ?? this.#shown;
    return me.hand.find((each) => each === card) ?? me.received;
  });

  looks(card: string): Look[] {
    const { prices, cards } = this.#scene.view!;
    const received = card === this.#scene.me?.received;
    return cards[card]!.turns.map((shape, quarter) => {
      const degrees = 90 * quarter;
      const text = degrees === 0 ? `place ${card}` : `place ${card} ${degrees}`;
      const price = (degrees === 0 ? 0 : prices.turn) + (received ? 0 : prices.change);
      const hovers = received && degrees === 0 && this.#rests.length > 0;
      const chosen = this.picked ? this.picked.card === card && this.picked.turn === degrees : hovers;
      return { text, degrees, shape, price, move: this.#turn.offer(text), chosen };
    });
  }

  isChosen(card: string): boolean {
    return this.looks(card).some((look) => look.chosen);
  }

  fits(card: string): boolean {
    return this.looks(card).some((look) => look.move);
  }

  /** A card is touched: it is placed, or, if it fits only when turned, its turns are shown. */
  async take(card: string): Promise<void> {
    const [upright] = this.looks(card);
    const fits = this.fits(card);
    if (fits) this.#shown = card; // what is refused changes nothing
    if (upright!.move || !fits) await this.turn(upright!);
  }

  async turn(look: Look): Promise<void> {
    const { table } = this.#turn;
    // When nothing is chosen, the candy received hovers unturned.
    if (look.price > 0 || !look.move) await this.#turn.instead(look.text, { part: true });
    else while (table.acting && table.pending.length > 0) await this.#turn.letGo();
  }

  /** Going out of the round, if that is possible. */
  readonly out = $derived.by(() => this.#turn.offer('decline'));

  async goOut(): Promise<void> {
    await this.#turn.instead('decline', { part: true });
    const down = this.#turn.table.move('face-down');
    if (down) await this.#turn.table.choose(down);
  }

  // ---- Where ----

  /** The column of a candy of this shape when held over where it was steered. */
  over(shape: string): number {
    if (this.aim) return this.aim.corner.column;
    const wide = wideOf(shape);
    return Math.min(Math.max(0, Math.round(this.#aimed.column - (wide - 1) / 2)), this.#scene.view!.wide - wide);
  }

  /** The resting place that a point of the bucket means. */
  at(point: Spot): Rest | null {
    return nearest(this.#rests, point) ?? null;
  }

  aimAt(rest: Rest): void {
    if (this.steerable && !this.lies && this.#turn.table.acting) this.#aimed = rest.middle;
  }

  /** A finger cannot point before it touches: the first time it lets go somewhere is for aiming, and the second time drops the candy. */
  async tap(rest: Rest): Promise<void> {
    if (this.#tapped === rest.move) {
      this.#tapped = '';
      await this.drop(rest);
      return;
    }
    this.#tapped = rest.move;
    if (this.lies) await this.#turn.letGo();
    this.aimAt(rest);
  }

  async steer(key: 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown'): Promise<void> {
    if (!this.aim || this.#working) return;
    if (this.lies) {
      this.#working = true;
      await this.#turn.letGo();
      this.#working = false;
    }
    const { aim, rests } = this;
    if (!aim) return;
    if (key === 'ArrowLeft' || key === 'ArrowRight') this.#aimed = beside(rests, aim, key === 'ArrowLeft' ? -1 : 1).middle;
    else this.#aimed = along(rests, aim, key === 'ArrowUp' ? 1 : -1).middle;
  }

  /** Drop it there, for good. */
  async drop(rest: Rest | null = this.aim): Promise<void> {
    const { table } = this.#turn;
    if (!rest || !table.acting || this.#working) return;
    if (this.#turn.isPending(rest.move)) {
      table.send();
      return;
    }
    this.#working = true;
    this.#aimed = rest.middle;
    if (this.lies) await this.#turn.letGo();
    const place = this.picked ? undefined : table.move(`place ${this.#scene.me!.received!}`);
    if (place) await table.choose(place, { part: true });
    const move = table.move(rest.move);
    if (move) await table.choose(move);
    if (this.#turn.isPending(rest.move)) table.send();
    this.#working = false;
  }
}
