import { createHash } from 'node:crypto';
import type { RequestContext } from '#platform/context.ts';
import { originalKey, partsFolder } from '#features/recordings/recordings/blob-keys.ts';
import type { FamilyVault } from '#features/recordings/recordings/family-vault.ts';
import { RecordingPartEntity } from '#features/recordings/recordings/recording-part.entity.ts';
import { RecordingUploadEntity } from '#features/recordings/recordings/recording-upload.entity.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { tables } from '#platform/database/tables.ts';
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
  const parts = await tables(ctx.em, RecordingPartEntity)
    .selectFrom('recording_parts')
    .select(['start', 'bytes', 'blobKey'])
    .where('recordingId', '=', recordingId)
    .orderBy('start')
    .execute();
  const hash = createHash('sha256');
  let at = 0;
  async function* content(): AsyncGenerator<Buffer> {
    for (const part of parts) {
      if (part.start !== at) throw new Error('a part of a take is missing');
      for await (const piece of vault.read(part.blobKey)) {
        hash.update(piece);
        at += piece.length;
        yield piece;
      }
    }
    if (at !== bytes) throw new Error('a take is not as long as it was acknowledged to be');
  }
  await vault.put(originalKey(recordingId), content());
  await inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, RecordingEntity, RecordingUploadEntity, RecordingPartEntity);
    await db
      .updateTable('recordings')
      .set({ sha256: hash.digest('hex') })
      .where('id', '=', recordingId)
      .execute();
    await db.deleteFrom('recording_parts').where('recordingId', '=', recordingId).execute();
    await db.deleteFrom('recording_uploads').where('recordingId', '=', recordingId).execute();
  });
  await ctx.app.blobs.removeFolder(partsFolder(recordingId));
}
