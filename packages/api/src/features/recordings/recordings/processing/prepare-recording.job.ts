import { z } from 'zod';
import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import { memoryWords } from '@infinite/schema/words/recordings.en';
import type { RequestContext } from '#platform/context.ts';
import { clearStorage } from '#features/recordings/recordings/clear-storage.job.ts';
import { keepForms } from '#features/recordings/recordings/keep-forms.ts';
import { noticeRecording } from '#features/recordings/recordings/notice-recording.ts';
import { openVault } from '#features/recordings/recordings/open-vault.ts';
import { prepareStored } from '#features/recordings/recordings/processing/prepare-stored.ts';
import { currentPreparation } from '#features/recordings/recordings/preparations.ts';
import {
  announcePrepared,
  preparedColumns,
} from '#features/recordings/recordings/prepared-listeners.ts';
import { failedAs, type Prepared } from '#features/recordings/recordings/processing/prepared.ts';
import { sealOriginal } from '#features/recordings/recordings/processing/seal-original.ts';
import { scanOriginal } from '#features/recordings/recordings/processing/scan-original.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { wakeVersions } from '#features/recordings/recordings/versions/wake-versions.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Content that crashed its process this often is not opened again. */
const maxCrashes = 8;
const unknownType = 'application/octet-stream';

/** Makes what has arrived ready: the original put together, recognised, measured, displayable. */
export const prepareRecording = defineJob({
  name: 'prepare-recording',
  payload: z.object({ recordingId: z.uuid() }),
  retryLimit: 10,
  // A take of hours is read, decoded and written in minutes; heartbeats detect a dead worker sooner.
  expireInSeconds: 3600,
  concurrency: 2,
  concurrencyPerGroup: 1,
  handle: async (ctx, { recordingId }) => {
    const recording = await tables(ctx.em, RecordingEntity)
      .selectFrom('recordings')
      .select(['id', 'familyId', 'state', 'kind', 'bytes', 'sha256'])
      .where('id', '=', recordingId)
      .executeTakeFirst();
    // Deleted in the meantime, or prepared by an earlier run.
    if (recording?.state !== 'PROCESSING') return;
    if (recording.sha256 === null) {
      const vault = await openVault(ctx, recording.familyId);
      await sealOriginal(ctx, vault, recordingId, recording.bytes);
    }
    const infectedBy = await scanOriginal(ctx, recording);
    if (infectedBy !== null) {
      const { infected } = memoryWords.problem;
      const failed = failedAs(recording.kind, unknownType, infected(infectedBy));
      return store(ctx, recordingId, { ...failed, infectedBy });
    }
    if ((await countAttempt(ctx, recordingId, 1)) > maxCrashes) {
      const { unreadableMedia } = memoryWords.problem;
      return store(ctx, recordingId, failedAs(recording.kind, unknownType, unreadableMedia));
    }
    const prepared = await prepare(ctx, recording);
    // The machine may have slept, or the server was stopped: retry a few times.
    if (!prepared) throw new Error('the content crashed its process');
    await store(ctx, recordingId, prepared);
  },
});

/** Null when the content crashed the process that opened it. */
async function prepare(
  ctx: RequestContext,
  { id, familyId, kind: claimed }: { id: string; familyId: string; kind: RecordingKindName },
): Promise<Prepared | null> {
  try {
    return await prepareStored(ctx, { id, familyId }, (stored) => ({
      ...stored,
      task: 'content' as const,
      claimed,
    }));
  } catch (error) {
    // The storage's or the database's failure does not count against the content.
    await countAttempt(ctx, id, -1);
    throw error;
  }
}

async function countAttempt(ctx: RequestContext, id: string, step: 1 | -1): Promise<number> {
  const row = await tables(ctx.em, RecordingEntity)
    .updateTable('recordings')
    .set((eb) => ({ attempts: eb('attempts', '+', step) }))
    .where('id', '=', id)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts ?? 0;
}

/** Stores the result; if the recording was deleted in the meantime, removes what was made for it. */
async function store(ctx: RequestContext, recordingId: string, prepared: Prepared): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const ready = await tables(tx.em, RecordingEntity)
      .updateTable('recordings')
      .set({
        state: prepared.state,
        kind: prepared.kind,
        mimeType: prepared.mimeType,
        problem: prepared.problem,
        infectedBy: prepared.infectedBy,
        durationMs: prepared.durationMs,
        peaks: prepared.peaks,
        silent: prepared.silent,
        displayMimeType: prepared.display?.mimeType ?? null,
        displayBytes: prepared.display?.bytes ?? null,
        preparation: currentPreparation,
        updatedAt: tx.clock.now(),
      })
      .where('id', '=', recordingId)
      .where('state', '=', 'PROCESSING')
      .returning(preparedColumns)
      .returning('title')
      .executeTakeFirst();
    if (ready && prepared.forms) await keepForms(tx, ready, prepared.forms);
    const { facts, forms } = prepared;
    if (ready) await announcePrepared(tx, { ...ready, facts, looks: forms?.looks ?? null });
    await wakeVersions(tx, recordingId);
    const isForFamily = ready?.audience === 'FAMILY' && !ready.heldForAuthor;
    if (ready?.state === 'READY' && isForFamily) await noticeRecording(tx, ready);
  });
  await clearStorage.handle(ctx, { recordingId });
}
