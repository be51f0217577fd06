// @vitest-environment node

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { expect, test } from 'vitest';
import { build, type Rolldown } from 'vite';
import config from './vite.config.ts';

const NODE_MODULES = /node_modules\/((?:@[^/]+\/)?[^/]+)/;

test('the licences of everything in the bundle are in the file, each with its version and text', async () => {
  const plugins = [svelte(), ...(config.plugins ?? []).slice(1)];
  const how = { ...config.build, write: false, minify: false, license: { fileName: 'packages.json' } };
  const { output } = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins,
    build: how,
  })) as Rolldown.RolldownOutput;
  const file = (name: string) => String((output.find((each) => each.fileName === name) as Rolldown.OutputAsset).source);
  // What Vite finds of the scripts, the files that styles ask for, and the bundler's own parts.
  const scripts = (JSON.parse(file('packages.json')) as { name: string; version: string }[]).map(
    ({ name, version }) => `${name} ${version}`,
  );
  const files = output.flatMap((each) => (each.type === 'asset' ? each.originalFileNames : []));
  const fonts = new Set(files.flatMap((each) => NODE_MODULES.exec(each)?.[1] ?? []));
  const own = output.flatMap((each) => (each.type === 'chunk' ? each.moduleIds.filter((id) => id.startsWith('\0')) : []));

  const told = file('licences.txt')
    .split(/^={80}$/m)
    .slice(1);
  const names = told.map((each) => /^(\S+ \S+) \(.+\)$/m.exec(each)![1]!);
  expect(names).toEqual([...names].sort());
  expect(scripts.length).toBeGreaterThan(4);
  expect(names).toEqual(expect.arrayContaining(scripts));
  expect([...fonts].length).toBeGreaterThan(1);
  const others = names.filter((name) => !scripts.includes(name)).map((name) => name.split(' ')[0]);
  expect(new Set(others)).toEqual(new Set([...fonts, ...own.map((id) => id.slice(1).split('/')[0])]));
  for (const each of told) expect([each, /copyright/i.test(each), each.length > 900]).toEqual([each, true, true]);
}, 180_000); // it builds the page
