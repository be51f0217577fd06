// What a page must have before it can show a match: the game's board and words, and the table of its moves.

import { api, type MatchSight, type Sight, type TableMove } from './api';
import { boardOf } from './boards';
import type { RoomTable } from './room.svelte';
import { settings } from './settings.svelte';

export class Stock {
  #tables = new Map<string, TableMove[]>(); // tables of moves, by their addresses

  constructor(private readonly table: RoomTable) {}

  moves({ moves }: Pick<MatchSight, 'moves'>): TableMove[] {
    return this.#tables.get(moves) ?? [];
  }

  /** Whether this cannot be shown yet. */
  lacks(sight: Sight): boolean {
    return this.table.game !== sight.game || (sight.match !== null && !this.#tables.has(sight.match.moves));
  }

  async load({ game, match }: Sight): Promise<void> {
    const { table } = this;
    const [address, language, known] = [match?.moves, settings.language, table.game === game];
    const [board, words, moves] = await Promise.all([
      known ? null : boardOf(game),
      known ? null : api.words(game),
      address === undefined || this.#tables.has(address) ? null : api.moves(address),
    ]);
    if (table.left) return;
    if (moves) this.#tables.set(address!, moves);
    if (!words) return;
    table.motions = board?.motions ?? {};
    table.words = words;
    table.game = game;
    if (language !== settings.language) void table.relearn();
  }
}
