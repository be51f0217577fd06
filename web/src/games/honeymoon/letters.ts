// One-letter marks on the pieces, for those who want them.

import { settings } from '../../lib/settings.svelte';
import type { Table } from '../../lib/table.svelte';
import type { Find } from './view';

export function letterOf(table: Table, kind: Find): string | undefined {
  if (!settings.letters) return undefined;
  const letters: Record<Find, string> = {
    honey: table.say('web.letter_honey'),
    chocolate: table.say('web.letter_chocolate'),
    gummy_bear: table.say('web.letter_gummy_bear'),
    marshmallow: table.say('web.letter_marshmallow'),
    candy: table.say('web.letter_candy'),
    pickle: table.say('web.letter_pickle'),
  };
  return letters[kind];
}
