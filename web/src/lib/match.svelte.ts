// The match of a room as it is shown: its sight, its story, and who is at the table.

import type { Happening, MatchSight, Sight, View } from './api';
import type { Say } from './book';
import type { Told } from './known';
import { Presence } from './presence.svelte';
import { happeningsOf, isShown, scenesOf } from './scenes';
import { settings } from './settings.svelte';
import { play as hear } from './sound';
import { Story } from './story.svelte';
import { Table, type Scene } from './table.svelte';

export abstract class MatchTable extends Table<Told | null> {
  sight = $state.raw<Sight | null>(null); // as shown: behind the server's while something happens
  readonly story = new Story(this);
  readonly presence = new Presence();
  #left = false;
  #shown: (() => void)[] = []; // who waits for the next position

  /** Whether what is told now is news: the past has been told. */
  abstract readonly live: boolean;
  /** The position was taken. `same`: as the one before it; `owed`: the viewer owed a move before. */
  protected abstract follow(same: boolean, owed: boolean): void;

  get match(): MatchSight | null {
    return this.sight?.match ?? null;
  }

  override get position(): View | null {
    return this.pending.length > 0 ? ((this.match?.view ?? null) as View | null) : this.view;
  }

  /** Whether the viewer owes a move, as far as is shown; also while the page is busy with one. */
  get onTurn(): boolean {
    return !this.busy && this.owing;
  }

  /** The same, also while something is being shown. */
  get owing(): boolean {
    return this.owes(this.you);
  }

  /** The one sentence of the moment: while something is being shown, what was told last, so that no sentence is ahead of its piece;
   * else what is asked of the viewer. */
  get moment(): string {
    return (this.busy && this.story.lines.at(-1)?.text) || this.asked;
  }

  override get fading(): readonly string[] {
    return this.match?.fading ?? super.fading;
  }

  /** Whether the page has left the table. */
  get left(): boolean {
    return this.#left;
  }

  close(): void {
    this.#left = true;
    this.skip();
    this.#tellShown();
  }

  /** When a position after this event is shown. */
  async after(event: number): Promise<void> {
    while (((this.sight?.number ?? 0) <= event || this.busy) && !this.#left) await new Promise<void>((shown) => this.#shown.push(shown));
  }

  #tellShown(): void {
    for (const shown of this.#shown.splice(0)) shown();
  }

  /** Show how it is; what led there is only told. */
  protected begin(sight: Sight, early: Told[]): void {
    for (const { story, extra: told } of this.skip()) {
      for (const happening of story) this.tell(happening);
      if (told) this.story.note(told);
      if (told && !isShown(told)) this.#tellAll(told);
    }
    this.#take(sight);
    for (const told of early) {
      this.story.note(told);
      this.#tellAll(told);
    }
    this.story.fade();
  }

  /** Show something that happened. */
  protected happen(told: Told): void {
    this.show(scenesOf(told, this.#say));
  }

  readonly #say = (what: Say): string => this.say(what);

  #tellAll(told: Told): void {
    for (const happening of happeningsOf(told, this.#say)) this.tell(happening);
  }

  protected override tell(happening: Happening): void {
    this.story.write(happening);
  }

  protected override arrive({ view, extra: told }: Scene<Told | null>): void {
    if (told === null) {
      this.view = view;
      return;
    }
    this.story.note(told);
    if (told.sight) this.#take(told.sight);
    if (!isShown(told)) this.#tellAll(told);
  }

  /** The position after something that happened. */
  #take(sight: Sight): void {
    const [owed, before, match] = [this.owing, this.match, sight.match];
    const same = before?.id === match?.id && before?.entries === match?.entries;
    this.sight = sight;
    this.you = sight.you;
    this.over = match?.over ?? false;
    this.winners = (match?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    if (match) this.presence.owe(match.to_act, !same);
    this.tag();
    this.follow(same, owed);
    if (!match) this.view = null;
    if (this.owing && !owed && settings.sound) hear('turn');
    this.#tellShown();
  }

  /** Say anew who is at the table. */
  protected tag(): void {
    if (this.sight) this.seats = this.presence.tags(this.sight);
  }
}
