import { createHash } from 'node:crypto';
import {
  BlobMissing,
  type BlobReader,
  type BlobStore,
  type ListedBlob,
} from '#adapters/storage/port.ts';
import { BackupBroken } from '#features/operations/backups/backup-format.ts';
import { mediaKey, type BackupObject } from '#features/operations/backups/media-manifest.ts';

/** Read at a time. */
const pieceBytes = 1024 * 1024;
const copiedAtOnce = 4;
/** Of the storage itself, not of what the families keep. */
const notKept = /^(identity$|witness\/|clock\/|backups\/)/;

/** By storage key. */
export type BackupObjects = Map<string, BackupObject>;

/**
 * Brings everything in the storage to a backup target, each object under its own SHA-256. What an
 * earlier manifest names with the same length and time is not read again. Objects that disappear
 * meanwhile were deleted by their family and are left out.
 * @param known SHA-256 of what the target holds; grows
 */
export async function copyMedia(
  storage: BlobStore,
  target: BlobStore,
  before: ReadonlyMap<string, BackupObject>,
  known: Set<string>,
): Promise<BackupObjects> {
  const objects: BackupObjects = new Map();
  let under: Promise<void>[] = [];
  for await (const listed of storage.list('')) {
    if (notKept.test(listed.key)) continue;
    const copying = copyObject(storage, target, listed, before, known).then((copied) => {
      if (copied) objects.set(copied.key, copied);
    });
    // Awaited below; until then a failure has nobody else to tell.
    copying.catch(() => undefined);
    under.push(copying);
    if (under.length < copiedAtOnce) continue;
    await Promise.all(under);
    under = [];
  }
  await Promise.all(under);
  return objects;
}

/** The SHA-256 of every object that a target holds. */
export async function heldMedia(target: BlobStore): Promise<Set<string>> {
  const held = new Set<string>();
  for await (const { key } of target.list('media')) held.add(key.slice(key.lastIndexOf('/') + 1));
  return held;
}

async function copyObject(
  storage: BlobStore,
  target: BlobStore,
  { key, bytes, modifiedAt }: ListedBlob,
  before: ReadonlyMap<string, BackupObject>,
  known: Set<string>,
): Promise<BackupObject | null> {
  const modifiedMs = modifiedAt.epochMilliseconds;
  const earlier = before.get(key);
  const isSame = earlier?.bytes === bytes && earlier.modifiedMs === modifiedMs;
  if (isSame && known.has(earlier.sha256)) return earlier;
  const reader = await storage.open(key).catch(absentIsNull);
  if (!reader) return null;
  try {
    const sha256 = await hashOf(reader);
    const copied = { key, bytes: reader.bytes, modifiedMs, sha256 };
    if (known.has(sha256)) return copied;
    await target.put(mediaKey(sha256), checkedPieces(reader, sha256));
    known.add(sha256);
    return copied;
  } catch (error) {
    return absentIsNull(error);
  } finally {
    await reader.close();
  }
}

async function hashOf(reader: BlobReader): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of pieces(reader)) hash.update(piece);
  return hash.digest('hex');
}

/** The bytes of an object. @throws BackupBroken at their end when they are not those of `sha256` */
export async function* checkedPieces(reader: BlobReader, sha256: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of pieces(reader)) {
    hash.update(piece);
    yield piece;
  }
  if (hash.digest('hex') !== sha256) {
    throw new BackupBroken('an object is not what the manifest says');
  }
}

async function* pieces(reader: BlobReader): AsyncGenerator<Buffer> {
  for (let at = 0; at < reader.bytes; at += pieceBytes) {
    yield await reader.read(at, Math.min(reader.bytes, at + pieceBytes));
  }
}

function absentIsNull(error: unknown): null {
  if (error instanceof BlobMissing) return null;
  throw error;
}
