import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A recording or picture of the sample, by its file name. */
export async function readAsset(name: string): Promise<Uint8Array> {
  return readFile(path.join(assetsFolder(), name));
}

/** Where the files are, from the sources and from the bundle in packages/server/dist alike. */
function assetsFolder(): string {
  for (let at = import.meta.dirname; ; at = path.dirname(at)) {
    const folder = path.join(at, 'packages/api/seeds/demo');
    if (existsSync(folder)) return folder;
    if (at === path.dirname(at)) throw new Error('the files of the sample family are not here');
  }
}
