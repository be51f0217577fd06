// The review of a match: asking for it, waiting for it, showing it.

import { api, Refusal, type ReviewPage, type ReviewState } from './api';
import { t } from './words.svelte';

const STRANGERS = new Set(['no_identity', 'not_played']); // refusals to people who did not play the match
const AGAIN = 1000; // milliseconds between two questions about how far it is; asking means waiting for it

export class MatchReview {
  state = $state.raw<ReviewState | null>(null);
  problem = $state('');
  #match: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(match: string) {
    this.#match = match;
  }

  get page(): ReviewPage | null {
    return this.state?.review ?? null;
  }

  /** Nothing is under way. */
  get settled(): boolean {
    return this.problem !== '' || (this.state !== null && this.state.state !== 'queued' && this.state.state !== 'running');
  }

  look = (): Promise<void> => this.#hear(() => api.review(this.#match));
  ask = (): Promise<void> => this.#hear(() => api.askReview(this.#match));

  /** The match was played by others, so there is nothing to ask. */
  shut(): void {
    this.problem = t('review.not_yours');
  }

  /** The server gives the review up when nobody asks about it any more. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #hear(asking: () => Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const told = await asking();
      if (this.#closed) return;
      this.state = told;
      this.problem = '';
      if (told.state === 'queued' || told.state === 'running') this.#timer = setTimeout(() => void this.look(), AGAIN);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = STRANGERS.has(error.code) ? t('review.not_yours') : error.message;
    }
  }
}

/** A share of the win in percent, for people to read. */
export function percent(share: number, language: string, signed = false): string {
  const rounded = Math.round(1000 * share) / 1000;
  return new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  })
    .format(rounded === 0 ? 0 : rounded)
    .replace('-', '−');
}

let before: Promise<unknown> = Promise.resolve();

/** One after the other: the server works out only a few boards at a time for one person, and a review may show many. */
export function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  const asked = before.then(ask);
  before = asked.catch(() => {});
  return asked;
}

/** What is written at lines of a chart, from the top: those that are less than `apart` from the one above share its text. */
export function labels(lines: { name: string; y: number }[], apart: number): { y: number; text: string }[] {
  const found: { y: number; text: string }[] = [];
  for (const { name, y } of [...lines].sort((one, two) => one.y - two.y)) {
    const above = found.at(-1);
    if (above && y - above.y < apart) above.text += `, ${name}`;
    else found.push({ y, text: name });
  }
  return found;
}
