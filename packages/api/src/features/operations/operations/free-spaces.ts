import { statfs } from 'node:fs/promises';
import type { AppContext } from '#platform/context.ts';

export interface FreeSpace {
  readonly place: 'storage' | 'dataDir';
  readonly freeBytes: number;
  readonly totalBytes: number;
}

/** Where bytes are kept and how many still fit; a storage without a known end is left out. */
export async function freeSpaces(
  app: Pick<AppContext, 'blobs' | 'config'>,
): Promise<readonly FreeSpace[]> {
  const storage = await app.blobs.space();
  const { bavail, blocks, bsize } = await statfs(app.config.dataDir);
  const dataDir: FreeSpace = {
    place: 'dataDir',
    freeBytes: bavail * bsize,
    totalBytes: blocks * bsize,
  };
  return storage && storage.totalBytes > 0
    ? [{ place: 'storage', ...storage }, dataDir]
    : [dataDir];
}
