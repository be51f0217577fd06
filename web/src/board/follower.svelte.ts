// What a board draws: the position, and how far from it the happenings have led. All boards use this, so that every piece moves the same
// way and no board has to know what a move does.

import { untrack } from 'svelte';
import type { Game, Table } from '../lib/table.svelte';
import { awaited, carried, more, travelsOf, type Travel } from './travels';

const JOURNEY = 320; // milliseconds that a chosen piece flies before its happening is told
const LIT = 1500; // milliseconds that a place is lit after something has arrived there without moving

/** A piece in the air. */
export interface Flight {
  key: string;
  piece: string;
  from: string;
  to: string;
  ms: number;
  delay: number;
}

/** What has been chosen and perhaps sent, but not told yet: the position after it is already drawn. */
interface Ahead<Of extends Game> {
  of: Of['View'] | null; // what the table shows of it
  view: Of['View'] | null; // what is drawn of it
  story: Of['Happening'][];
}

type Kind<Of extends Game> = Of['Happening']['kind'];
type OfKind<Of extends Game, K> = Extract<Of['Happening'], { kind: K }>;

export interface Hints<Of extends Game> {
  /** Places that a happening is about although nothing travels there. */
  places?: (happening: Of['Happening']) => string[];
  /** False if the others' last moves leave no marks. */
  marks?: boolean;
  /** Kinds that are shown in place, such as a flip: their result is there at once. */
  inPlace?: Kind<Of>[];
  /** While a choice can still be changed: only its direct effect. Its consequences wait until they are told. */
  draft?: () => Of['Happening'][];
}

export class Follower<Of extends Game> {
  lit = $state.raw<ReadonlySet<string>>(new Set()); // places where something has arrived, if nothing may move
  marks = $state.raw<ReadonlyMap<string, number>>(new Map()); // places of each other seat's last move, and whose it was
  #ahead = $state.raw<Ahead<Of> | null>(null);
  #foreshown = $state.raw<Travel[]>([]); // a choice's travels, in the air
  #chosen = 0; // counts choices that were shown
  #heard = 0; // happenings that have left their marks
  #lastSeat: number | null = null;
  #landing: ReturnType<typeof setTimeout> | undefined;
  #dimming: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: Table<unknown, Of>,
    private readonly hints: Hints<Of> = {},
  ) {
    $effect.pre(() => {
      void [table.view, table.pending, table.legal, table.busy];
      untrack(() => this.#lookAhead());
    });
    $effect.pre(() => {
      void [table.told, table.happening];
      untrack(() => this.#mark());
    });
    $effect(() => () => {
      clearTimeout(this.#landing);
      clearTimeout(this.#dimming);
    });
  }

  // ---- What is told ----

  /** What is being shown; nothing if nothing may move. */
  get now(): Of['Happening'] | null {
    return this.table.still ? null : this.table.happening;
  }

  /** The happening that is being shown, if it is of this kind, and this seat's if one is given. */
  is<K extends Kind<Of>>(kind: K, seat?: number): OfKind<Of, K> | null {
    const { now } = this;
    return now?.kind === kind && (seat === undefined || now.seat === seat) ? (now as OfKind<Of, K>) : null;
  }

  /** The last happening of this kind told since the drawn position arrived, including the one under way. */
  last<K extends Kind<Of>>(kind: K): OfKind<Of, K> | null {
    return (this.scene.findLast((each) => each.kind === kind) ?? null) as OfKind<Of, K> | null;
  }

  /** What has been told since the drawn position arrived; what is under way is last. */
  readonly scene = $derived.by(() => this.table.told.slice(this.table.begun));

  /** How many milliseconds it is shown. */
  readonly ms = $derived.by(() => (this.table.happening ? this.table.length(this.table.happening) / this.table.pace : 0));

  // ---- What is chosen ----

  /** How many of the happenings told so far were foreseen, and so shown when they were chosen. */
  readonly #foretold = $derived.by(() => {
    const story = this.#ahead?.story ?? [];
    const other = this.table.told.findIndex((each, i) => story[i]?.kind !== each.kind || story[i]?.seat !== each.seat);
    return other < 0 ? this.table.told.length : other;
  });

  /** Whether the position after what was chosen is still ahead of what is told. */
  readonly #leads = $derived.by(() => {
    const { view, begun, told } = this.table;
    if (!this.#ahead) return false;
    const count = this.#ahead.story.length;
    return (begun < count || view === this.#ahead.of) && this.#foretold >= Math.min(count, told.length);
  });

  #lookAhead(): void {
    const { view, position, pending, legal, busy, foreseen } = this.table;
    const { draft } = this.hints;
    if (pending.length > 0 && !busy) {
      const before = this.#ahead?.story.flatMap(travelsOf) ?? [];
      const story = draft?.() ?? foreseen.flat();
      const travels = story.flatMap(travelsOf);
      this.#ahead = { of: view, view: draft && position ? carried(position, travels) : view, story };
      this.#foreshow(more(travels, before));
    } else if (!busy && (view !== this.#ahead?.of || legal.length > 0)) this.#ahead = null;
  }

  #foreshow(travels: Travel[]): void {
    if (travels.length === 0 || this.table.still) return;
    clearTimeout(this.#landing);
    this.#chosen += 1;
    this.#foreshown = travels;
    this.#landing = setTimeout(() => (this.#foreshown = []), JOURNEY);
  }

  // ---- What is drawn ----

  /** What has been told since the drawn position arrived and was not foreseen. */
  readonly #news = $derived.by(() => {
    const { told, begun } = this.table;
    return told.slice(this.#leads ? Math.max(begun, this.#foretold) : begun);
  });

  readonly #flying = $derived.by(() => {
    const { now } = this;
    return now && this.#news.at(-1) === now && !this.hints.inPlace?.includes(now.kind) ? travelsOf(now) : [];
  });

  readonly #ground = $derived.by((): Of['View'] | null => {
    const view = this.#leads ? (this.#ahead?.view ?? null) : this.table.view;
    const landed = this.#flying.length > 0 ? this.#news.slice(0, -1) : this.#news;
    return view && carried(view, landed.flatMap(travelsOf));
  });

  /** The position with everything that has landed; what is in the air is nowhere. */
  readonly view = $derived.by((): Of['View'] | null => {
    const ground = this.#ground;
    if (!ground) return null;
    if (this.#flying.length > 0) return carried(ground, this.#flying, 'from');
    return this.#foreshown.length > 0 && this.#ahead ? awaited(ground, this.#foreshown) : ground;
  });

  /** Pieces under way. */
  readonly air = $derived.by((): Flight[] => [
    ...flights(this.#flying, this.ms, `${this.table.beat}`),
    ...(this.#ahead ? flights(this.#foreshown, JOURNEY, `chosen ${this.#chosen}`) : []),
  ]);

  // ---- What is left behind ----

  /** Another seat's last move leaves a mark until its next; what people must remember for themselves leaves none. */
  #mark(): void {
    const { told, you, fading } = this.table;
    if (told.length < this.#heard) this.#heard = 0; // something else is being told
    for (const happening of told.slice(this.#heard)) {
      const places = [...travelsOf(happening).map(({ to }) => to), ...(this.hints.places?.(happening) ?? [])];
      const { seat } = happening;
      if (this.table.still) this.#light(places);
      if (seat === null || places.length === 0 || fading.includes(happening.kind) || this.hints.marks === false) continue;
      const kept = seat === this.#lastSeat ? this.marks : [...this.marks].filter(([, by]) => by !== seat);
      this.marks = seat === you ? new Map(kept) : new Map([...kept, ...places.map((place) => [place, seat] as const)]);
      this.#lastSeat = seat;
    }
    this.#heard = told.length;
  }

  #light(places: string[]): void {
    if (places.length === 0) return;
    clearTimeout(this.#dimming);
    this.lit = new Set([...this.lit, ...places]);
    this.#dimming = setTimeout(() => (this.lit = new Set()), LIT);
  }
}

const MOST = 8; // pieces of one travel that are drawn one by one

/** Several pieces set off one after another, and the last one arrives in time. */
function flights(travels: Travel[], ms: number, key: string): Flight[] {
  const pieces = travels.flatMap((travel) => Array<Travel>(Math.min(travel.count, MOST)).fill(travel));
  const each = pieces.length > 2 ? ms * 0.6 : ms;
  return pieces.map(({ piece, from, to }, i) => {
    const delay = pieces.length > 2 ? ((ms - each) * i) / (pieces.length - 1) : 0;
    return { key: `${key} ${i}`, piece, from, to, ms: each, delay };
  });
}
