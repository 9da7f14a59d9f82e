import { inboxLimits as limits } from '@infinite/schema/catalogue/enquiries';
import type { Temporal } from 'temporal-polyfill';
import { MailRefused, MailUnsendable, type OutgoingMail } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#platform/context.ts';
import { EnquiryEntity } from '#features/publishing/enquiries/enquiry.entity.ts';
import { answerMail } from '#features/publishing/enquiries/mail/answer.mail.tsx';
import {
  EnquiryMessageEntity,
  type EnquiryMessage,
} from '#features/publishing/enquiries/thread/thread.entity.ts';
import { readSiteSettings } from '#features/publishing/site-settings/index.ts';
import { tables } from '#platform/database/tables.ts';
import type { OutcomeOf } from '#platform/outbox/outcome.ts';
import { doubling, retryOrEnd } from '#platform/outbox/retry-schedule.ts';

/** An answer under a lease. */
export type ClaimedAnswer = Pick<
  EnquiryMessage,
  'id' | 'enquiryId' | 'address' | 'subject' | 'body' | 'mailId' | 'at' | 'attempts'
>;

export type AnswerOutcome =
  | OutcomeOf<'acknowledged'>
  | (OutcomeOf<'set-aside' | 'refused' | 'relay' | 'unknown'> & { readonly problem: string });

const waits = doubling(limits.sendFirstPauseSeconds, limits.sendAttempts - 1);
const longestProblem = 500;

/** Hands one answer to the mail server. Never throws: the outcome is what is stored. */
export async function sendAnswer(
  ctx: RequestContext,
  answer: ClaimedAnswer,
): Promise<AnswerOutcome> {
  const now = ctx.clock.now();
  try {
    await ctx.app.mailer.send(await addressed(ctx, answer));
    return { kind: 'acknowledged' };
  } catch (error) {
    return outcomeOf(ctx, error, { now, tries: answer.attempts, id: answer.id });
  }
}

function outcomeOf(
  ctx: RequestContext,
  error: unknown,
  { now, tries, id }: { now: Temporal.Instant; tries: number; id: string },
): AnswerOutcome {
  const problem = (error instanceof MailRefused ? error.response : '').slice(0, longestProblem);
  if (error instanceof MailUnsendable) {
    return { kind: 'set-aside', retryAt: null, problem: error.message.slice(0, longestProblem) };
  }
  const retryAt = retryOrEnd(waits, tries, now);
  if (error instanceof MailRefused) {
    const { response, reached, permanent } = error;
    if (!reached || error.about === 'relay') {
      return { kind: 'relay', response, reached, retryAt: now.add({ seconds: 60 }), problem };
    }
    return { kind: 'refused', retryAt: permanent ? null : retryAt, problem };
  }
  ctx.app.log.warn({ err: error, answer: id }, 'the outcome of an answer is unknown');
  return { kind: 'unknown', retryAt, problem };
}

async function addressed(ctx: RequestContext, answer: ClaimedAnswer): Promise<OutgoingMail> {
  const { config } = ctx.app;
  const { supportEmail } = await readSiteSettings(ctx);
  const enquiry = await tables(ctx.em, EnquiryEntity)
    .selectFrom('enquiries')
    .select(['reference', 'message', 'receivedAt'])
    .where('id', '=', answer.enquiryId)
    .executeTakeFirstOrThrow();
  const before = await tables(ctx.em, EnquiryMessageEntity)
    .selectFrom('enquiry_messages')
    .select(['mailId', 'direction', 'body', 'at'])
    .where('enquiryId', '=', answer.enquiryId)
    .where('automatic', '=', false)
    .where('id', '<', answer.id)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const first = `enquiry.${answer.enquiryId}@${new URL(config.publicOrigin).hostname}`;
  const references = [first, ...before.map(({ mailId }) => mailId).reverse()];
  const last = before.find(({ direction }) => direction === 'IN');
  return {
    ...answerMail({
      subject: answer.subject,
      reference: enquiry.reference,
      body: answer.body,
      quoted: last ?? { body: enquiry.message, at: enquiry.receivedAt },
    }),
    // Somebody wrote it to one person, so the switch for notifications does not hold it.
    purpose: 'account',
    messageId: answer.mailId,
    to: { address: answer.address },
    date: new Date(answer.at.epochMilliseconds),
    headers: {
      'Reply-To': config.inboundMailAddress ?? supportEmail,
      'In-Reply-To': `<${last?.mailId ?? first}>`,
      References: references.map((id) => `<${id}>`).join(' '),
      // RFC 3834, section 5: a person wrote it, so a person's auto-reply to it is in order.
      'Auto-Submitted': 'no',
    },
  };
}
