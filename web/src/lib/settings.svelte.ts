// What a person has chosen for this browser; kept in it, and sent nowhere.

import { readable } from './words.svelte';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'light' | 'dark';
export const SPEEDS = ['slow', 'normal', 'fast', 'at_once'] as const; // at which a match is shown
export type Speed = (typeof SPEEDS)[number];
export const TEMPOS = [0.5, 1, 2, 4] as const; // how many times as fast as usual a replay plays
export type Tempo = (typeof TEMPOS)[number];
export const PALETTES = ['usual', 'red_green', 'blue_yellow', 'shades'] as const; // for eyes that distinguish fewer colours
export const NOTICES = ['off', 'open', 'always'] as const; // of your turn: while the page is open, or also while it is closed
export type Noticed = (typeof NOTICES)[number];
export type Palette = (typeof PALETTES)[number];

/** How you play a game against bots, without the defaults. It may be from another version of the page or of the game. */
export interface Choice {
  seats?: number;
  bot?: string;
  options?: Record<string, boolean | number | string>;
  edition?: string;
}

const PLACE = 'sweetbox';
const HASTE: Record<Speed, number> = { slow: 0.5, normal: 1, fast: 2, at_once: 1 }; // at once: nothing takes time anyway

interface Kept {
  language: Language | null; // null: the browser's
  theme: Theme;
  speed: Speed;
  tempo: Tempo;
  sound: boolean;
  volume: number; // percent
  palette: Palette;
  letters: boolean; // one-letter marks on pieces
  inWords: boolean; // the board in words instead of the drawn one
  atOnce: boolean; // a move is sent as soon as it is complete, without the main button
  met: string[]; // games whose primer was read
  choices: Record<string, Choice>; // by game
  taught: string[]; // games whose lesson was offered
  named: boolean; // others may see your name when you watch
  notices: Noticed;
  muted: string[]; // the marks of muted people
  hearWatchers: boolean; // spectators
}

function kept(): Kept {
  const blank: Kept = {
    language: null,
    theme: 'system',
    speed: 'normal',
    tempo: 1,
    sound: true,
    volume: 100,
    palette: 'usual',
    letters: false,
    inWords: false,
    atOnce: false,
    met: [],
    choices: {},
    taught: [],
    named: false,
    notices: 'off',
    muted: [],
    hearWatchers: true,
  };
  try {
    return { ...blank, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return blank; // the browser stores nothing, or something else under our name
  }
}

/** The colour of the browser's own edge, for light and for dark. */
function metas(): [Theme, HTMLMetaElement][] {
  const found = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  return found.map((tag, place) => [place === 0 ? 'light' : 'dark', tag]);
}

function spoken(): Language {
  for (const tag of navigator.languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

class Settings {
  #kept = $state(kept());
  #media = matchMedia('(prefers-reduced-motion: reduce)');
  still = $state(this.#media.matches); // nothing may move

  constructor() {
    this.#media.addEventListener('change', (event) => (this.still = event.matches));
    this.#show();
  }

  get language(): Language {
    return this.#kept.language ?? spoken();
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get speed(): Speed {
    return SPEEDS.find((speed) => speed === this.#kept.speed) ?? 'normal'; // another version of this page may have known others
  }
  /** How many times faster than usual a match is shown. */
  get haste(): number {
    return HASTE[this.speed];
  }
  get tempo(): Tempo {
    return TEMPOS.find((tempo) => tempo === this.#kept.tempo) ?? 1;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get volume(): number {
    const volume = this.#kept.volume;
    return typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : 100;
  }
  get palette(): Palette {
    return PALETTES.find((palette) => palette === this.#kept.palette) ?? 'usual';
  }
  get letters(): boolean {
    return this.#kept.letters;
  }
  get inWords(): boolean {
    return this.#kept.inWords;
  }

  get notices(): Noticed {
    return NOTICES.find((notices) => notices === this.#kept.notices) ?? 'off';
  }

  get atOnce(): boolean {
    return this.#kept.atOnce;
  }

  /** Whether the others in a room may see your name when you watch. */
  get named(): boolean {
    return this.#kept.named;
  }

  get hearWatchers(): boolean {
    return this.#kept.hearWatchers !== false;
  }

  /** Whether a person, known by a mark, is muted. */
  isMuted(who: string): boolean {
    return this.#kept.muted.includes(who);
  }

  mute(who: string, quiet: boolean): Promise<void> {
    const others = this.#kept.muted.filter((each) => each !== who);
    return this.set({ muted: quiet ? [...others, who] : others });
  }

  /** Whether the game's primer need not be shown. */
  knows(game: string): boolean {
    return this.#kept.met.includes(game);
  }

  /** The game's primer was read; or it is wanted again. */
  meet(game: string, again = false): Promise<void> {
    const others = this.#kept.met.filter((name) => name !== game);
    return this.set({ met: again ? others : [...others, game] });
  }

  /** As it was stored: see `choice.ts` for which of it a game still offers. */
  choice(game: string): unknown {
    return (this.#kept.choices as Record<string, unknown> | null)?.[game];
  }

  choose(game: string, choice: Choice): Promise<void> {
    return this.set({ choices: { ...this.#kept.choices, [game]: choice } });
  }

  /** Whether the game's lesson need no longer be offered. */
  hasOffered(game: string): boolean {
    return this.#kept.taught.includes(game);
  }

  offered(game: string): Promise<void> {
    return this.set({ taught: [...this.#kept.taught.filter((name) => name !== game), game] });
  }

  async set(changes: Partial<Kept>): Promise<void> {
    if (changes.language) await readable(changes.language);
    Object.assign(this.#kept, changes);
    this.#show();
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // it lasts until the page is closed
    }
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
    for (const [scheme, tag] of metas())
      tag.media = this.theme === 'system' ? `(prefers-color-scheme: ${scheme})` : this.theme === scheme ? 'all' : 'not all';
    if (this.palette === 'usual') delete root.dataset['palette'];
    else root.dataset['palette'] = this.palette;
  }
}

export const settings = new Settings();
