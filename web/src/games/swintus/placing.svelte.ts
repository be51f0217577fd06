// Placing dice: what the viewer's hands do with the roll. Nothing is on the table before the main button.

import { Touch } from '../../board/touch.svelte';
import { carried } from '../../board/travels';
import { play as hear } from '../../lib/sound';
import { alike, homeOf, isFree, oneMore, placeMove, planOf, puts, takes, type Plan } from './plan';
import { Sentences } from './sentences';
import { ONE, SIX, type SwintusFollower, type SwintusTable, type TopCard } from './view';

const KEPT = ['ones', 'put', 'leave']; // happenings that leave the roll in the tray

/** The spots of the board that can be touched. */
export const spot = { die: (die: number) => `die.${die}`, card: (card: number) => `top.${card}` };
const numberOf = (of: string, name: string | null): number => (name?.startsWith(`${of}.`) ? Number(name.slice(of.length + 1)) : -1);

export class Placing {
  picked = $state<number | null>(null); // a six that waits for its card
  pointed = $state(''); // the spot that the mouse or the cursor is on
  #touched = $state.raw<Plan | null>(null); // laid by hand, perhaps still on its way to the table's pending moves
  #proposing = $state(false);
  #before = $state.raw<{ roll: string; top: TopCard[] }>({ roll: '', top: [] }); // the cards as they were when the dice were rolled
  readonly sentences: Sentences;

  constructor(
    readonly table: SwintusTable,
    readonly follower: SwintusFollower,
  ) {
    this.sentences = new Sentences(table);
    $effect.pre(() => {
      const roll = this.roll ? `${this.roll.seat} ${this.roll.dice.join()}` : '';
      if (roll === this.#before.roll) return;
      this.#before = { roll, top: (table.position ?? follower.view)?.top ?? [] };
      this.#touched = this.picked = null;
    });
  }

  /** A die can also be dragged to its card. */
  readonly touch = new Touch({
    lifts: (name) => this.waits(numberOf('die', name)),
    drop: (name, on) => {
      const [die, card] = [numberOf('die', name), this.top[numberOf('top', on)]];
      if (!card || !this.now) return;
      if (takes(card, this.dice[die]!)) this.#put(die, card);
      else this.#explain(card);
    },
  });

  // ---- The state of things ----

  /** The dice in the tray, and whose they are. */
  readonly roll = $derived.by((): { seat: number; dice: number[] } | null => {
    const [told, view] = [this.follower.scene.findLast(({ kind }) => !KEPT.includes(kind)), this.follower.view];
    if (told) return told.kind === 'roll' ? told : null;
    if (!view || view.turn === null || !['place', 'claim'].includes(view.phase)) return null;
    return view.rolled.length > 0 ? { seat: view.turn, dice: view.rolled } : null;
  });
  readonly dice = $derived.by(() => this.roll?.dice ?? []);
  readonly top = $derived.by(() => this.follower.view?.top ?? []);
  /** Whether it is the viewer's turn to touch something. */
  readonly mine = $derived.by(() => {
    const { you, busy, acting, legal, pending } = this.table;
    if (you === null || busy || this.follower.view?.turn !== you) return false;
    return this.#proposing || (acting && legal.length + pending.length > 0);
  });
  readonly now = $derived.by(() => this.mine && this.follower.view?.phase === 'place');
  /** Where the dice are, including those in the air. */
  readonly #laid = $derived.by((): Plan => {
    const { view, air } = this.follower;
    if (!view || !this.roll || this.#before.top.length === 0) return [];
    const { top } = carried(view, air.map((flight) => ({ ...flight, count: 1 })), 'to'); // prettier-ignore
    const plan = planOf(this.dice, this.roll.seat, this.#before.top, top);
    return this.follower.is('roll') ? plan.map(() => null) : plan;
  });
  readonly plan = $derived.by(() => {
    const touched = this.#touched;
    return touched && (this.#proposing || alike(this.dice, touched, this.#laid)) ? touched : this.#laid;
  });
  /** Whether nothing is laid yet, so that all dice can be kept. */
  readonly keeps = $derived.by(() => this.now && this.table.pending.length === 0 && !this.#proposing);
  readonly #puts = $derived.by(() => (this.table.position ? puts(this.table.position, this.dice, this.plan) : []));

  isFree(die: number): boolean {
    const { view } = this.follower;
    return this.now && view !== null && isFree(view, this.dice, die);
  }

  /** Whether a die can be laid now. */
  waits(die: number): boolean {
    return this.isFree(die) && this.plan[die] === null;
  }

  // ---- What a touch would do ----

  home(die: number): TopCard | undefined {
    return this.top[homeOf(this.top, this.dice[die] ?? 0) ?? -1];
  }

  /** The die that goes on a card when the card is touched: the picked one, one of its own number, a six. -1: there is none. */
  dieFor(card: TopCard): number {
    if (!this.now || card.closed) return -1;
    if (this.picked !== null) return this.picked;
    const inHand = (face: number) => this.dice.findIndex((each, die) => each === face && this.waits(die));
    const own = inHand(card.face);
    return own >= 0 ? own : inHand(SIX);
  }

  isTarget(card: TopCard): boolean {
    const die = this.touch.drag ? numberOf('die', this.touch.drag.spot) : this.picked;
    return this.now && die !== null && takes(card, this.dice[die] ?? 0);
  }

  /** What a die on a card adds to the placing, as a move. */
  adds(card: TopCard | undefined, die: number): string | undefined {
    return card && this.waits(die) ? oneMore(this.#puts, card, this.dice[die]!) : undefined;
  }

  /** The face of the die that would go on a card if what is pointed at were touched; 0: none would. */
  hint(card: TopCard, at: number): number {
    if (this.pointed === spot.card(at)) return this.dice[this.dieFor(card)] ?? 0;
    const die = numberOf('die', this.pointed);
    return this.waits(die) && this.home(die) === card && !card.closed ? card.face : 0;
  }

  /** What the placing leads to for a card, in a word. */
  outcome(card: TopCard): string {
    const { table } = this;
    const own = (card.dice[table.you ?? 0] ?? 0) + (card.sixes[table.you ?? 0] ?? 0);
    const instead = table.pending.some(({ json }) => json.move === 'take'); // of a Fattening card
    if (!this.now || instead || own < card.need) return '';
    return card.face === ONE ? table.say('web.eats') : table.say('web.takes');
  }

  // ---- Doing it ----

  touchCard(card: TopCard): void {
    if (!this.mine) return;
    const die = this.dieFor(card);
    if (die < 0) this.#explain(card);
    else this.#put(die, card);
  }

  touchDie(die: number): void {
    if (!this.now) return;
    const home = this.home(die);
    if (!this.isFree(die)) {
      if (home && this.dice[die] !== ONE) this.#explain(home);
    } else if (!this.waits(die)) this.#takeUp(die);
    else if (home) this.#put(die, home);
    else {
      hear('tap');
      this.picked = this.picked === die ? null : die;
    }
  }

  /** Let go of the picked six, or take up the last die that was laid. */
  back(): void {
    const last = this.plan.findLastIndex((on, die) => on !== null && this.isFree(die));
    if (this.picked !== null) this.picked = null;
    else if (last >= 0) this.#takeUp(last);
  }

  /** Keep all dice. */
  async keep(): Promise<void> {
    await this.#propose(this.plan);
  }

  #put(die: number, card: TopCard): void {
    hear('drop');
    void this.#propose(this.plan.with(die, this.top.indexOf(card)));
  }

  #takeUp(die: number): void {
    hear('tap');
    void this.#propose(this.plan.with(die, null));
  }

  /** Ask why no more dice can go on a card. */
  #explain(card: TopCard): void {
    void this.table.why(oneMore(this.#puts, card, card.face === ONE ? SIX : card.face));
  }

  /** Make a new placing of the whole roll. Touches made while the last one is on its way are collected. */
  async #propose(next: Plan): Promise<void> {
    this.#touched = next;
    this.picked = null;
    if (this.#proposing) return;
    this.#proposing = true;
    for (let wanted: Plan | null = null; wanted !== this.#touched;) {
      wanted = this.#touched;
      const { table } = this;
      const laid = this.#puts;
      // Taking up the last die again is not a decision to keep them all.
      if (laid.length === 0 && table.pending.length > 0) while (table.pending.length > 0) await table.undo();
      else {
        const move = placeMove(laid, this.sentences.plan(laid));
        await table.choose(move, { instead: true });
        // If a Fattening card can then be taken, that question must be answered before anything can be sent.
        if (table.move('leave')) await table.choose(move, { instead: true, part: true });
      }
    }
    this.#proposing = false;
  }
}
