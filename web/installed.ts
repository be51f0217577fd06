// What makes the page an app: the service worker with the list of the build's files, the manifest, and the pictures of the games
// for previews of shared links.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const HERE = import.meta.dirname;
const GAMES = join(HERE, 'src', 'games');
const TEXTS = /(^|\/)page-.*\.js$/; // the sentences: without those there is nothing to read

const MANIFEST = {
  id: '/',
  name: 'Sweetbox',
  short_name: 'Sweetbox',
  description: 'Five tabletop games about sweets and snacks, with friends and with bots at the same table.',
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fff8ec',
  theme_color: '#f3e7d3',
  categories: ['games'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
};

/** The files without which the page does not open: those that its entry imports at once, fonts, styles and sentences. */
function shell(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const found = new Set(Object.keys(bundle).filter((name) => TEXTS.test(name) || name.endsWith('.woff2')));
  const add = (name: string): void => {
    const chunk = chunks.find((each) => each.fileName === name);
    if (!chunk || found.has(name)) return;
    found.add(name);
    const styles = (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [];
    for (const style of styles) found.add(style);
    chunk.imports.forEach(add);
  };
  chunks.filter((each) => each.isEntry).forEach((each) => add(each.fileName));
  return found;
}

export function installed(): Plugin {
  return {
    name: 'sweetbox-installed',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      const first = shell(bundle);
      const [needed, rest] = [names.filter((name) => first.has(name)), names.filter((name) => !first.has(name))];
      const worker = readFileSync(join(HERE, 'worker.js'), 'utf-8');
      // Names tell the contents of the others apart.
      const html = bundle['index.html'];
      const page = html?.type === 'asset' ? String(html.source) : '';
      const version = createHash('sha256')
        .update([...names, worker, page].sort().join())
        .digest('hex')
        .slice(0, 12);
      const list = (paths: string[]) => paths.map((path) => JSON.stringify(`/${path}`)).join(', ');
      const emit = (fileName: string, source: string | Uint8Array) => this.emitFile({ type: 'asset', fileName, source });
      emit(
        'worker.js',
        worker
          .replace('__VERSION__', version)
          .replace("'__SHELL__'", `"/", "/favicon.svg", ${list(needed)}`)
          .replace("'__REST__'", list(rest)),
      );
      emit('manifest.webmanifest', JSON.stringify(MANIFEST));
      for (const game of readdirSync(GAMES)) {
        if (readdirSync(join(GAMES, game)).includes('cover.jpg'))
          emit(`pictures/${game}.jpg`, readFileSync(join(GAMES, game, 'cover.jpg')));
      }
    },
  };
}
