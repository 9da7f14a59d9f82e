import { sql } from 'kysely';
import type { RecordingAudienceName } from '@infinite/schema/catalogue/media';
import type { RequestContext } from '#platform/context.ts';
import {
  findVisibleRecording,
  type ShownRecording,
} from '#features/recordings/recordings/find-recordings.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { lockTrashed } from '#features/recordings/recordings/trash/find-trashed.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Takes a recording back out of the trash, with everything that is kept with it.
 * @throws AppError UNAUTHENTICATED, NOT_FOUND
 */
export async function restoreRecording(ctx: RequestContext, id: string): Promise<ShownRecording> {
  return inTransaction(ctx, async (ctx) => {
    const trashed = await lockTrashed(ctx, id);
    await takeOutOfTrash(ctx, trashed);
    return findVisibleRecording(ctx, trashed);
  });
}

/** Checks no permission. */
export async function takeOutOfTrash(ctx: RequestContext, id: string): Promise<void> {
  await tables(ctx.em, RecordingEntity)
    .updateTable('recordings')
    .set({
      audience: sql<RecordingAudienceName>`audience_before`,
      audienceBefore: null,
      trashedAt: null,
      updatedAt: ctx.clock.now(),
    })
    .where('id', '=', id)
    .where('trashedAt', 'is not', null)
    .execute();
}
