import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** `updates.json` in the application's data folder; see docs/desktop.md. */
const settings = z.object({
  enabled: z.boolean(),
  url: z.string(),
  channel: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,31}$/)
    .default('latest'),
});

export interface UpdateFeed {
  url: string;
  channel: string;
}

/**
 * Where updates come from, or null: they are off until an operator puts the file there. Only
 * https, since what is fetched is run. A damaged file leaves them off.
 */
export async function readUpdateFeed(folder: string): Promise<UpdateFeed | null> {
  try {
    const text = await readFile(join(folder, 'updates.json'), 'utf8');
    const { enabled, url, channel } = settings.parse(JSON.parse(text));
    if (!enabled || new URL(url).protocol !== 'https:') return null;
    return { url, channel };
  } catch {
    return null;
  }
}
