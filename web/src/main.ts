import { mount } from 'svelte';
import App from './App.svelte';
import { notices } from './lib/notices.svelte';
import { register } from './lib/worker';
import './lib/installing.svelte';

import.meta.glob('./games/*/tokens.css', { eager: true }); // the games' own accents

mount(App, { target: document.getElementById('app')! });

// After everything that somebody is waiting for.
addEventListener('load', () => {
  register();
  void notices.refresh();
});
