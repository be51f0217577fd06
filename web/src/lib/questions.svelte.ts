// What a page asks the server outside the socket, and why it was refused.

import { api, Refusal, type Hint } from './api';

export interface Notice {
  text: string;
  rule: string | null;
  move?: boolean; // a move was refused, so the board shows what was pressed
}

/** The connection on which the server is heard. */
interface Line {
  readonly life: AbortSignal;
  alive(): Promise<void>;
}

const TRIES = 6; // at a request that gets no answer: a browser may still have several dead connections to send it on

export class Questions {
  notice = $state.raw<Notice | null>(null); // why something was refused
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false); // a hint is on its way
  #closed = false;

  constructor(
    private readonly room: string,
    private readonly line: Line,
    private readonly seat: () => number | null, // which of your seats is meant, if several people share this device
  ) {}

  close(): void {
    this.#closed = true;
  }

  /** Do something that can safely be done twice; what the server refuses is shown. */
  async ask(what: () => Promise<unknown>): Promise<void> {
    await this.askOnce(() => this.insist(what));
  }

  /** The same, but if there is no answer, the person is told and can check whether it was done. */
  async askOnce(what: () => Promise<unknown>): Promise<void> {
    this.notice = null;
    try {
      await what();
    } catch (error) {
      this.complain(error);
    }
  }

  /** Why a move is not legal. */
  async why(move: string): Promise<void> {
    try {
      const why = await this.insist((line) => api.why(this.room, move, this.seat(), line));
      if (!why.legal && why.message) this.notice = { text: why.message, rule: why.rule ?? null, move: true };
    } catch (error) {
      this.complain(error);
    }
  }

  async askHint(): Promise<void> {
    this.hinting = true;
    this.notice = null;
    const ask = (): Promise<Hint> => this.insist((line) => api.hint(this.room, line));
    try {
      // The first hint after an installation may be too late, as everything is still being compiled.
      this.hint = await ask().catch((error: unknown) => {
        if (error instanceof Refusal && error.code === 'hint_later') return ask();
        throw error;
      });
    } catch (error) {
      this.complain(error);
    } finally {
      this.hinting = false;
    }
  }

  /** `move`: what was refused was a move. */
  complain(error: unknown, move = false): void {
    if (!(error instanceof Refusal)) throw error;
    this.notice = { text: error.message, rule: error.rule, move };
  }

  /** Ask the server and, if there is no answer, ask again as soon as the server is heard from. */
  async insist<T>(question: (line: AbortSignal) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await question(this.line.life);
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'unreachable' || tries === TRIES) throw error;
        await this.line.alive();
        if (this.#closed) throw error;
      }
    }
  }
}
