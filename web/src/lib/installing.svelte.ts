// Browsers that can install the page as an app offer to do so once; the offer is kept for the settings.

interface Offer extends Event {
  prompt(): Promise<void>;
}

class Installing {
  #offer = $state.raw<Offer | null>(null);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault(); // nobody is asked in the middle of a match
      this.#offer = event as Offer;
    });
    addEventListener('appinstalled', () => (this.#offer = null));
  }

  get possible(): boolean {
    return this.#offer !== null;
  }

  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null; // it works only once
    await offer?.prompt();
  }
}

export const installing = new Installing();
