import { createHash } from 'node:crypto';
import type { RequestContext } from '#context.ts';
import { originalKey, partsFolder } from '#features/recordings/recordings/blob-keys.ts';
import type { FamilyVault } from '#features/recordings/recordings/family-vault.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Puts the parts of a complete take together into its original, with its SHA-256, and lets the
 * parts go. Twice does no harm: the second run finds nothing to do, or fails on a part that the
 * first has removed and is tried again.
 */
export async function sealOriginal(
  ctx: RequestContext,
  vault: FamilyVault,
  recordingId: string,
  bytes: number,
): Promise<void> {
  const parts = await recordingTables(ctx.em)
    .selectFrom('recording_parts')
    .select(['start', 'bytes', 'blob_key'])
    .where('recording_id', '=', recordingId)
    .orderBy('start')
    .execute();
  const hash = createHash('sha256');
  let at = 0;
  async function* content(): AsyncGenerator<Buffer> {
    for (const part of parts) {
      if (Number(part.start) !== at) throw new Error('a part of a take is missing');
      for await (const piece of vault.read(part.blob_key)) {
        hash.update(piece);
        at += piece.length;
        yield piece;
      }
    }
    if (at !== bytes) throw new Error('a take is not as long as it was acknowledged to be');
  }
  await vault.put(originalKey(recordingId), content());
  await inTransaction(ctx, async (ctx) => {
    const db = recordingTables(ctx.em);
    await db
      .updateTable('recordings')
      .set({ sha256: hash.digest('hex') })
      .where('id', '=', recordingId)
      .execute();
    await db.deleteFrom('recording_parts').where('recording_id', '=', recordingId).execute();
    await db.deleteFrom('recording_uploads').where('recording_id', '=', recordingId).execute();
  });
  await ctx.app.blobs.removeFolder(partsFolder(recordingId));
}
