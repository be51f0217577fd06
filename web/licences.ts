// One file with the licences of what others have made and the page contains: the packages of which a module or a file, such as a font,
// is in the bundle.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const HERE = import.meta.dirname;
const PACKAGE = /(?:.*node_modules\/|^\0)((?:@[^/]+\/)?[^/]+)\//; // what the bundler adds itself is called `\0vite/…`, `\0rolldown/…`
const FILE = /^(licen[cs]e|copying)\b/i;
const NOT_OURS = /^# Licenses of bundled dependencies/m; // of Vite itself, which are not in the page

const HEAD = `The licences of what others have made and this page contains.
Everything else is part of Sweetbox and under its licence, the MIT licence.
`;

function packagesIn(bundle: Rolldown.OutputBundle): string[] {
  const parts = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? each.moduleIds : each.originalFileNames));
  return [...new Set(parts.flatMap((part) => PACKAGE.exec(part)?.[1] ?? []))].sort();
}

/** Its name, version and licence, who made it, and the licence's text: its own or, if it comes without one, the usual one of that name. */
function licenceOf(name: string): string {
  const folder = join(HERE, 'node_modules', name);
  const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf-8')) as Record<'version' | 'license', string> & {
    author?: string | { name: string };
  };
  const own = readdirSync(folder).find((file) => FILE.test(file));
  const usual = join(HERE, 'licences', `${about.license}.txt`);
  const by = typeof about.author === 'string' ? about.author : about.author?.name;
  if (!own && !(by && existsSync(usual)))
    throw new Error(`${name} comes without its licence (${about.license}), or nobody knows whose it is.`);
  const text = readFileSync(own ? join(folder, own) : usual, 'utf-8').split(NOT_OURS)[0]!;
  return [`${'='.repeat(80)}\n${name} ${about.version} (${about.license})\n`, ...(own ? [] : [`Copyright ${by}\n`]), text.trim(), ''].join(
    '\n',
  );
}

export function licences(): Plugin {
  return {
    name: 'sweetbox-licences',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: [HEAD, ...packagesIn(bundle).map(licenceOf)].join('\n') });
    },
  };
}
