// The match of a room as it is shown: its sight, its story, and who is at the table.

import type { Happening, MatchSight, Sight, View } from './api';
import type { Say } from './book';
import type { Told } from './known';
import { Presence } from './presence.svelte';
import { happeningsOf, isShown, scenesOf } from './scenes';
import { play as hear, type Sound } from './sound';
import { Story } from './story.svelte';
import { Table, type Scene } from './table.svelte';
import { t } from './words.svelte';

export abstract class MatchTable extends Table<Told | null> {
  sight = $state.raw<Sight | null>(null); // as shown, which lags behind the server's while something happens
  won = $state(false); // the match has just ended, and the viewer has won it
  away = $state(false); // the viewer is looking at something else, such as the past
  readonly story = new Story(this);
  readonly presence = new Presence();
  #left = false;
  #newest = $state.raw<Sight | null>(null); // the newest that has been told or is waiting
  #shown: (() => void)[] = []; // who waits for the next position

  /** Whether what is told now is news: the past has been told. */
  abstract readonly live: boolean;
  /** A position is now shown. `same`: it is the same as before; `owed`: the viewer had to move before. */
  protected abstract follow(same: boolean, owed: boolean): void;
  /** A match in which things fade is over, so all of it may be told again. */
  protected abstract recollect(): void;

  get match(): MatchSight | null {
    return this.sight?.match ?? null;
  }

  override get position(): View | null {
    return this.pending.length > 0 ? ((this.match?.view ?? null) as View | null) : this.view;
  }

  /** Whether the viewer has to move, as far as is shown; also while the page is busy with a move. */
  get onTurn(): boolean {
    return !this.busy && this.owing;
  }

  /** The same, even while something is being shown. */
  get owing(): boolean {
    return this.owes(this.you);
  }

  /** The one sentence of the moment: while something is being shown, what was told last, so that no sentence is ahead of its piece;
   * else what is asked of the viewer. */
  get moment(): string {
    if (this.stopped) return t(this.awaited ? 'frame.round_over_yours' : 'frame.round_over');
    return (this.busy && this.story.lines.at(-1)?.text) || this.asked;
  }

  /** Whether the others are waiting for the viewer, who is still looking at the count of a round. */
  get awaited(): boolean {
    const newest = this.#newest;
    return this.stopped && newest !== null && newest.you !== null && (newest.match?.to_act.includes(newest.you) ?? false);
  }

  /** At the end of a match its result is there to be looked at. */
  protected override stopsFor(scenes: Scene<Told | null>[]): boolean {
    const told = scenes.find((scene) => scene.extra !== null)?.extra;
    return !this.away && !told?.sight?.match?.over;
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

  /** Resolves when a position after this event is shown. */
  async after(event: number): Promise<void> {
    while (((this.sight?.number ?? 0) <= event || this.busy) && !this.#left) await new Promise<void>((shown) => this.#shown.push(shown));
  }

  #tellShown(): void {
    for (const shown of this.#shown.splice(0)) shown();
  }

  /** Show the position; what led there is told, but not shown. */
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
    if (told.sight) this.#newest = told.sight;
    this.show(scenesOf(told, this.#say));
  }

  readonly #say = (what: Say): string => this.say(what);

  #tellAll(told: Told): void {
    for (const happening of happeningsOf(told, this.#say)) this.tell(happening);
  }

  protected override tell(happening: Happening): void {
    this.story.tell(happening);
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
    this.#end(before, match);
    if (this.owing && !owed) hear('turn');
    this.#tellShown();
  }

  #end(before: MatchSight | null, match: MatchSight | null): void {
    if (!match?.over) this.won = false;
    else if (before?.id === match.id && !before.over) {
      this.won = this.you !== null && this.winners.includes(this.you);
      if (match.memory) this.recollect();
    }
  }

  /** The end sounds different for winners and for losers. */
  protected override soundOf(happening: Happening, sound: Sound): Sound {
    if (sound !== 'end' || this.you === null || !('winners' in happening) || !Array.isArray(happening.winners)) return sound;
    return happening.winners.includes(this.you) ? 'won' : 'lost';
  }

  /** Update who is at the table. */
  protected tag(): void {
    if (this.sight) this.seats = this.presence.tags(this.sight);
  }
}
