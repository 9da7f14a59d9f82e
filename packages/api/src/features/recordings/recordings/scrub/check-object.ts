import { createHash } from 'node:crypto';
import { BlobMissing } from '#adapters/storage/port.ts';
import type { FamilyVault } from '#features/recordings/recordings/family-vault.ts';
import { SealBroken } from '#platform/crypto/sealed-format.ts';

/**
 * Reads a stored object back to its last byte: each chunk has to be authentic, and the whole has to
 * have this SHA-256 where one is known.
 * @returns what is wrong with it, in plain words; null when it is whole
 * @throws when the storage cannot be asked
 */
export async function checkObject(
  vault: FamilyVault,
  key: string,
  sha256: string | null,
): Promise<string | null> {
  try {
    const hash = createHash('sha256');
    const opened = await vault.open(key);
    try {
      // An empty object has a chunk too.
      if (opened.object.bytes === 0) await opened.object.verify();
      for await (const piece of opened.object.content()) hash.update(piece);
    } finally {
      await opened.close();
    }
    return sha256 === null || hash.digest('hex') === sha256 ? null : damage.digest;
  } catch (error) {
    const what = damageIn(error);
    if (what === null) throw error;
    return what;
  }
}

export const damage = {
  missing: 'is missing',
  altered: 'was altered or cut off',
  unreadable: 'cannot be read from the disk',
  digest: 'does not have the SHA-256 it was stored with',
  key: 'cannot be opened: the key of its family is not readable',
} as const;

function damageIn(error: unknown): string | null {
  if (error instanceof BlobMissing) return damage.missing;
  if (error instanceof SealBroken) return damage.altered;
  // The disk itself reports a bad sector.
  return error instanceof Error && 'code' in error && error.code === 'EIO'
    ? damage.unreadable
    : null;
}
