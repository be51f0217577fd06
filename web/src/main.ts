import { mount } from 'svelte';
import App from './App.svelte';

import.meta.glob('./games/*/tokens.css', { eager: true }); // the games' own accents

mount(App, { target: document.getElementById('app')! });
