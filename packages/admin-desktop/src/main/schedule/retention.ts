import { join } from 'node:path';
import type { Disk, FileFacts } from '#main/ports.ts';

/** A file that a schedule wrote, as it was then. */
export interface WrittenFile extends FileFacts {
  folder: string;
  name: string;
}

/** Bounds the list of a schedule that keeps all its files. */
const remembered = 400;

/**
 * What has to go so that `keep` files stay, the oldest first.
 * @param coming how many files are about to be added
 */
export function surplusOf(
  written: readonly WrittenFile[],
  keep: number | null,
  coming = 0,
): readonly WrittenFile[] {
  if (keep === null) return [];
  return written.slice(0, Math.max(0, written.length + coming - keep));
}

/**
 * Removes what is too much, and only files that are as the schedule left them: one that was
 * changed, replaced or turned into a link stays and is forgotten.
 * @returns the files that are still known
 */
export async function pruneWritten(
  disk: Disk,
  written: readonly WrittenFile[],
  keep: number | null,
): Promise<WrittenFile[]> {
  const surplus = surplusOf(written, keep);
  const left: WrittenFile[] = [];
  for (const file of surplus) {
    const path = join(file.folder, file.name);
    const now = await disk.facts(path);
    if (now?.bytes !== file.bytes || now.modified !== file.modified) continue;
    // A folder that refuses is tried again at the next run.
    await disk.remove(path).catch(() => void left.push(file));
  }
  return [...left, ...written.slice(surplus.length)].slice(-remembered);
}
