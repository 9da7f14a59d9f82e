import { addMedia } from '@infinite/gedcom/edit/edit-annotations';
import { treeRateLimits } from '@infinite/schema/catalogue/tree';
import { treeVoiceLimits } from '@infinite/schema/catalogue/tree-voices';
import { treeWords } from '@infinite/schema/words/tree.en';
import { treeVoiceWords as words } from '@infinite/schema/words/tree-voices.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { findVisibleRecording, visibleAmong } from '#features/recordings/recordings/index.ts';
import {
  changeTree,
  lockTree,
  recordFrom,
  voiceLinksOf,
  type TreeRecord,
} from '#features/tree/tree/index.ts';
import { findSubject } from '#features/tree/voices/find-subject.ts';
import { editOf, mediaFor } from '#features/tree/voices/voice-records.ts';
import { mediaLinks, withoutVoice } from '#features/tree/voices/voice-structures.ts';
import { canAttachVoice, canDetachVoice, isShared } from '#features/tree/voices/voice.policy.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Says that a recording is about a person or a union. Said again, nothing changes.
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT, WRONG_STATE for what is not shared
 */
export async function attachVoice(
  ctx: RequestContext,
  recordingId: string,
  recordId: string,
): Promise<void> {
  const { userId, familyId } = requireMember(ctx);
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  await inTransaction(ctx, async (ctx) => {
    await lockTree(ctx, familyId);
    const { record, subject } = await findSubject(ctx, recordId);
    const recording = await findVisibleRecording(ctx, recordingId);
    if (!isShared(recording)) throw new AppError('WRONG_STATE', { words: words.onlyShared });
    if (!canAttachVoice(ctx.actor, record, recording)) throw new AppError('FORBIDDEN');
    const { mediaId, edits } = await mediaFor(ctx, recording);
    if (mediaLinks(record.structure).some(({ pointer }) => pointer === mediaId)) return;
    await refuseTooMany(ctx, record);
    const attached = addMedia(recordFrom(record), [], { media: mediaId });
    const values = { name: subject.name, media: words.media };
    const change = { familyId, madeBy: userId, kind: 'MEDIA_ADDED', values } as const;
    await changeTree(ctx, change, [...edits, editOf(attached, record)]);
  });
}

async function refuseTooMany(ctx: RequestContext, { familyId, id }: TreeRecord): Promise<void> {
  const links = await voiceLinksOf(ctx, familyId, [id]);
  if (links.length < treeVoiceLimits.perRecord) return;
  throw new AppError('INVALID_INPUT', { words: words.tooManyVoices });
}

/**
 * Takes a recording off a person or union. Facts that cite it keep their citation.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function detachVoice(
  ctx: RequestContext,
  recordingId: string,
  recordId: string,
): Promise<void> {
  const { userId, familyId } = requireMember(ctx);
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  await inTransaction(ctx, async (ctx) => {
    await lockTree(ctx, familyId);
    const { record, subject } = await findSubject(ctx, recordId);
    const [recording = null] = await visibleAmong(ctx, [recordingId]);
    if (!canDetachVoice(ctx.actor, record, recording)) {
      throw new AppError('FORBIDDEN', { words: treeWords.notOwn });
    }
    const links = await voiceLinksOf(ctx, familyId, [record.id]);
    const media = links.filter((link) => link.recordingId === recordingId && link.fact === null);
    const before = recordFrom(record);
    const detached = media.reduce((next, { mediaId }) => withoutVoice(next, mediaId), before);
    if (detached === before) return;
    const values = { name: subject.name, media: words.media };
    const change = { familyId, madeBy: userId, kind: 'MEDIA_REMOVED', values } as const;
    await changeTree(ctx, change, [editOf(detached, record)]);
  });
}
