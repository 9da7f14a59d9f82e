import { z } from 'zod';
import { keepForms } from '#features/recordings/recordings/keep-forms.ts';
import { currentPreparation } from '#features/recordings/recordings/preparations.ts';
import {
  announcePrepared,
  preparedColumns,
} from '#features/recordings/recordings/prepared-listeners.ts';
import { prepareStored } from '#features/recordings/recordings/processing/prepare-stored.ts';
import type { ReadAgain } from '#features/recordings/recordings/processing/read-again.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import type { RequestContext } from '#platform/context.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Reads again what an earlier release prepared. Who looks at it meanwhile sees it as it was. */
export const prepareAgain = defineJob({
  name: 'prepare-recording-again',
  payload: z.object({ recordingId: z.uuid() }),
  retryLimit: 5,
  expireInSeconds: 3600,
  // It has waited since the last release, so it waits for what members sent just now.
  concurrency: 1,
  handle: async (ctx, { recordingId }) => {
    const recording = await tables(ctx.em, RecordingEntity)
      .selectFrom('recordings')
      .select(['id', 'familyId', 'state', 'preparation'])
      .where('id', '=', recordingId)
      .executeTakeFirst();
    if (recording?.state !== 'READY' || recording.preparation >= currentPreparation) return;
    const task = 'again' as const;
    const read = await prepareStored(ctx, recording, (stored) => ({ ...stored, task }));
    await keep(ctx, recordingId, read ?? { facts: null, photo: null });
  },
});

async function keep(ctx: RequestContext, id: string, { facts, photo }: ReadAgain): Promise<void> {
  const shown = photo?.display && {
    problem: photo.problem,
    displayMimeType: photo.display.mimeType,
    displayBytes: photo.display.bytes,
  };
  await inTransaction(ctx, async (ctx) => {
    const kept = await tables(ctx.em, RecordingEntity)
      .updateTable('recordings')
      .set({ ...shown, preparation: currentPreparation })
      .where('id', '=', id)
      .where('state', '=', 'READY')
      .returning(preparedColumns)
      .executeTakeFirst();
    if (kept && photo?.forms) await keepForms(ctx, kept, photo.forms);
    if (kept) await announcePrepared(ctx, { ...kept, facts });
  });
}
