import { mediaLimits } from '@infinite/schema/catalogue/media';
import { RecordingUploadEntity } from '#features/recordings/recordings/recording-upload.entity.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { removeUnfinishedTake } from '#features/recordings/recordings/remove-unfinished-take.ts';
import { tables } from '#platform/database/tables.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const batch = 200;

/** No request writes one object for longer; what is older was left by a process that was killed. */
const unfinishedSeconds = 24 * 3600;

/**
 * Removes takes to which nothing was added for as long as `unfinishedTakeDays`, and files that a
 * killed process left half-written.
 */
export const forgetAbandonedTakes = defineSweep({
  name: 'forget-abandoned-takes',
  everySeconds: 3600,
  run: async (ctx) => {
    const untouchedSince = ctx.clock.now().subtract({ hours: mediaLimits.unfinishedTakeDays * 24 });
    const abandoned = await tables(ctx.em, RecordingEntity, RecordingUploadEntity)
      .selectFrom('recordings')
      .innerJoin('recording_uploads', 'recordingId', 'recordings.id')
      .select('id')
      .where('state', '=', 'UPLOADING')
      .where('lastReceivedAt', '<', untouchedSince)
      .limit(batch)
      .execute();
    for (const { id } of abandoned) await removeUnfinishedTake(ctx, id, untouchedSince);
    await ctx.app.blobs.removeUnfinished(unfinishedSeconds);
  },
});
