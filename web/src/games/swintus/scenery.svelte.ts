// Follows the table: what is drawn at each moment, and what travels.

import { flights, type Piece } from './flights';
import { planOf, puts } from './plan';
import { after, arrive, type Stage } from './stage';
import type { Happening, Move, SwintusTable, SwintusView } from './view';

/** What is followed of a table. */
export type Followed = Pick<SwintusTable, 'view' | 'position' | 'you' | 'pending' | 'legal' | 'happening' | 'beat' | 'busy' | 'still'>;

export interface Spot {
  x: number; // of the middle, from the board's left
  y: number;
  size: number;
}

export interface Flyer {
  id: number;
  from: Spot;
  to: string[];
  piece: Piece;
}

const LIT = 900; // milliseconds that a change stays marked where nothing may move

export class Scenery {
  stage = $state.raw<Stage | null>(null);
  preview = $state.raw<SwintusView | null>(null); // as it would be after what is chosen
  chosen = $state.raw<Move[]>([]); // moves that wait to be sent, or are on their way
  happening = $state.raw<Happening | null>(null); // already part of the stage, and shown as it comes about
  flyers = $state.raw<Flyer[]>([]);
  lit = $state.raw<ReadonlySet<string>>(new Set()); // what has changed, where nothing may move

  #view: SwintusView | null = null;
  #beat = -1;
  #ahead = false; // what was chosen lies there already; the story is telling it
  #told = 0; // own puts that the story has yet to tell
  #flown = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** To be called before the page is drawn; `find` measures where a spot is drawn until now. */
  follow(table: Followed, find: (names: string[]) => Spot | null): void {
    const { view } = table;
    const waits = table.pending.length > 0 && !table.busy;
    if (waits) this.chosen = table.pending;
    else if (!table.busy && (this.#ahead || table.legal.length > 0)) this.#forget();
    else if (table.busy && this.chosen.length > 0 && !this.#ahead) this.#goAhead(table);
    if (waits && !this.stage) this.#stand(table.position);
    if (view !== this.#view) {
      this.#view = view;
      if (waits) this.preview = view;
      else if (this.#told === 0) this.#arrive(table, view);
    }
    if (table.beat !== this.#beat) {
      this.#beat = table.beat;
      if (table.happening) this.#begin(table, table.happening, find);
    }
    if (!table.happening) {
      this.happening = null;
      this.flyers = [];
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** What was chosen is done, or undone. */
  #forget(): void {
    this.chosen = [];
    this.preview = null;
    this.#ahead = false;
    this.#told = 0;
  }

  /** What was laid out stays so while the story tells it. */
  #goAhead(table: Followed): void {
    this.#ahead = true;
    this.preview = null;
    if (!this.stage || table.you === null) return;
    const own = puts(this.stage, planOf(this.stage, this.chosen));
    this.#told = own.length;
    for (const { card, face, count } of own)
      this.stage = after(this.stage, { kind: 'put', seat: table.you, card: card.name, face, count, text: '' });
  }

  /** The board is drawn anew while something is chosen: that lies on the position as it is. */
  #stand(position: SwintusView | null): void {
    this.stage = position && arrive(null, position);
  }

  #arrive(table: Followed, view: SwintusView | null): void {
    const before = this.stage;
    if (!table.busy) this.#forget();
    this.stage = view && arrive(before, view);
    if (table.still && before && this.stage) this.#light(changes(before.view, this.stage.view));
  }

  #begin(table: Followed, happening: Happening, find: (names: string[]) => Spot | null): void {
    this.happening = happening;
    this.flyers = [];
    if (!this.stage) return;
    if (happening.kind === 'put' && happening.seat === table.you && this.#told > 0) {
      this.#told -= 1;
      return;
    }
    if (!table.still) {
      this.flyers = flights(this.stage, happening).flatMap(({ from, to, piece }) => {
        const at = find(from);
        this.#flown += 1;
        return at ? [{ id: this.#flown, from: at, to, piece }] : [];
      });
    }
    this.stage = after(this.stage, happening);
  }

  #light(names: Set<string>): void {
    clearTimeout(this.#timer);
    this.lit = names;
    this.#timer = setTimeout(() => (this.lit = new Set()), LIT);
  }
}

/** The spots on which something has changed. */
export function changes(before: SwintusView, now: SwintusView): Set<string> {
  const parts = (view: SwintusView): [string, unknown][] => [
    ...view.top.map((card): [string, unknown] => [`card-${card.name}`, [card.foods, card.dice]]),
    ...view.bottom.map((card): [string, unknown] => [`bottom-${card.place}`, [card.name, card.foods]]),
    ...view.seats.map((seat): [string, unknown] => [`seat-${seat.seat}`, seat.food]),
  ];
  const old = new Map(parts(before));
  return new Set(parts(now).flatMap(([name, part]) => (JSON.stringify(part) === JSON.stringify(old.get(name)) ? [] : [name])));
}
