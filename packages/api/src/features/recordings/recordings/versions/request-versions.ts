import type { RecordingStateName } from '@infinite/schema/catalogue/media';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { prepareVersion } from '#features/recordings/recordings/versions/prepare-version.job.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Has the files made that recipients will get of these recordings, with their trims of now. What
 * was asked for before is not asked for again; what is no sound or video has no version. Checks no
 * permission.
 */
export async function requestVersions(
  ctx: RequestContext,
  recordingIds: readonly string[],
): Promise<void> {
  if (recordingIds.length === 0) return;
  await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const rows = await rowsOf(
      ctx.em,
      sql<{ id: string; familyId: string; state: RecordingStateName }>`
        with wanted as (
          select coalesce(r.stored_as, r.id) as recording_id, coalesce(r.trim_start_ms, 0) as start_ms,
            r.trim_end_ms as end_ms, r.family_id, r.state
          from recordings r
          where r.id = any(${[...recordingIds]}::uuid[])
            and r.kind in ('VOICE', 'VIDEO') and r.state <> 'FAILED'
        ), made as (
          insert into recording_versions (id, recording_id, start_ms, end_ms, created_at, updated_at)
          select uuidv7(), recording_id, start_ms, end_ms, ${now}, ${now} from wanted
          order by recording_id
          on conflict do nothing
          returning id, recording_id
        )
        select made.id, wanted.family_id, wanted.state
        from made join wanted using (recording_id)`,
    );
    for (const { id, familyId: group, state } of rows) {
      // Otherwise the end of its preparation wakes it.
      if (state === 'READY') {
        await ctx.jobs.enqueue(ctx, prepareVersion, { versionId: id }, { singletonKey: id, group });
      }
    }
  });
}
