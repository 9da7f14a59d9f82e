import { access, lstat, open, readdir, rename, rm } from 'node:fs/promises';
import type { Disk } from '#main/ports.ts';

/** The machine's own file system. */
export const nodeDisk: Disk = {
  create: async (path) => {
    // 'wx': never follows a link or overwrites a file.
    const file = await open(path, 'wx', 0o600);
    return {
      write: async (chunk) => {
        for (let written = 0; written < chunk.byteLength;) {
          const { bytesWritten } = await file.write(chunk, written);
          written += bytesWritten;
        }
      },
      sync: () => file.sync(),
      close: () => file.close(),
    };
  },
  rename,
  remove: (path) => rm(path, { force: true }),
  exists: (path) =>
    access(path).then(
      () => true,
      () => false,
    ),
  list: (folder) => readdir(folder),
  facts: async (path) => {
    const found = await lstat(path).catch(() => null);
    return found?.isFile() ? { bytes: found.size, modified: Math.trunc(found.mtimeMs) } : null;
  },
  settle: async (folder) => {
    try {
      const directory = await open(folder, 'r');
      await directory.sync().finally(() => directory.close());
    } catch {
      // Windows and some network drives cannot sync a folder; the file itself is synced.
    }
  },
};
