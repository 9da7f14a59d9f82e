import type { RecordingAudienceName } from '@infinite/schema/catalogue/media';
import { sql, type RawBuilder } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { forgetNoticesAbout } from '#features/notices/notifications/index.ts';
import {
  isRecordingId,
  recordingFrom,
  shownColumns,
  type ShownRecording,
} from '#features/recordings/recordings/find-recordings.ts';
import { whyRecordingStays } from '#features/recordings/recordings/recording-guards.ts';
import { RecordingEntity } from '#features/recordings/recordings/recording.entity.ts';
import { canSeeRecording } from '#features/recordings/recordings/recording.policy.ts';
import { removeRecording } from '#features/recordings/recordings/remove-recording.ts';
import { tables } from '#platform/database/tables.ts';

/*
 * For features that decide about recordings by what they hold, such as a child's voice. None of these
 * asks who the actor is, except where it says so.
 */

/**
 * Hidden recordings are in no notice any more, also when they are shown again. What is in the trash
 * stays there, and has this audience when it is restored.
 */
export async function changeAudience(
  ctx: RequestContext,
  ids: readonly string[],
  audience: RecordingAudienceName,
): Promise<void> {
  const inTrash = sql`trashed_at is not null`;
  const familyIds = await changeRecordings(ctx, ids, {
    audience: sql<RecordingAudienceName>`case when ${inTrash} then audience else ${audience} end`,
    audienceBefore: sql<RecordingAudienceName | null>`case when ${inTrash} then ${audience} end`,
  });
  // They name the recording by its title.
  if (audience !== 'FAMILY') await forgetNoticesAbout(ctx, { familyIds, kind: 'recording', ids });
}

/** From now on they are this user's, as if they had made them. */
export async function giveRecordings(
  ctx: RequestContext,
  ids: readonly string[],
  userId: string,
): Promise<void> {
  await changeRecordings(ctx, ids, { createdBy: userId });
}

async function changeRecordings(
  ctx: RequestContext,
  ids: readonly string[],
  columns:
    | { createdBy: string }
    | {
        audience: RawBuilder<RecordingAudienceName>;
        audienceBefore: RawBuilder<RecordingAudienceName | null>;
      },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tables(ctx.em, RecordingEntity)
    .updateTable('recordings')
    .set({ ...columns, updatedAt: ctx.clock.now() })
    .where('id', 'in', [...ids])
    .returning('familyId')
    .execute();
  return [...new Set(rows.map(({ familyId }) => familyId))];
}

/** Removes those that no message needs. @returns ids of the others. Call inside a transaction. */
export async function removeUnneeded(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<string[]> {
  const needed: string[] = [];
  for (const id of ids) {
    if ((await whyRecordingStays(ctx, id)) === null) await removeRecording(ctx, id);
    else needed.push(id);
  }
  return needed;
}

/**
 * What a user kept to themselves, or has in the trash: nobody else could ever see it. Call inside a
 * transaction.
 */
export async function removePrivateRecordingsOf(
  ctx: RequestContext,
  userId: string,
): Promise<void> {
  const rows = await tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select('id')
    .where('createdBy', '=', userId)
    .where((where) =>
      where.or([where('audience', '=', 'MAKER'), where('trashedAt', 'is not', null)]),
    )
    .execute();
  await removeUnneeded(
    ctx,
    rows.map(({ id }) => id),
  );
}

/** Of these, what the actor may see, in the order of the ids. */
export async function visibleAmong(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<ShownRecording[]> {
  const wanted = ids.filter(isRecordingId);
  if (wanted.length === 0) return [];
  const rows = await tables(ctx.em, RecordingEntity)
    .selectFrom('recordings')
    .select([...shownColumns, 'createdAt'])
    .where('id', 'in', wanted)
    .execute();
  const visible = rows.filter((row) => canSeeRecording(ctx.actor, row));
  const shown = await Promise.all(visible.map((row) => recordingFrom(ctx, row)));
  const byId = new Map(shown.map((recording) => [recording.id, recording]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
