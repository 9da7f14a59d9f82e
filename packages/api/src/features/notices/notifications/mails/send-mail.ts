import { notificationLimits as limits } from '@infinite/schema/catalogue/notifications';
import { forReader } from '@infinite/schema/locale/for-reader.server';
import { noticeWords } from '@infinite/schema/words/notifications.en';
import { Temporal } from 'temporal-polyfill';
import { MailRefused, MailUnsendable } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#platform/context.ts';
import type { ClaimedMail } from '#features/notices/notifications/mails/claim-mails.ts';
import { mailFacts, type MailFacts } from '#features/notices/notifications/mails/mail-facts.ts';
import { noticeMail } from '#features/notices/notifications/mails/notice.mail.tsx';
import { stopToken } from '#features/notices/notifications/mails/stop-link.ts';
import type { OutcomeOf } from '#platform/outbox/outcome.ts';
import { doubling, retryOrEnd } from '#platform/outbox/retry-schedule.ts';

export type MailOutcome = OutcomeOf<'acknowledged' | 'set-aside' | 'refused' | 'relay' | 'unknown'>;

const waits = doubling(limits.mailFirstPauseSeconds, limits.mailAttempts - 1);

/** Hands one mail to the mail server. Never throws: the outcome is what is stored. */
export async function sendMail(ctx: RequestContext, mail: ClaimedMail): Promise<MailOutcome> {
  const now = ctx.clock.now();
  const stale = mail.createdAt.add({ hours: 24 * limits.mailStaleDays });
  try {
    const facts = Temporal.Instant.compare(now, stale) > 0 ? null : await mailFacts(ctx, mail);
    if (!facts) return { kind: 'set-aside', retryAt: null };
    await ctx.app.mailer.send(forReader(facts.reader, () => addressed(ctx, mail, facts)));
    return { kind: 'acknowledged' };
  } catch (error) {
    if (error instanceof MailUnsendable) return { kind: 'set-aside', retryAt: null };
    const retryAt = retryOrEnd(waits, mail.attempts, now);
    if (error instanceof MailRefused) {
      const { response, reached, permanent } = error;
      if (!reached) return { kind: 'relay', response, reached, retryAt: now.add({ seconds: 60 }) };
      return { kind: 'refused', retryAt: permanent ? null : retryAt };
    }
    ctx.app.log.warn({ err: error, mail: mail.id }, 'the outcome of a mail is unknown');
    return { kind: 'unknown', retryAt };
  }
}

function addressed(ctx: RequestContext, { id, userId, pace }: ClaimedMail, facts: MailFacts) {
  const { publicOrigin } = ctx.app.config;
  const stopUrl = `${publicOrigin}/notifications/unsubscribe/${stopToken(ctx.app, userId)}`;
  const { hostname } = new URL(publicOrigin);
  return {
    purpose: 'notice' as const,
    messageId: `notices.${id}@${hostname}`,
    to: { address: facts.email },
    ...noticeMail({
      pace,
      lines: facts.notices.map(({ kind, path, wordsValues }) => ({
        text: noticeWords[kind].line(wordsValues),
        href: publicOrigin + path,
      })),
      more: facts.more,
      listUrl: `${publicOrigin}/notifications`,
      settingsUrl: `${publicOrigin}/settings/notifications`,
      stopUrl,
    }),
    headers: {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
