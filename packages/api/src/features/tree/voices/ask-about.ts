import { addMedia } from '@infinite/gedcom/edit/edit-annotations';
import { treeVoiceLimits } from '@infinite/schema/catalogue/tree-voices';
import { askAboutInput } from '@infinite/schema/tree/voice.input';
import { treeVoiceWords as words } from '@infinite/schema/words/tree-voices.en';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { findUser } from '#features/people/identity/index.ts';
import { askForStories, type AnswerListener } from '#features/stories/captures/index.ts';
import { recordingsByIds } from '#features/recordings/recordings/index.ts';
import {
  canAddToTree,
  changeTree,
  liveRecordsOf,
  lockTree,
  nameOf,
  recordFrom,
} from '#features/tree/tree/index.ts';
import { findSubject } from '#features/tree/voices/find-subject.ts';
import { TreeVoiceRequestEntity } from '#features/tree/voices/voice-request.entity.ts';
import { editOf, mediaFor } from '#features/tree/voices/voice-records.ts';
import { isShared } from '#features/tree/voices/voice.policy.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Asks somebody about a person or union, by a link that the asker passes on. The spoken answer is attached when it
 * arrives. The same `clientId` gives the link that it gave before.
 * @returns the link
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT, RATE_LIMITED, WRONG_STATE for too many open ones
 */
export async function askAbout(
  ctx: RequestContext,
  recordId: string,
  input: unknown,
): Promise<string> {
  const { userId, familyId } = requirePerson(ctx);
  const { question, ...asking } = parseInput(askAboutInput, input);
  const timeZone = (await findUser(ctx.em, userId))?.timeZone ?? 'UTC';
  return inTransaction(ctx, async (ctx) => {
    const { record } = await findSubject(ctx, recordId);
    if (!canAddToTree(ctx.actor, record)) throw new AppError('FORBIDDEN');
    await refuseTooMany(ctx, familyId, record.id);
    const capture = await askForStories(ctx, {
      ...{ ...asking, timeZone, pace: 'OWN', weekday: 7, email: null, questions: [question] },
    });
    await tables(ctx.em, TreeVoiceRequestEntity)
      .insertInto('tree_voice_requests')
      .values({
        ...{ captureId: capture.id, familyId, recordId: record.id, askedBy: userId },
        ...{ createdAt: ctx.clock.now(), answeredAt: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (capture.link === null) throw new AppError('FORBIDDEN');
    return capture.link;
  });
}

async function refuseTooMany(ctx: RequestContext, familyId: string, recordId: string) {
  const { count } = await tables(ctx.em, TreeVoiceRequestEntity)
    .selectFrom('tree_voice_requests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('familyId', '=', familyId)
    .where('recordId', '=', recordId)
    .where('answeredAt', 'is', null)
    .executeTakeFirstOrThrow();
  if (count >= treeVoiceLimits.asked) {
    throw new AppError('WRONG_STATE', { words: words.tooManyAsked });
  }
}

/** A story came in that somebody asked for: it belongs to the person it is about, if that person is still there. */
export const attachAnswer: AnswerListener = async (ctx, { captureId, recordingId }) => {
  const request = await tables(ctx.em, TreeVoiceRequestEntity)
    .updateTable('tree_voice_requests')
    .set({ answeredAt: ctx.clock.now() })
    .where('captureId', '=', captureId)
    .returningAll()
    .executeTakeFirst();
  if (!request) return;
  const { familyId, recordId, askedBy } = request;
  await lockTree(ctx, familyId);
  const record = (await liveRecordsOf(ctx, familyId, [recordId])).get(recordId);
  const recording = (await recordingsByIds(ctx, [recordingId])).get(recordingId);
  if (!record || !recording || !isShared(recording)) return;
  const { mediaId, edits } = await mediaFor(ctx, recording);
  const attached = addMedia(recordFrom(record), [], { media: mediaId });
  const values = { name: nameOf(record.structure), media: words.media };
  await changeTree(ctx, { familyId, madeBy: askedBy, kind: 'MEDIA_ADDED', values }, [
    ...edits,
    editOf(attached, record),
  ]);
};
