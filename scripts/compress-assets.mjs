import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const text = /\.(js|css|svg|vtt)$/;
/** Below it the saved bytes do not fill a packet. */
const smallest = 1024;

/** Puts `<file>.br` and `<file>.gz` beside every text file below `folder`, once, at build time. */
export async function compressAssets(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))));
}

async function compress(file) {
  const whole = await readFile(file);
  if (whole.length < smallest) return;
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(whole, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
