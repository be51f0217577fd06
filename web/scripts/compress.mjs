// Writes `.br` and `.gz` beside each file of the build for which it is worth it: servers send those as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const BUILT = join(import.meta.dirname, '../../src/sweetbox/server/static');
const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/; // fonts and pictures are compressed already
const WORTH = 1024;

for (const entry of readdirSync(BUILT, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXT.test(entry.name)) continue;
  const bytes = readFileSync(file);
  if (bytes.length <= WORTH) continue;
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }));
}
