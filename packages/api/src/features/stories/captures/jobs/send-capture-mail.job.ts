import { forReader } from '@infinite/schema/locale/for-reader.server';
import { englishReader } from '@infinite/schema/locale/reader';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { isRefused } from '#features/messages/delivery/index.ts';
import { FamilyEntity, hasMembers } from '#features/people/families/index.ts';
import { senderNameOf } from '#features/stories/captures/asker-name.ts';
import { captureLink, tellPath } from '#features/stories/captures/capture-link.ts';
import { bodyOf } from '#features/stories/captures/capture-words.ts';
import {
  CaptureQuestionEntity,
  type CaptureQuestion,
} from '#features/stories/captures/capture.entity.ts';
import { selectCaptures } from '#features/stories/captures/find-capture.ts';
import { captureMail } from '#features/stories/captures/mail/capture-mail.tsx';
import { isMailed } from '#features/stories/captures/schedule-mail.ts';
import { tables } from '#platform/database/tables.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/**
 * Mails one question, under a Message-ID of its own, so that a mail program shows another attempt once.
 * What changed since it was enqueued counts: nothing is sent after the person or the family said stop.
 */
export const sendCaptureMail = defineJob({
  name: 'send-capture-mail',
  payload: z.object({ questionId: z.string() }),
  retryLimit: 150,
  handle: async (ctx, { questionId }) => {
    const question = await tables(ctx.em, CaptureQuestionEntity)
      .selectFrom('capture_questions')
      .selectAll()
      .where('id', '=', questionId)
      .executeTakeFirst();
    if (question?.state === 'OPEN') await send(ctx, question);
  },
});

async function send(ctx: RequestContext, question: CaptureQuestion): Promise<void> {
  const { captureId } = question;
  const capture = await selectCaptures(ctx).where('id', '=', captureId).executeTakeFirst();
  if (!capture?.email || !isMailed(capture)) return;
  const { familyId, email, personName } = capture;
  if ((await isRefused(ctx, email)) || !(await hasMembers(ctx, familyId))) return;
  const family = await ctx.em.findOneOrFail(FamilyEntity, { id: familyId });
  const { publicOrigin } = ctx.app.config;
  const url = publicOrigin + tellPath((await captureLink(ctx, capture)).token);
  const facts = {
    ...{ person: personName, familyName: family.name, url, stopUrl: `${url}/stop` },
    askedBy: await senderNameOf(ctx, capture.askedBy),
    question: await bodyOf(ctx, question),
  };
  await ctx.app.mailer.send({
    purpose: 'notice',
    messageId: `story-question.${question.id}@${new URL(publicOrigin).hostname}`,
    to: { address: email },
    ...forReader({ ...englishReader, locale: capture.locale }, () => captureMail(facts)),
    headers: {
      'List-Unsubscribe': `<${facts.stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
