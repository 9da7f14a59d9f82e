import { mediaLimits } from '@infinite/schema/catalogue/media';
import { tellWords as words } from '@infinite/schema/words/tell.en';
import type { RequestContext } from '#platform/context.ts';
import { announceAnswer } from '#features/stories/captures/announce-answer.ts';
import { captureAnswered } from '#features/stories/captures/capture-answered.ts';
import { bodyOf } from '#features/stories/captures/capture-words.ts';
import { changeQuestionRow } from '#features/stories/captures/find-capture.ts';
import { makerOfAnswers } from '#features/stories/captures/personal/maker-of-answers.ts';
import {
  lockLink,
  questionOfLink,
  requireLink,
  takesAnswer,
} from '#features/stories/captures/personal/open-link.ts';
import {
  headBytes,
  holdVoice,
  isSound,
  keepHeldVoice,
} from '#features/recordings/recordings/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface VoiceAnswer {
  readonly questionId: string;
  /** Made by the browser: a repeated request is stored once. */
  readonly id: string;
  readonly sound: Buffer;
}

/**
 * Keeps a spoken answer among the recordings of the family, under its question. In one transaction, so
 * that it is never a recording without its question, nor held by the author alone.
 * @throws AppError NOT_FOUND, LINK_EXPIRED, RATE_LIMITED, WRONG_STATE, INVALID_INPUT,
 *   UNSUPPORTED_MEDIA, TOO_LARGE, CONFLICT
 */
export async function answerByVoice(
  ctx: RequestContext,
  token: string,
  { questionId, id, sound }: VoiceAnswer,
): Promise<void> {
  await requireLink(ctx, token);
  if (sound.length === 0) throw new AppError('INVALID_INPUT', { words: words.voiceEmpty });
  if (!(await isSound(sound.subarray(0, headBytes)))) {
    throw new AppError('UNSUPPORTED_MEDIA', { words: words.voiceOnly });
  }
  await inTransaction(ctx, async (ctx) => {
    const capture = await lockLink(ctx, token, ['OPENABLE']);
    const question = await questionOfLink(ctx, capture, questionId);
    if (question.answerId === id) return;
    if (!takesAnswer(question)) throw new AppError('WRONG_STATE', { words: words.answered });
    const title = [...(await bodyOf(ctx, question))].slice(0, mediaLimits.titleCharacters).join('');
    const { familyId } = capture;
    const authorId = await makerOfAnswers(ctx, capture);
    const recordingId = await holdVoice(ctx, { familyId, authorId, takeId: id, title }, sound);
    await keepHeldVoice(ctx, recordingId);
    await changeQuestionRow(ctx, question.id, {
      ...{ state: 'ANSWERED', answerId: id, recordingId, answeredAt: ctx.clock.now() },
    });
    await announceAnswer(ctx, capture, { title, recordingId });
    for (const listener of ctx.app.extensions.of(captureAnswered)) {
      await listener(ctx, { captureId: capture.id, familyId, recordingId });
    }
  });
}
