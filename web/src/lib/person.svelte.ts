// Who this browser is to the server: a name and a cookie, no account. Only the server knows; nothing else is kept here.

import { api } from './api';
import { settings, type Language } from './settings.svelte';
import { t } from './words.svelte';

class Person {
  name = $state<string | null>(null);

  async recall(): Promise<void> {
    this.name = (await api.identity()).name;
  }

  async call(name: string): Promise<void> {
    this.name = (await api.setIdentity(name)).name;
  }

  /** Become a person from another device, by a link from there. */
  async become(code: string): Promise<void> {
    this.name = (await api.become(code)).name;
  }

  /** Change the language; a guest's name changes with it. */
  async speak(language: Language): Promise<void> {
    const guest = this.name === t('name.guest');
    await settings.set({ language });
    if (guest) await this.call(t('name.guest'));
  }

  /** Be somebody, at least a guest: you can play at once and choose a name later. If you have a name, you keep it. */
  async anybody(): Promise<void> {
    if (this.name === null) await this.recall();
    if (this.name === null) await this.call(t('name.guest'));
  }
}

export const person = new Person();
