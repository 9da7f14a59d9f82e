import { z } from 'zod';
import { versionQuality } from '@infinite/schema/catalogue/versions';
import type { RequestContext } from '#platform/context.ts';
import { familyKey } from '#features/people/families/index.ts';
import { newWorkFolder } from '#features/recordings/recordings/blob-keys.ts';
import {
  notMade,
  type MadeVersion,
} from '#features/recordings/recordings/processing/made-version.ts';
import { prepareApart } from '#features/recordings/recordings/processing/prepare-apart.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { settleVersion } from '#features/recordings/recordings/versions/settle-version.ts';
import { RecordingVersionEntity } from '#features/recordings/recordings/versions/version.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/** Content that crashed its process this often is not opened again. */
const maxCrashes = 4;

/** Makes the files that recipients get of one recording with one trim. */
export const prepareVersion = defineJob({
  name: 'prepare-recording-version',
  payload: z.object({ versionId: z.uuid() }),
  retryLimit: 10,
  // A long video is encoded at about its own speed.
  expireInSeconds: 12 * 3600,
  concurrency: 2,
  concurrencyPerGroup: 1,
  handle: async (ctx, { versionId }) => {
    const version = await find(ctx, versionId);
    // Deleted or made in the meantime. While its recording is being prepared, that job enqueues it.
    if (version?.state !== 'WAITING') return;
    if (version.recordingState === 'UPLOADING' || version.recordingState === 'PROCESSING') return;
    const whole = version.startMs === 0 && version.endMs === null;
    const hopeless =
      version.recordingState === 'FAILED' || (await countAttempt(ctx, versionId, 1)) > maxCrashes;
    if (hopeless) return settleVersion(ctx, version, notMade({ whole }));
    const made = await make(ctx, version);
    if (!made) throw new Error('the content crashed its process');
    await settleVersion(ctx, version, made);
  },
});

async function find(ctx: RequestContext, versionId: string) {
  return tables(ctx.em, RecordingEntity, RecordingVersionEntity)
    .selectFrom('recording_versions as version')
    .innerJoin('recordings as recording', 'recording.id', 'version.recordingId')
    .select([
      'version.id',
      'version.recordingId',
      'version.startMs',
      'version.endMs',
      'version.state',
      'recording.state as recordingState',
      'recording.familyId',
      'recording.kind',
      'recording.durationMs',
      'recording.displayBytes',
    ])
    .where('version.id', '=', versionId)
    .executeTakeFirst();
}

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

async function make(ctx: RequestContext, version: Found): Promise<MadeVersion | null> {
  const { config, log, blobs } = ctx.app;
  const seconds = (version.durationMs ?? versionQuality.longestSeconds * 1000) / 1000;
  const each = version.kind === 'VIDEO' ? 8 : 0.5;
  const work = newWorkFolder(version.recordingId);
  try {
    const request = {
      task: 'version' as const,
      storage: { storageUrl: config.storageUrl, dataDir: config.dataDir },
      familyKey: await familyKey(ctx, version.familyId),
      recordingId: version.recordingId,
      work,
      versionId: version.id,
      source: version.displayBytes === null ? ('original' as const) : ('display' as const),
      startMs: version.startMs,
      endMs: version.endMs,
      lengthMs: version.durationMs,
    };
    const cpuSeconds = 300 + seconds * each;
    return await prepareApart(request, log, { cpuSeconds, longestMs: 2000 * cpuSeconds });
  } catch (error) {
    // The storage's or the database's failure does not count against the content.
    await countAttempt(ctx, version.id, -1);
    throw error;
  } finally {
    await blobs.removeFolder(work);
  }
}

async function countAttempt(ctx: RequestContext, id: string, step: 1 | -1): Promise<number> {
  const row = await tables(ctx.em, RecordingVersionEntity)
    .updateTable('recording_versions')
    .set((eb) => ({ attempts: eb('attempts', '+', step) }))
    .where('id', '=', id)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts ?? 0;
}
