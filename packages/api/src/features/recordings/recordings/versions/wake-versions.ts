import type { RequestContext } from '#platform/context.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { prepareVersion } from '#features/recordings/recordings/versions/prepare-version.job.ts';
import { RecordingVersionEntity } from '#features/recordings/recordings/versions/version.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** Has the versions made that waited for their recording to be prepared. */
export async function wakeVersions(ctx: RequestContext, recordingId: string): Promise<void> {
  const waiting = await tables(ctx.em, RecordingEntity, RecordingVersionEntity)
    .selectFrom('recording_versions as version')
    .innerJoin('recordings as recording', 'recording.id', 'version.recordingId')
    .select(['version.id', 'recording.familyId'])
    .where('version.recordingId', '=', recordingId)
    .where('version.state', '=', 'WAITING')
    .execute();
  for (const { id, familyId: group } of waiting) {
    await ctx.jobs.enqueue(ctx, prepareVersion, { versionId: id }, { singletonKey: id, group });
  }
}
