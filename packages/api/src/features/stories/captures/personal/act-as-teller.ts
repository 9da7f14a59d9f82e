import { tellerActs } from '@infinite/schema/catalogue/captures';
import { tellerWordsInput } from '@infinite/schema/vault/capture.input';
import { tellWords as words } from '@infinite/schema/words/tell.en';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { announceAnswer } from '#features/stories/captures/announce-answer.ts';
import type { Capture } from '#features/stories/captures/capture.entity.ts';
import { changeCaptureRow, changeQuestionRow } from '#features/stories/captures/find-capture.ts';
import {
  lockLink,
  questionOfLink,
  requireLink,
  takesAnswer,
} from '#features/stories/captures/personal/open-link.ts';
import { removeAnswer, removePhoto } from '#features/stories/captures/personal/remove-answer.ts';
import { scheduleMail } from '#features/stories/captures/schedule-mail.ts';
import { sealWords } from '#features/people/families/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

export const tellerActInput = z.object({
  act: z.enum(tellerActs),
  /** WRITE, SET_ASIDE, REMOVE. */
  question: z.string().max(100).default(''),
  /** REMOVE_PHOTO. */
  photo: z.string().max(100).default(''),
  /** WRITE. */
  words: z
    .string()
    .max(512 * 1024)
    .default(''),
});
type TellerActInput = z.output<typeof tellerActInput>;

/**
 * One act on the page of the person who is asked. The token is the permission.
 * @returns what came of it
 * @throws AppError NOT_FOUND, LINK_EXPIRED, WRONG_STATE, INVALID_INPUT, RATE_LIMITED
 */
export async function actAsTeller(
  ctx: RequestContext,
  token: string,
  input: TellerActInput,
): Promise<'sent' | 'aside' | 'removed' | 'photoRemoved' | 'hidden' | 'stopped' | 'mails'> {
  await requireLink(ctx, token);
  switch (input.act) {
    case 'WRITE':
      await write(ctx, token, input);
      return 'sent';
    case 'SET_ASIDE':
      await setAside(ctx, token, input.question);
      return 'aside';
    case 'REMOVE':
      return removeAnswer(ctx, token, input.question);
    case 'REMOVE_PHOTO':
      return removePhoto(ctx, token, input.photo);
    case 'STOP':
      await changeMails(ctx, token, { stop: true });
      return 'stopped';
    case 'MAIL_AGAIN':
      await changeMails(ctx, token, { stop: false });
      return 'mails';
  }
}

/** Also through a link that has run out: to stop mails needs no working link. */
export async function stopCaptureMails(ctx: RequestContext, token: string): Promise<void> {
  await changeMails(ctx, token, { stop: true });
}

async function write(ctx: RequestContext, token: string, input: TellerActInput): Promise<void> {
  const text = parseInput(tellerWordsInput, input.words);
  await inTransaction(ctx, async (ctx) => {
    const capture = await lockLink(ctx, token, ['OPENABLE']);
    const question = await questionOfLink(ctx, capture, input.question);
    if (!takesAnswer(question)) throw new AppError('WRONG_STATE', { words: words.answered });
    const { familyId } = capture;
    const of = { kind: 'capture-answer', row: question.id } as const;
    const sealedWords = await sealWords(ctx, familyId, of, text);
    const answeredAt = ctx.clock.now();
    await changeQuestionRow(ctx, question.id, { state: 'ANSWERED', sealedWords, answeredAt });
    await announceAnswer(ctx, capture, null);
  });
}

async function setAside(ctx: RequestContext, token: string, questionId: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const capture = await lockLink(ctx, token, ['OPENABLE']);
    const question = await questionOfLink(ctx, capture, questionId);
    if (question.state !== 'OPEN') return;
    await changeQuestionRow(ctx, question.id, { state: 'SET_ASIDE' });
    await scheduleMail(ctx, capture);
  });
}

async function changeMails(
  ctx: RequestContext,
  token: string,
  { stop }: { readonly stop: boolean },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const capture = await lockLink(ctx, token, ['OPENABLE', 'ENDED', 'EXPIRED']);
    const stoppedAt = stop ? (capture.stoppedAt ?? ctx.clock.now()) : null;
    await changeCaptureRow(ctx, capture.id, { stoppedAt });
    const changed: Capture = { ...capture, stoppedAt };
    await scheduleMail(ctx, changed);
  });
}
