// Searching the rules of a game.

import type { SectionInfo } from './api';

/** A piece of a text, and whether it is a match. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** The words to search for. */
export function wordsOf(wanted: string): string[] {
  return plain(wanted).split(/\s+/).filter(Boolean);
}

/** The sections, with only those rules and examples that contain all these words; a section whose title has them stays whole. */
export function findIn(sections: SectionInfo[], words: string[]): SectionInfo[] {
  if (words.length === 0) return sections;
  const has = (text: string) => words.every((word) => plain(text).includes(word));
  return sections.flatMap((section) => {
    if (has(section.title)) return [section];
    const rules = section.rules.filter(({ id, text }) => has(`${id} ${text}`));
    const examples = section.examples.filter(({ text }) => has(text));
    const intro = section.intro !== null && has(section.intro) ? section.intro : null;
    return rules.length + examples.length > 0 || intro !== null ? [{ ...section, intro, rules, examples }] : [];
  });
}

/** The number of rules, examples and introductions with a match. */
export function places(found: SectionInfo[]): number {
  return found.reduce((sum, { intro, rules, examples }) => sum + rules.length + examples.length + (intro === null ? 0 : 1), 0);
}

/** The text in pieces, so that matches can be marked. */
export function marked(text: string, words: string[]): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const [from, to] of hits(text, words)) {
    if (from > done) pieces.push({ text: text.slice(done, from), hit: false });
    pieces.push({ text: text.slice(from, to), hit: true });
    done = to;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), hit: false });
  return pieces;
}

/** Where the words are, in order, none inside another. */
function hits(text: string, words: string[]): [number, number][] {
  const low = plain(text);
  if (low.length !== text.length) return []; // some letter becomes two in lower case: then nothing can be marked
  const found = words.flatMap((word) => {
    const all: [number, number][] = [];
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length)) all.push([at, at + word.length]);
    return all;
  });
  found.sort(([a, aEnd], [b, bEnd]) => a - b || bEnd - aEnd);
  let end = 0;
  return found.filter(([from, to]) => from >= end && ((end = to), true));
}

function plain(text: string): string {
  return text.toLocaleLowerCase();
}
