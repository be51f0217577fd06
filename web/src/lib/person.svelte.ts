// Who this browser is to the server: a name and a cookie, no account. Only the server knows; nothing else is kept here.

import { api } from './api';
import { t } from './words.svelte';

class Person {
  name = $state<string | null>(null);

  async recall(): Promise<void> {
    this.name = (await api.identity()).name;
  }

  async call(name: string): Promise<void> {
    this.name = (await api.setIdentity(name)).name;
  }

  /** Somebody, at least a guest: one can play at once and be called something later. Whoever has a name keeps it. */
  async anybody(): Promise<void> {
    if (this.name === null) await this.recall();
    if (this.name === null) await this.call(t('name.guest'));
  }
}

export const person = new Person();
