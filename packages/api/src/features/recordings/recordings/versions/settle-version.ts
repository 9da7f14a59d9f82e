import type { RequestContext } from '#platform/context.ts';
import { clearStorage } from '#features/recordings/recordings/clear-storage.job.ts';
import type { MadeVersion } from '#features/recordings/recordings/processing/made-version.ts';
import { announceSettled } from '#features/recordings/recordings/versions/version-listeners.ts';
import { RecordingVersionEntity } from '#features/recordings/recordings/versions/version.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Stores the result of making a version, in one transaction with what waits for it. If its recording
 * was deleted in the meantime, removes what was made for it.
 */
export async function settleVersion(
  ctx: RequestContext,
  version: { readonly id: string; readonly recordingId: string },
  made: MadeVersion,
): Promise<void> {
  const { main, mp3, poster, problem, engine, durationMs, peaks } = made;
  // What goes out as it came has no file of its own, and is ready.
  const ready = main !== null || problem === 'MAY_NOT_PLAY';
  await inTransaction(ctx, async (ctx) => {
    const row = await tables(ctx.em, RecordingVersionEntity)
      .updateTable('recording_versions')
      .set({
        state: ready ? 'READY' : 'FAILED',
        problem,
        engine,
        durationMs,
        peaks,
        mainType: main?.mimeType ?? null,
        mainBytes: main?.bytes ?? null,
        mp3Bytes: mp3?.bytes ?? null,
        posterBytes: poster?.bytes ?? null,
        attempts: 0,
        updatedAt: ctx.clock.now(),
      })
      .where('id', '=', version.id)
      .where('state', '=', 'WAITING')
      .returning('recordingId')
      .executeTakeFirst();
    if (row) await announceSettled(ctx, version.id);
  });
  await clearStorage.handle(ctx, { recordingId: version.recordingId });
}
