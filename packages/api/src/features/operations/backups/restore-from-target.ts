import type { BlobStore } from '#adapters/storage/port.ts';
import { BackupBroken, type BackupManifest } from '#features/operations/backups/backup-format.ts';
import { checkedPieces } from '#features/operations/backups/copy-media.ts';
import {
  listManifests,
  mediaKey,
  readManifest,
  type BackupObject,
  type ManifestName,
} from '#features/operations/backups/media-manifest.ts';
import { restoreBackup } from '#features/operations/backups/restore-backup.ts';
import { holdRestored } from '#features/messages/delivery/index.ts';
import { ownerOfStorage, writeMark } from '#features/operations/installation/index.ts';
import type { KeyRing } from '#platform/crypto/key-ring.ts';

/** What a restore needs; there is no application yet. */
export interface RestoreParts {
  readonly keys: KeyRing;
  /** Where backups lie. */
  readonly target: BlobStore;
  /** Where media go. */
  readonly storage: BlobStore;
  readonly databaseUrl: string;
}

export interface Restored {
  readonly backup: ManifestName;
  readonly manifest: BackupManifest;
  readonly objects: number;
  readonly bytes: number;
  /** Storage keys whose bytes at the target are damaged or gone. */
  readonly damaged: readonly string[];
}

/**
 * Brings a whole backup back: first its media, each verified by its SHA-256, then the database, which
 * is on hold from its first moment. A restore that was cut off is simply begun again: media that
 * came back stay, and the database appears in one transaction.
 * @param id of the backup; the newest when absent
 * @throws BackupBroken in words, as `restoreBackup`, and WrappedKeyBroken for a missing master key
 */
export async function restoreFromTarget(parts: RestoreParts, id?: string): Promise<Restored> {
  const { keys, target, storage, databaseUrl } = parts;
  const backup = await chooseBackup(keys, target, id);
  const { head, objects } = await readManifest(keys, target, backup);
  const owner = await ownerOfStorage(storage);
  if (owner !== null && owner !== head.databaseId) {
    throw new BackupBroken(`the storage belongs to another database (${owner})`);
  }
  const damaged: string[] = [];
  let bytes = 0;
  for (const object of objects.values()) {
    if (await restoreObject(target, storage, object)) bytes += object.bytes;
    else damaged.push(object.key);
  }
  const archive = await target.open(head.archive);
  try {
    const manifest = await restoreBackup(keys, archive, databaseUrl, holdRestored);
    await writeMark(storage, head.databaseId);
    return { backup, manifest, objects: objects.size - damaged.length, bytes, damaged };
  } finally {
    await archive.close();
  }
}

async function chooseBackup(
  keys: KeyRing,
  target: BlobStore,
  id: string | undefined,
): Promise<ManifestName> {
  const all = await listManifests(target);
  const chosen = id === undefined ? all.at(-1) : all.find((one) => one.id === id);
  if (!chosen) {
    throw new BackupBroken(id === undefined ? 'the target holds no backup' : `there is no ${id}`);
  }
  if (keys.find(chosen.keyId)) return chosen;
  throw new BackupBroken(
    `that of ${chosen.takenAt} needs the master key ${chosen.keyId}; here is ${keys.current.id}`,
  );
}

/** @returns false when its bytes at the target are damaged or gone */
async function restoreObject(
  target: BlobStore,
  storage: BlobStore,
  { key, bytes, sha256 }: BackupObject,
): Promise<boolean> {
  if ((await storage.stat(key))?.bytes === bytes && (await isWhole(storage, key, sha256))) {
    return true;
  }
  // Looked at before it is copied: damaged bytes never replace what is there.
  if (!(await isWhole(target, mediaKey(sha256), sha256))) return false;
  const reader = await target.open(mediaKey(sha256));
  await storage.put(key, checkedPieces(reader, sha256)).finally(() => reader.close());
  return true;
}

async function isWhole(store: BlobStore, key: string, sha256: string): Promise<boolean> {
  if ((await store.stat(key)) === null) return false;
  const reader = await store.open(key);
  try {
    for await (const piece of checkedPieces(reader, sha256)) void piece;
    return true;
  } catch (error) {
    if (error instanceof BackupBroken) return false;
    throw error;
  } finally {
    await reader.close();
  }
}
