// Whether the server can be reached, as far as this page knows. What the browser itself says is reliable only when it says no.

class Online {
  #there = $state(navigator.onLine);

  constructor() {
    addEventListener('offline', () => this.miss());
  }

  get there(): boolean {
    return this.#there;
  }

  /** The server has answered. */
  hear(): void {
    this.#there = true;
  }

  /** Nothing could be sent to it. */
  miss(): void {
    this.#there = false;
  }
}

export const online = new Online();
