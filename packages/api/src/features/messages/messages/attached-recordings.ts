import { holdingStates } from '@infinite/schema/catalogue/messages';
import { messageRefusalWords as words } from '@infinite/schema/words/messages.en';
import { versionWords } from '@infinite/schema/words/versions.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  currentVersions,
  holdRecordings,
  lockRecording,
  recordingsByIds,
  requestVersions,
} from '#features/recordings/recordings/index.ts';
import { MessageAttachmentEntity } from '#features/messages/messages/message-attachment.entity.ts';
import { MessageEntity } from '#features/messages/messages/message.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Checks that recordings to attach exist and belong to the author's family.
 * @throws AppError INVALID_INPUT, also for another family's recording
 */
export async function requireRecordings(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const { familyId, userId } = requireMember(ctx);
  const found = await recordingsByIds(ctx, ids);
  const isUsable = (id: string): boolean => {
    const recording = found.get(id);
    if (recording?.familyId !== familyId || recording.heldForAuthor) return false;
    const { audience, createdBy } = recording;
    return audience === 'FAMILY' || (audience === 'MAKER' && createdBy === userId);
  };
  if (ids.every(isUsable)) return;
  const fields = { attachmentIds: words.recordingMissing };
  throw new AppError('INVALID_INPUT', { words: words.recordingMissing, fields });
}

/**
 * Why a message with these recordings cannot be armed, by field. Locks the recordings until the
 * transaction ends, so that none is deleted meanwhile (see `guardAttachedRecording`).
 */
export async function recordingFaults(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  if (ids.length === 0) return faults;
  await holdRecordings(ctx.em, ids);
  const found = await recordingsByIds(ctx, ids);
  // What its recipients will get is made from now on, at the latest; the delivery waits for it.
  await requestVersions(ctx, ids);
  const versions = await currentVersions(ctx, ids);
  ids.forEach((id, index) => {
    const cannotBeSent = versions.get(id)?.state === 'FAILED' ? versionWords.cannotBeSent : null;
    const recording = found.get(id);
    const isGone = recording?.audience === 'NOBODY';
    const fault = faultOf(isGone ? undefined : recording?.state) ?? cannotBeSent;
    if (fault) faults.set(`attachmentIds.${index}`, fault);
  });
  return faults;
}

function faultOf(state: string | undefined): string | null {
  if (state === undefined) return words.recordingMissing;
  if (state === 'UPLOADING') return words.recordingOnItsWay;
  return state === 'FAILED' ? words.recordingFailed : null;
}

/** Refuses to delete a recording that is attached to a message recipients may still open. */
export async function guardAttachedRecording(
  ctx: RequestContext,
  recordingId: string,
): Promise<string | null> {
  // Waits for a message that is being armed with it, and makes the next one wait. The family is the
  // recording's own: an administrator who deletes an account belongs to another.
  const familyId = await lockRecording(ctx.em, recordingId);
  if (familyId === undefined) return null;
  const { count } = await tables(ctx.em, MessageAttachmentEntity, MessageEntity)
    .selectFrom('message_attachments as attachment')
    .innerJoin('messages as message', (join) =>
      join
        .onRef('message.familyId', '=', 'attachment.familyId')
        .onRef('message.id', '=', 'attachment.messageId'),
    )
    .where('attachment.familyId', '=', familyId)
    .where('attachment.recordingId', '=', recordingId)
    .where('message.state', 'in', [...holdingStates])
    .select((expression) => expression.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count === 0 ? null : words.recordingInUse(count);
}
