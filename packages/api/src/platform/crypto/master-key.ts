import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { link, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '#config/config.ts';
import type { MasterKeys } from '#platform/crypto/key-ring.ts';
import { masterKeyBytes, masterKeyOf, type MasterKey } from '#platform/crypto/master-keys.ts';
import { StartRefused } from '#platform/errors/start-refused.ts';
import { makeFolder } from '#platform/make-folder.ts';

type KeyConfig = Pick<Config, 'masterKey' | 'masterKeysBefore' | 'dataDir'>;

const currentName = 'master.key';
/** Made by a rotation that has begun; becomes `master.key` when the rotation is complete. */
const nextName = 'master.next.key';
const retiredName = /^master\.retired-k[0-9a-f]{8}\.key$/;

/**
 * The configured master keys, or those in DATA_DIR/keys; undefined when there is none. Reads without
 * waiting, because a running process has to look again when a rotation elsewhere has made a key.
 * @throws StartRefused when a key file is damaged
 */
export function readMasterKeys(config: KeyConfig): MasterKeys | undefined {
  const { masterKey, masterKeysBefore } = config;
  if (masterKey) {
    return {
      current: masterKeyOf(Buffer.from(masterKey, 'base64')),
      others: masterKeysBefore.map((text) => masterKeyOf(Buffer.from(text, 'base64'))),
    };
  }
  const folder = keysFolder(config.dataDir);
  const current = readKey(path.join(folder, currentName));
  if (!current) return undefined;
  const others = namesIn(folder)
    .filter((name) => name === nextName || retiredName.test(name))
    .flatMap((name) => readKey(path.join(folder, name)) ?? [])
    .filter(({ id }) => id !== current.id);
  return { current, others };
}

/** Makes the first master key in DATA_DIR/keys; of two processes at once, both get the same. */
export async function makeMasterKey(dataDir: string): Promise<MasterKey> {
  return writeOnce(dataDir, currentName, randomBytes(masterKeyBytes));
}

/** The key that a rotation goes to, kept until it is complete: a rotation may be cut off and resumed. */
export async function prepareNextKey(dataDir: string): Promise<MasterKey> {
  return writeOnce(dataDir, nextName, randomBytes(masterKeyBytes));
}

/** Completes a rotation: the former key is kept as retired, the next one takes its place. */
export async function promoteNextKey(dataDir: string, activeId: string): Promise<void> {
  const folder = keysFolder(dataDir);
  const next = readKey(path.join(folder, nextName));
  if (next?.id !== activeId) return;
  const former = readKey(path.join(folder, currentName));
  if (former && former.id !== activeId) await keepRetiredKey(dataDir, former);
  await rename(path.join(folder, nextName), path.join(folder, currentName));
  await syncFolder(folder);
}

/** Puts back a master key that was lost; one that is there is never overwritten. */
export async function keepMasterKey(dataDir: string, { key }: MasterKey): Promise<MasterKey> {
  return writeOnce(dataDir, currentName, key);
}

/** Keeps a key that still opens what was made under it. */
export async function keepRetiredKey(dataDir: string, { id, key }: MasterKey): Promise<void> {
  await writeOnce(dataDir, `master.retired-${id}.key`, key);
}

/** Forgets a retired key for good. Call only when nothing needs it any more. */
export async function forgetRetiredKey(dataDir: string, id: string): Promise<void> {
  const folder = keysFolder(dataDir);
  await rm(path.join(folder, `master.retired-${id}.key`), { force: true });
  await syncFolder(folder);
}

/**
 * Writes aside and then links: of two processes that start together one makes the key, and neither
 * reads half of it.
 * @returns the key that is there now
 */
async function writeOnce(dataDir: string, name: string, key: Buffer): Promise<MasterKey> {
  const folder = keysFolder(dataDir);
  const file = path.join(folder, name);
  await makeFolder(folder, 0o700);
  const aside = path.join(folder, `${name}.${randomBytes(6).toString('hex')}`);
  const handle = await open(aside, 'wx', 0o600);
  await handle.writeFile(key.toString('base64'));
  await handle.sync();
  await handle.close();
  try {
    await link(aside, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(aside);
  }
  await syncFolder(folder);
  const kept = readKey(file);
  if (!kept) throw new Error(`${file} is gone`);
  return kept;
}

function readKey(file: string): MasterKey | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const key = Buffer.from(text, 'base64');
  if (key.length === masterKeyBytes) return masterKeyOf(key);
  throw new StartRefused(
    `${file} does not hold a master key.`,
    'Put back a copy of it, or move it away and run `npm run cli -- keys restore` with the shares.',
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).toSorted();
  } catch {
    return [];
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

const keysFolder = (dataDir: string) => path.join(dataDir, 'keys');
