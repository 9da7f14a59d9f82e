import { desktopLimits } from '@infinite/schema/catalogue/desktop';
import { copyFile, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { schedule } from '#ipc/channels.ts';
import { parseUrl } from '#main/security/parse-url.ts';
import { parseServerAddress } from './server-address.ts';

const origin = z.string().refine((text) => {
  const url = parseUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
});

const profile = z.object({
  id: z.uuid(),
  name: z.string().min(1).max(desktopLimits.profileName),
  origin,
  folder: z.string().min(1).nullable(),
  schedules: z.array(
    schedule.extend({
      since: z.iso.datetime(),
      lastRunAt: z.iso.datetime().nullable(),
      written: z
        .array(
          z.object({
            folder: z.string().min(1),
            name: z.string().regex(/^[^/\\]+$/),
            bytes: z.int().nonnegative(),
            modified: z.int(),
          }),
        )
        .default([]),
    }),
  ),
});

const profiles = z.object({
  version: z.literal(1),
  active: z.uuid().nullable(),
  profiles: z.array(profile).max(desktopLimits.profiles),
});

export type Profile = z.output<typeof profile>;
export type Profiles = z.output<typeof profiles>;
export const noProfiles: Profiles = { version: 1, active: null, profiles: [] };

const fileName = 'profiles.json';

/**
 * Reads the profiles. An invalid file is renamed and never lost; the caller informs the user. A
 * server of another computer without https is left out, since a sign-in would be sent to it.
 */
export async function readProfiles(
  folder: string,
  now: Date,
): Promise<{ profiles: Profiles; setAside: string | null }> {
  const path = join(folder, fileName);
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return { profiles: noProfiles, setAside: null };
  const parsed = profiles.safeParse(parseJson(text));
  const setAside = `profiles.set-aside-${now.toISOString().replaceAll(':', '-')}.json`;
  if (!parsed.success) {
    await rename(path, join(folder, setAside));
    return { profiles: noProfiles, setAside };
  }
  const all = parsed.data.profiles;
  const safe = all.filter((known) => parseServerAddress(known.origin).ok);
  if (safe.length === all.length) return { profiles: parsed.data, setAside: null };
  await copyFile(path, join(folder, setAside));
  return { profiles: { ...parsed.data, profiles: safe }, setAside };
}

/** Atomic: written to a temporary file, synced, renamed. */
export async function writeProfiles(folder: string, value: Profiles): Promise<void> {
  await writeWhole(join(folder, fileName), `${JSON.stringify(value, null, 2)}\n`);
}

export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const beside = `${path}.new`;
  const file = await open(beside, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(beside, path);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
