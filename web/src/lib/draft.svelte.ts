// What is chosen but not yet sent, with the position that it would lead to; and what is sent but not yet answered.

import { SvelteSet } from 'svelte/reactivity';
import { api, Refusal, type Happening, type MoveInfo, type Tried, type View } from './api';
import { newKey, type Command } from './connection.svelte';
import type { Questions } from './questions.svelte';
import { takeUnfinished, type Unfinished } from './reload';
import type { RoomTable } from './room.svelte';
import { settings } from './settings.svelte';
import type { ChooseOptions } from './table.svelte';
import { t } from './words.svelte';

/** The line by which moves are sent. */
interface Line {
  readonly unanswered: readonly Command[];
  do(command: Command): void;
  answered(key: string): boolean;
}

export class Draft {
  sending = $state(false);
  trying = $state(false); // a preview is on its way
  #saying = $state.raw<string[]>([]); // what was sent, in words, until the position after it is shown
  #accepted = $state(false); // the server has done it
  #tried = $state.raw<Tried | null>(null);
  #parts = new SvelteSet<string>(); // pending moves that are only a beginning
  #run = 0; // counts attempts: a newer one replaces one that is still under way
  #sent: MoveInfo[] = []; // what was sent, until the position after it is shown
  #sentAs = ''; // the key of the move that is on its way
  #takingBack: number | null = null; // the log's length when a take-back was asked for
  #reworded = false; // what is pending was said in another language
  #outdated = false; // it was tried in a position that is no longer the present one, and is being tried again
  #pressed: 'send' | 'undo' | null = null; // while an answer is on its way: done once it is here

  constructor(
    private readonly table: RoomTable,
    private readonly questions: Questions,
    private readonly line: Line,
  ) {}

  /** Whether the last pending move is only a beginning. */
  get part(): boolean {
    return this.#parts.has(this.table.pending.at(-1)?.text ?? '');
  }

  /** Whether the pending moves are complete: nothing can be added. */
  get closed(): boolean {
    return this.#tried?.closed ?? false;
  }

  /** What was chosen, in the board's words or its own. */
  get says(): string[] {
    return this.#said(this.table.pending);
  }

  /** What was sent, once the server has accepted it. */
  get accepted(): string {
    return this.#accepted || this.table.busy ? this.#saying.join(' · ') : '';
  }

  async add(move: MoveInfo, { now = false, instead = false, part = false }: ChooseOptions): Promise<void> {
    const moves = instead ? [move] : [...this.table.pending, move];
    if (now && moves.length === 1) {
      this.#dispatch(moves);
      return;
    }
    if (!(await this.#try(moves, { part }))) return;
    if (this.closed && settings.atOnce) this.send();
  }

  /** Replace everything pending with these. */
  async lay(moves: MoveInfo[]): Promise<void> {
    this.#drop();
    await this.#try(moves);
  }

  /** Take the last pending move away. */
  async undo(): Promise<void> {
    if (this.trying) {
      this.#pressed = 'undo';
      return;
    }
    const moves = this.table.pending.slice(0, -1);
    if (moves.length === 0 || !(await this.#try(moves))) this.#drop();
  }

  send(): void {
    const { pending } = this.table;
    if (pending.length === 0 || this.sending) return;
    if (this.trying) this.#pressed = 'send';
    else if (!this.table.asking) this.#dispatch(pending);
  }

  takeBack(): void {
    this.#takingBack = this.table.match?.entries ?? null;
    this.line.do({ type: 'take_back', key: newKey() });
  }

  /** Whether a command may be sent again: taking back may not, if it or something else has happened. */
  means(command: Command): boolean {
    return command.type === 'play' || this.#takingBack === this.table.match?.entries;
  }

  /** The server has accepted it: until the position after it is shown, nothing can be done. */
  accept(key: string): void {
    if (!this.#answered(key) || this.#sent.length === 0) return;
    this.#accepted = true;
    this.table.pending = [];
    this.table.legal = [];
  }

  /** The server has refused; whether it was a move. */
  refuse(key: string): boolean {
    if (!this.#answered(key)) return false;
    this.#drop();
    return true;
  }

  /** The pending moves are needed in another language. */
  reword(): void {
    this.#reworded = true;
  }

  /** Whether it stays as it is in a new sight of the same position: after a broken connection, or when people come and go. */
  get stays(): boolean {
    return this.table.pending.length > 0 && !this.#reworded;
  }

  /** Another position. In a simultaneous step, what was chosen is tried again in it, and stays in sight meanwhile: its buttons may be
   * under somebody's finger. */
  renew(owed: boolean): void {
    const { pending } = this.table;
    this.#reworded = false;
    if (!owed || pending.length === 0 || this.#sent.length > 0) {
      this.#drop(); // what is being tried continues anyway
      return;
    }
    this.#outdated = true;
    if (!this.trying) void this.#try(pending, { again: true });
  }

  /** What must outlive the page. */
  get unfinished(): Unfinished | null {
    const { match, pending } = this.table;
    if (!match) return null;
    const moves = this.#sent.length > 0 ? [] : pending.map((move) => move.text);
    return { match: match.id, entries: match.entries, moves, commands: [...this.line.unanswered] };
  }

  /** Continue where the page was before it reloaded. */
  recall(): void {
    const [kept, match] = [takeUnfinished(this.table.room), this.table.match];
    if (!kept || kept.match !== match?.id) return;
    const same = kept.entries === match.entries;
    for (const command of kept.commands) {
      if (command.type === 'play') [this.#sentAs, this.sending] = [command.key, true];
      else if (same) this.#takingBack = kept.entries;
      else continue;
      this.line.do(command);
    }
    if (!same || kept.moves.length === 0) return;
    void this.#try(
      kept.moves.map((text) => ({ index: -1, text, json: {}, say: text })),
      { again: true },
    ); // the server's answer has the rest
  }

  #said(moves: MoveInfo[]): string[] {
    const told = moves.length > 1 ? moves.filter((move) => !move.silent) : moves;
    return this.table.meant ?? told.map((move) => move.say);
  }

  #dispatch(moves: MoveInfo[]): void {
    this.#sentAs = newKey();
    this.sending = true;
    this.#sent = moves;
    this.#saying = this.#said(moves);
    this.line.do({ type: 'play', move: moves.map((move) => move.text), key: this.#sentAs });
  }

  /** Whether the server's answer is to the move under way. */
  #answered(key: string): boolean {
    if (!this.line.answered(key) || key !== this.#sentAs) return false;
    this.#sentAs = '';
    this.sending = false;
    return true;
  }

  /** Ask the server what these moves would lead to. False: they can't be made. If another's choice comes first, they are tried again in
   * the new position; the player is told only if they are lost. `again`: they were chosen in another position; `part`: the last of them
   * is only a beginning. */
  async #try(moves: MoveInfo[], { again = false, part = false } = {}): Promise<boolean> {
    const run = ++this.#run;
    const parts = [...this.#parts, ...(part ? moves.slice(-1).map((move) => move.text) : [])];
    this.trying = true;
    this.#pressed = null;
    let possible = false;
    try {
      possible = await this.#tries(run, moves, parts, again);
    } finally {
      if (run === this.#run) this.trying = false;
    }
    if (run !== this.#run) return false;
    if (!possible && this.#outdated) this.#drop();
    else if (possible && this.#pressed === 'undo') void this.undo();
    else if (possible && this.#pressed === 'send' && !this.part) this.send();
    return possible;
  }

  async #tries(run: number, moves: MoveInfo[], parts: string[], again: boolean): Promise<boolean> {
    const { table } = this;
    for (let late = again; ; late = true) {
      const number = table.number;
      if (late && !table.owing) {
        this.#miss();
        return false;
      }
      const tried = await this.#ask(moves, number, late);
      if (run !== this.#run || table.left || tried === null) return false;
      if (!tried.overtaken && number === table.number) {
        for (const part of parts) this.#parts.add(part);
        this.#preview(late ? tried.moves : moves, tried);
        return true;
      }
      await table.after(number);
      if (run !== this.#run || table.left) return false;
    }
  }

  async #ask(moves: MoveInfo[], number: number, late: boolean): Promise<Tried | null> {
    try {
      const texts = moves.map((each) => each.text);
      return await this.questions.insist((line) => api.try(this.table.room, texts, number, this.table.device.meant, line));
    } catch (error) {
      if (late && error instanceof Refusal && error.status === 409) this.#miss();
      else this.questions.complain(error, true);
      return null;
    }
  }

  /** What was chosen is no longer possible. */
  #miss(): void {
    this.questions.notice = { text: t('frame.choice_lost'), rule: null, move: true };
  }

  #preview(moves: MoveInfo[], tried: Tried): void {
    this.#sent = [];
    this.#outdated = false;
    this.#tried = tried;
    const { table } = this;
    table.foreseen = tried.story as Happening[][];
    table.pending = moves;
    table.legal = tried.legal;
    if (tried.view) {
      table.view = tried.view as View;
      table.summary = tried.summary;
    }
    table.asked = tried.closed ? t('frame.ready') : tried.asked;
  }

  /** Show the position as it is. */
  #drop(): void {
    this.#sent = this.#saying = [];
    this.#accepted = this.#outdated = false;
    this.#tried = null;
    this.#parts.clear();
    const { table } = this;
    table.pending = [];
    table.foreseen = [];
    if (!table.match) return;
    table.view = table.match.view as View;
    table.summary = table.match.summary;
    table.asked = table.match.asked;
    table.legal = table.match.legal;
  }
}
