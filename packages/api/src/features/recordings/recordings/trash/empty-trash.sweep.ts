import { mediaLimits } from '@infinite/schema/catalogue/media';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { whyRecordingStays } from '#features/recordings/recordings/recording-guards.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { removeRecording } from '#features/recordings/recordings/remove-recording.ts';
import { takeOutOfTrash } from '#features/recordings/recordings/trash/restore-recording.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Erases what has been in the trash for `trashDays`, with what is stored of it. */
export const emptyTrash = defineSweep({
  name: 'empty-trash',
  everySeconds: 3600,
  nextDue: async (ctx) => {
    const [row] = await rowsOf(
      ctx.em,
      sql<{ at: Temporal.Instant | null }>`
        select min(trashed_at) as at from recordings where trashed_at is not null`,
    );
    return row?.at?.add({ hours: mediaLimits.trashDays * 24 }) ?? null;
  },
  run: async (ctx) => {
    while (!ctx.app.stopping.aborted && (await inTransaction(ctx, eraseNext))) {
      // One recording a transaction: its row is locked for a moment only.
    }
  },
});

/** @returns whether there was one */
async function eraseNext(ctx: RequestContext): Promise<boolean> {
  const before = ctx.clock.now().subtract({ hours: mediaLimits.trashDays * 24 });
  const due = await tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select('id')
    .where('trashedAt', '<=', before)
    .orderBy('trashedAt')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!due) return false;
  // What something needs after all is better shown again than tried forever.
  if ((await whyRecordingStays(ctx, due.id)) === null) await removeRecording(ctx, due.id);
  else await takeOutOfTrash(ctx, due.id);
  return true;
}
