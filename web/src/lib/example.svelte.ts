// A position from the rules.

import type { ExampleInfo, PositionInfo, View } from './api';
import type { Book } from './book';
import { LookedAtTable } from './looked.svelte';

export class ExampleTable extends LookedAtTable<null> {
  readonly #lit: readonly string[];

  constructor(game: string, words: Book, example: ExampleInfo, position: PositionInfo) {
    super();
    this.game = game;
    this.words = words;
    this.you = example.seat;
    this.view = position.view as View;
    this.over = position.over;
    this.#lit = example.lit;
    this.seat(example.names, position.to_act);
  }

  override get lit(): readonly string[] {
    return this.#lit;
  }

  protected override arrive(): void {}
}
