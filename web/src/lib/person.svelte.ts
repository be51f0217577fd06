// Who this browser is to the server: a name and a cookie, no account.

import { api, Refusal } from './api';
import { t } from './words.svelte';

const MET = 'sweetbox-met'; // set once this browser has a name, so that a first visit need not ask for one

class Person {
  name = $state<string | null>(null);

  async recall(): Promise<void> {
    if (!localStorage.getItem(MET)) return;
    try {
      this.name = (await api.identity()).name;
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'no_identity') throw error;
    }
  }

  async call(name: string): Promise<void> {
    this.name = (await api.setIdentity(name)).name;
    try {
      localStorage.setItem(MET, '1');
    } catch {
      // a browser that keeps nothing: the name holds until the page is closed
    }
  }

  /** Somebody, at least a guest: one can play at once and be called something later. */
  async anybody(): Promise<void> {
    if (this.name === null) await this.call(t('name.guest'));
  }
}

export const person = new Person();
