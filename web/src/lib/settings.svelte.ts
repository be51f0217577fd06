// What a person chose for this browser; kept in it, sent nowhere.

import { readable } from './words.svelte';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'system' | 'light' | 'dark';
export const SPEEDS = ['slow', 'normal', 'fast', 'at_once'] as const; // at which a match is shown
export type Speed = (typeof SPEEDS)[number];

const PLACE = 'sweetbox';
const HASTE: Record<Speed, number> = { slow: 0.5, normal: 1, fast: 2, at_once: 1 }; // nothing takes time at once, however fast

interface Kept {
  language: Language | null; // null: the browser's
  theme: Theme;
  speed: Speed;
  sound: boolean;
  letters: boolean; // one-letter marks on pieces
  inWords: boolean; // the board in words instead of the drawn one
  met: string[]; // games whose primer was read
}

function kept(): Kept {
  const blank: Kept = { language: null, theme: 'system', speed: 'normal', sound: true, letters: false, inWords: false, met: [] };
  try {
    return { ...blank, ...(JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Kept>) };
  } catch {
    return blank; // a browser that keeps nothing, or something else under our name
  }
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
  get sound(): boolean {
    return this.#kept.sound;
  }
  get letters(): boolean {
    return this.#kept.letters;
  }
  get inWords(): boolean {
    return this.#kept.inWords;
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

  async set(changes: Partial<Kept>): Promise<void> {
    if (changes.language) await readable(changes.language);
    Object.assign(this.#kept, changes);
    this.#show();
    try {
      localStorage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      // it holds until the page is closed
    }
  }

  #show(): void {
    const root = document.documentElement;
    root.lang = this.language;
    if (this.theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
  }
}

export const settings = new Settings();
