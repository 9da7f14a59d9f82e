import { createHash } from 'node:crypto';
import { Readable, pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import {
  BackupBroken,
  backupHead,
  backupKeyPurpose,
  backupManifest,
  backupSealName,
  tableOfPiece,
  type BackupHead,
  type BackupManifest,
} from '#features/operations/backups/backup-format.ts';
import { tarFiles } from '#platform/archive/tar.ts';
import type { KeyRing } from '#platform/crypto/key-ring.ts';
import { SealedObject, type SealedSource } from '#platform/crypto/open-sealed.ts';
import { SealBroken } from '#platform/crypto/sealed-format.ts';

/** What a reader of a backup is given, in the order of the archive. */
export interface BackupReader {
  head(head: BackupHead): Promise<void>;
  /** Pieces of one table follow each other. */
  piece(table: string, content: Buffer): Promise<void>;
  manifest(manifest: BackupManifest): Promise<void>;
}

/**
 * Reads a backup from its first byte to its last. Nothing in it is given out before it was found
 * authentic; at the end every table's bytes and rows are what the manifest says.
 * @throws BackupBroken, SealBroken or ArchiveBroken for anything that is not a whole backup
 */
export async function readBackup(
  keys: KeyRing,
  source: SealedSource,
  reader: BackupReader,
): Promise<BackupManifest> {
  const sealed = await openUnderAnyKey(keys, source);
  const plain = pipeline(Readable.from(sealed.content()), createZstdDecompress(), () => undefined);
  const seen = new Tally();
  let manifest: BackupManifest | undefined;
  let begun = false;
  for await (const { name, content } of tarFiles(plain)) {
    const table = tableOfPiece(name);
    if (manifest) throw new BackupBroken('something follows the manifest');
    if (!begun) {
      if (name !== 'backup.json') throw new BackupBroken('it does not begin like one');
      await reader.head(parsed(backupHead, content));
      begun = true;
    } else if (table) {
      seen.add(table, content);
      await reader.piece(table, content);
    } else if (name === 'manifest.json') {
      manifest = parsed(backupManifest, content);
      seen.compare(manifest);
      await reader.manifest(manifest);
    } else throw new BackupBroken('an unknown part');
  }
  if (!manifest) throw new BackupBroken('it has no manifest');
  return manifest;
}

/** A backup from before a rotation opens under the former master key. */
async function openUnderAnyKey(keys: KeyRing, source: SealedSource): Promise<SealedObject> {
  let problem: unknown;
  for (const { id } of keys.all) {
    const key = keys.keyOfMaster(backupKeyPurpose, id);
    const sealed = await SealedObject.open(key, backupSealName, source);
    try {
      await sealed.read(0, Math.min(1, sealed.bytes));
      return sealed;
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      problem = error;
    }
  }
  throw problem;
}

/** Hashes what passes, table by table. */
class Tally {
  readonly #tables = new Map<string, { hash: ReturnType<typeof createHash>; bytes: number }>();

  add(table: string, content: Buffer): void {
    const known = this.#tables.get(table) ?? { hash: createHash('sha256'), bytes: 0 };
    known.hash.update(content);
    known.bytes += content.length;
    this.#tables.set(table, known);
  }

  compare({ tables }: BackupManifest): void {
    for (const { name, bytes, sha256 } of tables) {
      const seen = this.#tables.get(name) ?? { hash: createHash('sha256'), bytes: 0 };
      this.#tables.delete(name);
      if (seen.bytes !== bytes || seen.hash.digest('hex') !== sha256) {
        throw new BackupBroken(`the table ${name} is not as it was written`);
      }
    }
    if (this.#tables.size > 0) throw new BackupBroken('it has tables the manifest does not know');
  }
}

function parsed<Value>(shape: { parse(value: unknown): Value }, content: Buffer): Value {
  try {
    return shape.parse(JSON.parse(content.toString('utf8')));
  } catch (cause) {
    throw new BackupBroken('a part of it cannot be read', { cause });
  }
}
