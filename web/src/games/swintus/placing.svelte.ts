// Placing dice: what the viewer's hands do with the roll. Nothing is on the table before the main button.

import { settings } from '../../lib/settings.svelte';
import { play as hear, type Sound } from '../../lib/sound';
import { spot } from './flights';
import { dieFor, homeOf, isFree, oneMore, placeMove, planOf, planned, puts, withDie, type Plan } from './plan';
import type { Scenery } from './scenery.svelte';
import type { Sentences } from './sentences';
import { ONE, SIX, type SwintusTable, type SwintusView, type TopCard } from './view';

const SLACK = 8; // pixels that a finger may slip in a tap

interface Held {
  die: number;
  x: number;
  y: number;
}

export interface Around {
  readonly table: Pick<
    SwintusTable,
    'you' | 'seats' | 'acting' | 'busy' | 'still' | 'pending' | 'say' | 'move' | 'choose' | 'undo' | 'why'
  >;
  readonly scenery: Scenery;
  readonly sentences: Sentences;
  readonly root: HTMLElement | undefined;
}

export class Placing {
  picked = $state<number | null>(null); // a six that waits for its card
  drag = $state<Held | null>(null); // a die on its way to a card, measured from the board's corner
  #touched = $state.raw<Plan | null>(null); // laid by hand, and on its way to the table's pending moves
  #proposing = $state(false);
  #held: Held | null = null;
  #dragged = false; // the click that ends a drag is none
  #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  get #stage() {
    return this.#around.scenery.stage;
  }

  /** Whether it is the viewer's turn to touch something. */
  readonly mine = $derived.by(() => {
    const { table } = this.#around;
    const turn = this.#stage?.view.turn;
    return table.you !== null && turn === table.you && !table.busy && (table.acting || this.#proposing);
  });
  readonly now = $derived.by(() => this.mine && this.#stage?.view.phase === 'place');
  readonly plan = $derived.by((): Plan => {
    const { table, scenery } = this.#around;
    if (!this.#stage) return [];
    return this.#touched ?? (table.busy ? this.#stage.laid : planOf(this.#stage, scenery.chosen));
  });
  /** Whether nothing is laid yet, so that all dice can be kept. */
  readonly keeps = $derived.by(() => this.now && this.#around.table.pending.length === 0 && !this.#touched);

  /** Keep all dice. */
  async keep(): Promise<void> {
    await this.#propose(this.plan);
  }

  touchCard(view: SwintusView, card: TopCard): void {
    if (!this.mine) return;
    const die = this.dieFor(view, card);
    if (die < 0) this.#explain(card);
    else this.#put(die, card);
  }

  touchDie(view: SwintusView, die: number): void {
    if (!this.now || this.#dragged) return;
    const face = view.rolled[die] ?? 0;
    const home = homeOf(view, face);
    if (!isFree(view, die)) {
      if (home && face !== ONE) this.#explain(home);
    } else if (this.plan[die] !== null) this.#takeUp(die);
    else if (home) this.#put(die, home);
    else {
      sound('tap');
      this.picked = this.picked === die ? null : die;
    }
  }

  /** Let go of the picked six, or take up the last die that was laid. Whether there was one. */
  back(view: SwintusView): boolean {
    const last = this.plan.findLastIndex((where, die) => where !== null && isFree(view, die));
    if (this.picked !== null) this.picked = null;
    else if (this.now && last >= 0) this.#takeUp(last);
    else return false;
    return true;
  }

  // ---- A die can also be dragged to its card ----

  hold(view: SwintusView, die: number, event: PointerEvent): void {
    this.#dragged = false;
    if (!this.now || !isFree(view, die) || this.plan[die] !== null || event.button !== 0) return;
    this.#held = { die, x: event.clientX, y: event.clientY };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  move(event: PointerEvent): void {
    const board = this.#around.root?.getBoundingClientRect();
    if (!this.#held || !board) return;
    if (!this.drag && Math.hypot(event.clientX - this.#held.x, event.clientY - this.#held.y) < SLACK) return;
    this.#dragged = true;
    this.drag = { die: this.#held.die, x: event.clientX - board.left, y: event.clientY - board.top };
  }

  letGo(view: SwintusView, event: PointerEvent): void {
    const on = this.drag && document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-spot^="card-"]');
    const card = view.top.find((each) => on && spot.card(each.name) === on.dataset['spot']);
    const die = this.drag?.die ?? -1;
    this.drop();
    if (!card || !this.now) return;
    if (takes(view, card, die)) this.#put(die, card);
    else this.#explain(card);
  }

  drop(): void {
    this.#held = this.drag = null;
  }

  // ---- What a touch would do ----

  /** The die that goes on a card when the card is touched; -1: none. */
  dieFor(view: SwintusView, card: TopCard): number {
    return this.now ? dieFor(view, this.plan, card, this.picked) : -1;
  }

  isTarget(view: SwintusView, card: TopCard): boolean {
    const die = this.drag?.die ?? this.picked;
    return this.now && die !== null && takes(view, card, die);
  }

  /** What a die on a card adds to the placing, as a move. */
  adds(view: SwintusView, card: TopCard | undefined, die: number): string | undefined {
    const face = view.rolled[die];
    if (!this.#stage || !card || !face || !this.now || !isFree(view, die) || this.plan[die] !== null) return undefined;
    return oneMore(this.#stage, this.plan, card, face);
  }

  /** The face of the die that would come on a card if what is pointed at were touched; 0: none would. */
  hint(view: SwintusView, card: TopCard, pointed: string): number {
    if (!this.now) return 0;
    if (pointed === spot.card(card.name)) return view.rolled[this.dieFor(view, card)] ?? 0;
    const die = view.rolled.findIndex((_, each) => pointed === spot.die(each));
    const face = view.rolled[die];
    return face === card.face && this.plan[die] === null && isFree(view, die) && !card.closed ? face : 0;
  }

  /** The dice that come on a card beside what lies there: [of its own number, sixes]. */
  on(card: TopCard): [number, number] {
    return this.#stage ? planned(this.#stage, this.plan, card.name) : [0, 0];
  }

  /** What comes of the placing: the own dice on a card reach its number, unless a Fattening card is taken. */
  outcome(card: TopCard): string {
    const { table, scenery } = this.#around;
    const own = card.dice.find((here) => here.seat === table.you)?.dice ?? 0;
    const [plain, sixes] = this.on(card);
    const instead = scenery.chosen.some((move) => move.json.move === 'take');
    if (!this.now || instead || own + plain + sixes < card.need) return '';
    return card.face === ONE ? table.say('web.eats') : table.say('web.takes');
  }

  // ---- Doing it ----

  #put(die: number, card: TopCard): void {
    sound('drop');
    void this.#propose(withDie(this.plan, die, card.name));
  }

  #takeUp(die: number): void {
    sound('tap');
    void this.#propose(withDie(this.plan, die, null));
  }

  /** Have it said why no more dice can go on a card. */
  #explain(card: TopCard): void {
    if (this.#stage) void this.#around.table.why(oneMore(this.#stage, this.plan, card, card.face === ONE ? SIX : card.face));
  }

  /** Make a new placing of the whole roll. Touches that come while the last is on its way are gathered. */
  async #propose(next: Plan): Promise<void> {
    this.#touched = next;
    this.picked = null;
    if (this.#proposing) return;
    this.#proposing = true;
    while (this.#touched && this.#stage) {
      const { table, sentences } = this.#around;
      const wanted: Plan = this.#touched;
      const laid = puts(this.#stage, wanted);
      // The last die taken up again is no decision to keep them all.
      if (laid.length === 0 && table.pending.length > 0) while (table.pending.length > 0) await table.undo();
      else {
        const move = placeMove(this.#stage, wanted, sentences.plan(laid));
        await table.choose(move, { confirm: true, instead: true });
        // Where a Fattening card can be taken then, that is answered before anything can be sent.
        if (table.move('leave')) await table.choose(move, { confirm: true, instead: true, part: true });
      }
      if (this.#touched === wanted) this.#touched = null;
    }
    this.#proposing = false;
  }
}

/** Whether a die may go on a card. */
function takes(view: SwintusView, card: TopCard, die: number): boolean {
  const face = view.rolled[die];
  return !card.closed && (face === SIX || face === card.face);
}

function sound(name: Sound): void {
  if (settings.sound) hear(name);
}
