import { randomBytes } from 'node:crypto';
import { link, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#config/config.ts';
import { makeFolder } from '#platform/make-folder.ts';

/** The configured master key, or the one kept in DATA_DIR/keys, made there at first start. */
export async function loadMasterKey(
  config: Pick<Config, 'masterKey' | 'dataDir'>,
): Promise<Buffer> {
  if (config.masterKey) return Buffer.from(config.masterKey, 'base64');
  const folder = path.join(config.dataDir, 'keys');
  const file = path.join(folder, 'master.key');
  await makeFolder(folder, 0o700);
  // Written aside and then linked: of two processes that start together one makes the key, and
  // neither reads half of it.
  const aside = path.join(folder, `master.key.${randomBytes(6).toString('hex')}`);
  const handle = await open(aside, 'wx', 0o600);
  await handle.writeFile(randomBytes(32).toString('base64'));
  await handle.sync();
  await handle.close();
  try {
    await link(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(aside);
  }
  const key = Buffer.from(await readFile(file, 'utf8'), 'base64');
  if (key.length !== 32)
    throw new Error(`${file} does not hold a master key; restore it from a backup`);
  return key;
}
