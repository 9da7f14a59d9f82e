import { childLimits } from '@infinite/schema/catalogue/children';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import {
  canChangeRecording,
  changeAudience,
  findVisibleRecording,
  visibleAmong,
  whyRecordingStays,
  type ShownRecording,
} from '#features/recordings/recordings/index.ts';
import { ChildVoiceEntity } from '#features/relatives/children/child.entity.ts';
import {
  canKeepToThemselves,
  canLabelVoice,
  canListVoices,
} from '#features/relatives/children/child.policy.ts';
import { findChild } from '#features/relatives/children/find-child.ts';
import { pageSizeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Ids of all recordings of a child's voice. Checks no permission. */
export async function voicesOf(ctx: RequestContext, childId: string): Promise<string[]> {
  const rows = await tables(ctx.em, ChildVoiceEntity)
    .selectFrom('child_voices')
    .select('recordingId')
    .where('childId', '=', childId)
    .execute();
  return rows.map(({ recordingId }) => recordingId);
}

/**
 * Says of an own recording that it holds the voice of a child of one's own; null takes that back.
 * @throws AppError FORBIDDEN, NOT_FOUND
 */
export async function labelVoice(
  ctx: RequestContext,
  recordingId: string,
  childId: string | null,
): Promise<void> {
  requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    const recording = await findVisibleRecording(ctx, recordingId);
    const earlier = await childIn(ctx, recording.id);
    for (const id of new Set([earlier, childId].filter((id) => id !== null).toSorted())) {
      const { child, facts } = await findChild(ctx, id, 'locked');
      if (!canLabelVoice(ctx.actor, child, facts)) throw new AppError('FORBIDDEN');
    }
    if (!canChangeRecording(ctx.actor, recording)) throw new AppError('FORBIDDEN');
    const db = tables(ctx.em, ChildVoiceEntity);
    if (childId === null) {
      await db.deleteFrom('child_voices').where('recordingId', '=', recording.id).execute();
      return;
    }
    await db
      .insertInto('child_voices')
      .values({ recordingId: recording.id, childId })
      .onConflict((conflict) => conflict.column('recordingId').doUpdateSet({ childId }))
      .execute();
  });
}

/**
 * The grown child keeps a recording of their voice to themselves, or shares it again.
 * @throws AppError FORBIDDEN, NOT_FOUND; WRONG_STATE while a message needs it
 */
export async function keepToMyself(
  ctx: RequestContext,
  recordingId: string,
  isPrivate: boolean,
): Promise<void> {
  requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { id } = await findVisibleRecording(ctx, recordingId);
    const childId = await childIn(ctx, id);
    if (childId === null) throw new AppError('FORBIDDEN');
    const { child } = await findChild(ctx, childId, 'locked');
    if (!canKeepToThemselves(ctx.actor, child)) throw new AppError('FORBIDDEN');
    const words = isPrivate ? await whyRecordingStays(ctx, id) : null;
    if (words !== null) throw new AppError('WRONG_STATE', { words });
    await changeAudience(ctx, [id], isPrivate ? 'MAKER' : 'FAMILY');
  });
}

async function childIn(ctx: RequestContext, recordingId: string): Promise<string | null> {
  const row = await tables(ctx.em, ChildVoiceEntity)
    .selectFrom('child_voices')
    .select('childId')
    .where('recordingId', '=', recordingId)
    .executeTakeFirst();
  return row?.childId ?? null;
}

/** For the parent and the grown child: recordings of the voice, newest first. @throws AppError FORBIDDEN, NOT_FOUND */
export async function listVoices(
  ctx: RequestContext,
  childId: string,
  { first, after }: { first: number | null; after: string | null },
): Promise<{ nodes: ShownRecording[]; hasNextPage: boolean }> {
  const { child, facts } = await findChild(ctx, childId);
  if (!canListVoices(ctx.actor, child, facts)) throw new AppError('FORBIDDEN');
  if (after && !z.guid().safeParse(after).success) throw new AppError('INVALID_INPUT');
  const size = pageSizeOf(first, childLimits);
  let query = tables(ctx.em, ChildVoiceEntity)
    .selectFrom('child_voices')
    .select('recordingId')
    .where('childId', '=', child.id)
    .orderBy('recordingId', 'desc')
    .limit(size + 1);
  if (after) query = query.where('recordingId', '<', after);
  const rows = await query.execute();
  const ids = rows.slice(0, size).map(({ recordingId }) => recordingId);
  return { nodes: await visibleAmong(ctx, ids), hasNextPage: rows.length > size };
}
