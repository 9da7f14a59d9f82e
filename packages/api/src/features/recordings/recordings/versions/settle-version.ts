import type { RequestContext } from '#context.ts';
import { clearStorage } from '#features/recordings/recordings/clear-storage.job.ts';
import type { MadeVersion } from '#features/recordings/recordings/processing/made-version.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
import { announceSettled } from '#features/recordings/recordings/versions/version-listeners.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Writes what became of a version, in one transaction with what waits for it. If its recording was
 * deleted meanwhile, what was made for it goes too.
 */
export async function settleVersion(
  ctx: RequestContext,
  version: { readonly id: string; readonly recording_id: string },
  made: MadeVersion,
): Promise<void> {
  const { main, mp3, poster, problem, engine, durationMs, peaks } = made;
  // What goes out as it came has no file of its own, and is ready.
  const ready = main !== null || problem === 'MAY_NOT_PLAY';
  await inTransaction(ctx, async (ctx) => {
    const row = await recordingTables(ctx.em)
      .updateTable('recording_versions')
      .set({
        state: ready ? 'READY' : 'FAILED',
        problem,
        engine,
        duration_ms: durationMs,
        peaks,
        main_type: main?.mimeType ?? null,
        main_bytes: main?.bytes ?? null,
        mp3_bytes: mp3?.bytes ?? null,
        poster_bytes: poster?.bytes ?? null,
        attempts: 0,
        updated_at: ctx.clock.now().toString(),
      })
      .where('id', '=', version.id)
      .where('state', '=', 'WAITING')
      .returning('recording_id')
      .executeTakeFirst();
    if (row) await announceSettled(ctx, version.id);
  });
  await clearStorage.handle(ctx, { recordingId: version.recording_id });
}
