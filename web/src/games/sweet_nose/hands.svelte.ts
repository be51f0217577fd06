// What the viewer is about to do: sweets touched, the store in use, markers being laid. Nothing here is on the table yet.

import { isWhole, lay, nextNumber, noDraft, pick, type Draft } from './markers';
import { fits, meant, next, options, touch, usesStore } from './touch';
import { after, intended } from './transfer';
import { points, type Move, type NoseTable, type View } from './view';

export class Hands {
  #table: NoseTable;
  #touched = $state.raw<string[]>([]);
  #using = $state(false);
  #underway = false; // a move is on its way to the table's pending ones
  #draft = $state.raw<Draft>(noDraft(0));

  constructor(table: NoseTable) {
    this.#table = table;
  }

  get view(): View {
    return this.#table.view!;
  }
  get you(): number {
    return this.#table.you ?? -1;
  }

  readonly canUse = $derived.by(() => this.#table.acting && this.#table.legal.some(usesStore));
  readonly using = $derived.by(() => this.#using && this.canUse);
  readonly pass = $derived.by(() => (this.#table.acting ? this.#table.legal.find((move) => move.json.move === 'pass') : undefined));

  readonly #options = $derived.by(() => {
    if (!this.#table.acting) return [];
    const wanted = this.#table.legal.filter((move) => usesStore(move) === this.using);
    return wanted.flatMap((move) => options(this.view, this.you, move));
  });

  readonly touched = $derived.by(() => (fits(this.#options, this.#touched) ? this.#touched : []));
  /** Where a touch leads on, and the move that it completes. */
  readonly next = $derived.by(() => next(this.#options, this.touched));

  /** By how much a place's touch would change what the viewer counts, where it completes a move. */
  change(place: string): number | null {
    const move = this.touched.length > 0 || this.using ? this.next.get(place) : null;
    const markers = this.view.seats[this.you]?.markers;
    if (!move || !markers) return null;
    const then = after(this.view, intended(this.view, move, this.you));
    return points(then, this.you, then.seats[this.you]?.markers ?? markers) - points(this.view, this.you, markers);
  }

  async touch(place: string): Promise<void> {
    const table = this.#table;
    if (!table.acting || this.#underway) return;
    if (table.pending.length > 0 && !this.next.has(place) && !this.touched.includes(place) && this.view.phase !== 'pair') {
      await table.undo(); // a change of mind
    }
    const done = touch(this.#options, this.touched, place);
    if (!done) {
      const move = meant(this.view, this.you, this.using, this.touched, place);
      if (move) await table.why(move);
      return;
    }
    this.#touched = done.touched;
    if (!done.option) return;
    const taken = done.option.move.json.move === 'two' ? done.touched.slice(-1) : []; // already the first of the two taken
    this.#underway = true; // what was touched stays so until it is drawn as done, however slow the network is
    try {
      await this.#choose(done.option.move);
    } finally {
      this.#underway = false;
      this.#touched = taken;
    }
  }

  async #choose(move: Move): Promise<void> {
    await this.#table.choose(move, { confirm: true });
    this.#using = false;
  }

  async end(): Promise<void> {
    if (this.pass) await this.#table.choose(this.pass);
  }

  /** Take the store in use, or leave it. */
  use(): void {
    this.#using = !this.using;
    this.#touched = [];
  }

  /** Let go of what was touched; with empty hands, take back what was chosen last. */
  async letGo(): Promise<void> {
    if (this.#draft.inHand !== null) this.#draft = pick(this.#draft, this.#draft.inHand);
    else if (this.touched.length > 0) this.#touched = [];
    else if (this.using) this.#using = false;
    else if (this.#table.acting && this.#table.pending.length > 0) await this.#table.undo();
  }

  // ---- Markers ----

  /** Also while they are chosen and not yet sent, though what is foreseen may be the round that begins then. */
  readonly laying = $derived.by(() => {
    const chosen = this.#table.pending.some((move) => move.json.move === 'markers');
    return this.#table.acting && (this.view.phase === 'set' || chosen);
  });
  readonly draft = $derived.by(() => {
    const kinds = this.view.sweets.length;
    return this.#draft.laid.length === kinds ? this.#draft : noDraft(kinds);
  });
  readonly number = $derived.by(() => nextNumber(this.draft));

  async lay(kind: number): Promise<void> {
    await this.#redraft(lay(this.draft, kind));
  }

  async pick(number: number): Promise<void> {
    await this.#redraft(pick(this.draft, number));
  }

  /** The markers of a round are no use in the next. */
  forget(): void {
    this.#draft = noDraft(0);
  }

  async #redraft(draft: Draft): Promise<void> {
    const table = this.#table;
    if (!this.laying) return;
    this.#draft = draft;
    if (table.pending.length > 0) await table.undo();
    const move = isWhole(draft) ? table.move(draft.laid.join('')) : undefined;
    if (move) await table.choose(move, { confirm: true, instead: true });
  }
}
