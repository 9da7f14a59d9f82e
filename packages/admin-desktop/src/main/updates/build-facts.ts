import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const buildFacts = z.object({
  /** As UPDATE_PUBLIC_KEY gave them; empty without a feed. */
  updateKeys: z.string(),
  /** Whether the packing had a certificate, by operating system. */
  signed: z.object({ darwin: z.boolean(), win32: z.boolean() }),
});
export type BuildFacts = z.output<typeof buildFacts>;

const packageFile = z.object({ buildFacts });
const noFacts: BuildFacts = { updateKeys: '', signed: { darwin: false, win32: false } };

/**
 * What the packing wrote into package.json, inside the archive whose integrity the runtime checks;
 * a build that was not packed has none.
 */
export async function readBuild(folder: string): Promise<BuildFacts> {
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  const parsed = packageFile.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data.buildFacts : noFacts;
}

/** Null on Linux, whose packages carry no signature of their own. */
export function signedOn({ signed }: BuildFacts, platform: string): boolean | null {
  return platform === 'darwin' || platform === 'win32' ? signed[platform] : null;
}
