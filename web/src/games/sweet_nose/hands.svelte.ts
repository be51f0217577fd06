// What the viewer is about to do: sweets touched, the store in use, markers being laid. Nothing here is on the table yet.

import { settings } from '../../lib/settings.svelte';
import { isWhole, lay, nextNumber, noDraft, pick, type Draft } from './markers';
import { fits, meant, next, options, touch } from './touch';
import { sweetness, type Move, type NoseTable, type View } from './view';

export class Hands {
  #touched = $state.raw<string[]>([]);
  #using = $state(false);
  #underway = false; // a move is on its way to the table's pending ones
  #draft = $state.raw<Draft & { round: number }>({ ...noDraft(0), round: 0 });

  constructor(readonly table: NoseTable) {}

  get view(): View {
    return this.table.view!;
  }
  get you(): number {
    return this.table.you ?? -1;
  }

  /** What is drawn on a sweet, for people who want it. */
  letter(sweet: string): string {
    return settings.letters ? this.table.say(`sweet.${sweet}`).charAt(0).toUpperCase() : '';
  }

  /** A store has the name of the moves that use it. */
  #usesStore({ json }: Move): boolean {
    return json.move === this.view.seats[this.you]?.store;
  }
  readonly canUse = $derived.by(() => this.table.acting && this.table.legal.some((move) => this.#usesStore(move)));
  readonly using = $derived.by(() => this.#using && this.canUse);
  readonly pass = $derived.by(() => (this.table.acting ? this.table.move('pass') : undefined));

  readonly #options = $derived.by(() => {
    if (!this.table.acting) return [];
    const wanted = this.table.legal.filter((move) => this.#usesStore(move) === this.using);
    return wanted.flatMap((move) => options(this.view, this.you, move));
  });

  readonly touched = $derived.by(() => (fits(this.#options, this.#touched) ? this.#touched : []));
  /** Where a touch leads on, and the move that it completes. */
  readonly next = $derived.by(() => next(this.#options, this.touched));
  /** Something has been started: what does not lead on recedes. */
  readonly begun = $derived.by(() => this.touched.length > 0 || this.using || this.view.phase === 'pair');

  /** By how much touching a spot would change what the viewer counts, if it completes a move. */
  change(spot: string): number | null {
    const json = this.touched.length > 0 || this.using ? this.next.get(spot)?.json : undefined;
    const { sweets, pair, changes, switches, seats } = this.view;
    const markers = seats[this.you]?.markers;
    if (!json || !markers) return null;
    const each = sweetness(this.view, this.you, markers);
    const sum = (counts: number[] = [], ...names: (typeof sweets)[number][]) =>
      names.reduce((all, name) => all + (counts[sweets.indexOf(name)] ?? 0), 0);
    switch (json.move) {
      case 'swap':
      case 'bowls':
        return sum(each, json.take) - sum(each, json.give);
      case 'for':
        return sum(each, ...json.take) - sum(each, ...(pair?.sweets ?? []));
      case 'market':
      case 'stall':
        return sum(changes?.give, json.give) + sum(changes?.take, json.take);
      case 'switch':
        return sum(switches?.[sweets.indexOf(json.sweets[0]!)], json.sweets[1]!);
      default:
        return 0;
    }
  }

  async touch(spot: string): Promise<void> {
    const { table } = this;
    if (!table.acting || this.#underway) return;
    if (table.pending.length > 0 && !this.next.has(spot) && !this.touched.includes(spot) && this.view.phase !== 'pair') {
      await table.undo(); // a change of mind
    }
    const done = touch(this.#options, this.touched, spot);
    if (!done) {
      const move = meant(this.view, this.you, this.using, this.touched, spot);
      if (move) await table.why(move);
      return;
    }
    this.#touched = done.touched;
    if (!done.option) return;
    const taken = done.option.move.json.move === 'two' ? done.touched.slice(-1) : []; // the first of the two to take is already touched
    this.#underway = true; // what was touched stays touched until it is drawn as done, however slow the network is
    try {
      await table.choose(done.option.move);
      this.#using = false;
    } finally {
      this.#underway = false;
      this.#touched = taken;
    }
  }

  async end(): Promise<void> {
    if (this.pass) await this.table.choose(this.pass);
  }

  /** Take the store in use, or leave it. */
  use(): void {
    this.#using = !this.using;
    this.#touched = [];
  }

  /** Let go of what was touched; with empty hands, take back what was chosen last. */
  async letGo(): Promise<void> {
    if (this.laying && this.draft.inHand !== null) await this.pick(this.draft.inHand);
    else if (this.touched.length > 0) this.#touched = [];
    else if (this.using) this.#using = false;
    else if (this.table.acting && this.table.pending.length > 0) await this.table.undo();
  }

  // ---- Markers ----

  /** Whether the viewer's markers are not sent yet: also once they are chosen, although the position foreseen may be in the round
  that then begins. */
  readonly unset = $derived.by(() => {
    const { pending, you } = this.table;
    if (pending.some((move) => move.json.move === 'markers')) return true;
    return you !== null && this.view.phase === 'set' && !this.view.seats[you]?.markers;
  });
  readonly laying = $derived.by(() => this.table.acting && (this.unset || this.view.phase === 'set'));
  /** The markers of a round are no use in the next. */
  readonly draft = $derived.by(() => (this.#draft.round === this.#round ? this.#draft : noDraft(this.view.sweets.length)));
  readonly number = $derived.by(() => nextNumber(this.draft));

  get #round(): number {
    return this.table.position?.round ?? 0;
  }

  async lay(kind: number): Promise<void> {
    await this.#redraft(lay(this.draft, kind));
  }

  async pick(number: number): Promise<void> {
    await this.#redraft(pick(this.draft, number));
  }

  async #redraft(draft: Draft): Promise<void> {
    const { table } = this;
    if (!this.laying) return;
    this.#draft = { ...draft, round: this.#round };
    if (table.pending.length > 0) await table.undo();
    const move = isWhole(draft) ? table.move(draft.laid.join('')) : undefined;
    if (move) await table.choose(move, { instead: true });
  }
}
