import type { RequestContext } from '#context.ts';
import { recordingTables } from '#features/recordings/recordings/recording-tables.ts';
import { prepareVersion } from '#features/recordings/recordings/versions/prepare-version.job.ts';

/** Has the versions made that waited for their recording to be prepared. */
export async function wakeVersions(ctx: RequestContext, recordingId: string): Promise<void> {
  const waiting = await recordingTables(ctx.em)
    .selectFrom('recording_versions as version')
    .innerJoin('recordings as recording', 'recording.id', 'version.recording_id')
    .select(['version.id', 'recording.family_id'])
    .where('version.recording_id', '=', recordingId)
    .where('version.state', '=', 'WAITING')
    .execute();
  for (const { id, family_id: group } of waiting) {
    await ctx.jobs.enqueue(ctx, prepareVersion, { versionId: id }, { singletonKey: id, group });
  }
}
