import { join } from 'node:path';
import type { Disk } from '#main/ports.ts';

/** A name that is valid on every file system and contains no path. */
export function safeFileName(suggested: string): string {
  const name = suggested
    .normalize('NFC')
    // Control characters, separators, names that Windows reserves, and bidi overrides.
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}/\\:*?"<>|]/gu, '-')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
    .slice(0, 120);
  const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
  return name === '' || reserved.test(name) ? `download-${name}` : name;
}

/** `name`, or `name (2)` and so on: existing files are never overwritten. */
export async function freeName(disk: Disk, folder: string, name: string): Promise<string> {
  const dot = name.lastIndexOf('.');
  const stem = dot > 0 ? name.slice(0, dot) : name;
  const ending = dot > 0 ? name.slice(dot) : '';
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${stem} (${number})${ending}`;
    if (!(await disk.exists(join(folder, candidate)))) return candidate;
  }
}

const partName = /^\.infinite-[0-9a-f-]{36}\.part$/;

/** Hidden, so that nobody opens a partial file. */
export const temporaryName = (id: string): string => `.infinite-${id}.part`;

/** Temporary files left by a crash. Only one instance runs at a time, so none is in use. */
export async function sweepTemporaryFiles(disk: Disk, folder: string): Promise<void> {
  const names = await disk.list(folder).catch(() => []);
  for (const name of names) {
    if (partName.test(name)) await disk.remove(join(folder, name)).catch(() => undefined);
  }
}
