import { Readable, pipeline } from 'node:stream';
import { createInterface } from 'node:readline';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { z } from 'zod';
import type { BlobStore } from '#adapters/storage/port.ts';
import { BackupBroken } from '#features/operations/backups/backup-format.ts';
import type { KeyRing } from '#platform/crypto/key-ring.ts';
import { SealedObject } from '#platform/crypto/open-sealed.ts';
import { seal } from '#platform/crypto/seal.ts';

/**
 * What a backup consists of, at its target:
 *
 *     database/<run>                     the sealed archive of the database (`backup-format.ts`)
 *     media/<2 digits>/<sha256>          stored objects as they were sealed, by their own SHA-256
 *     manifests/<time>.<id>.<key id>     sealed, zstd: a head, then one line an object
 *
 * The manifest is written last, after the proof: without one a backup does not count.
 */
export interface BackupObject {
  readonly key: string;
  readonly bytes: number;
  /** Epoch milliseconds by the clock of the storage: tells a replaced object from the same one. */
  readonly modifiedMs: number;
  /** Of the sealed bytes. */
  readonly sha256: string;
}

const head = z.object({
  format: z.literal('infinite-connections backup manifest'),
  version: z.literal(1),
  id: z.string(),
  databaseId: z.string(),
  takenAt: z.string(),
  archive: z.string(),
  archiveBytes: z.number().int().min(0),
  objects: z.number().int().min(0),
});
type MediaManifestHead = z.output<typeof head>;
const line = z.tuple([z.string(), z.number(), z.number(), z.string().regex(/^[0-9a-f]{64}$/)]);

export interface MediaManifest {
  readonly head: MediaManifestHead;
  /** By storage key. */
  readonly objects: ReadonlyMap<string, BackupObject>;
}

const manifestPurpose = 'backup manifests';
export const archiveKey = (run: string) => `database/${run}`;
export const mediaKey = (sha256: string) => `media/${sha256.slice(0, 2)}/${sha256}`;

/** A manifest as the list of the target names it. */
export interface ManifestName {
  readonly name: string;
  readonly id: string;
  readonly takenAt: string;
  readonly keyId: string;
}

const namePattern = /^manifests\/(\d{8})t(\d{6})z\.([0-9a-f-]{36})\.(k[0-9a-f]{8})$/;

export function manifestName(takenAt: string, id: string, keyId: string): string {
  const [day = '', time = ''] = takenAt.split('T');
  return `manifests/${day.replaceAll('-', '')}t${time.slice(0, 8).replaceAll(':', '')}z.${id}.${keyId}`;
}

/** Oldest first. */
export async function listManifests(target: BlobStore): Promise<ManifestName[]> {
  const found: ManifestName[] = [];
  for await (const { key } of target.list('manifests')) {
    const [, day = '', time = '', id = '', keyId = ''] = namePattern.exec(key) ?? [];
    if (!id) continue;
    const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`;
    const clock = `${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}`;
    found.push({ name: key, id, takenAt: `${date}T${clock}Z`, keyId });
  }
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

export async function writeManifest(
  keys: KeyRing,
  target: BlobStore,
  name: string,
  manifest: MediaManifest,
): Promise<void> {
  function* lines(): Generator<string> {
    yield `${JSON.stringify(manifest.head)}\n`;
    for (const { key, bytes, modifiedMs, sha256 } of manifest.objects.values()) {
      yield `${JSON.stringify([key, bytes, modifiedMs, sha256])}\n`;
    }
  }
  const plain = Readable.from(lines(), { objectMode: false, highWaterMark: 256 * 1024 });
  const compressed = pipeline(plain, createZstdCompress(), () => undefined);
  await target.put(name, seal(keys.keyOfMaster(manifestPurpose), name, compressed));
}

/** @throws BackupBroken or SealBroken; WrappedKeyBroken when its master key is not here */
export async function readManifest(
  keys: KeyRing,
  target: BlobStore,
  { name, keyId }: ManifestName,
): Promise<MediaManifest> {
  const reader = await target.open(name);
  try {
    const key = keys.keyOfMaster(manifestPurpose, keyId);
    const sealed = await SealedObject.open(key, name, reader);
    const plain = pipeline(
      Readable.from(sealed.content()),
      createZstdDecompress(),
      () => undefined,
    );
    const objects = new Map<string, BackupObject>();
    let first: MediaManifestHead | undefined;
    for await (const text of createInterface({ input: plain })) {
      if (!first) {
        first = head.parse(JSON.parse(text));
        continue;
      }
      const [key, bytes, modifiedMs, sha256] = line.parse(JSON.parse(text));
      objects.set(key, { key, bytes, modifiedMs, sha256 });
    }
    if (first?.objects !== objects.size) throw new BackupBroken('its manifest is not whole');
    return { head: first, objects };
  } finally {
    await reader.close();
  }
}
