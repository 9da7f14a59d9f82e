import { authorNewsTimings } from '@infinite/schema/catalogue/recipients';
import { forReader } from '@infinite/schema/locale/for-reader.server';
import { sql } from 'kysely';
import { z } from 'zod';
import { Temporal } from 'temporal-polyfill';
import { MailRefused } from '#adapters/mailer/port.ts';
import type { RequestContext } from '#platform/context.ts';
import {
  authorMailChoices,
  type AuthorMailChoices,
} from '#features/messages/delivery/author-mails/author-mail-choices.ts';
import {
  AuthorNewsEntity,
  type NewsKind,
} from '#features/messages/delivery/author-mails/author-news.entity.ts';
import { isHeld } from '#features/messages/delivery/hold.ts';
import { authorNewsMail } from '#features/messages/delivery/mail/author-news.mail.tsx';
import { thanksByIds } from '#features/messages/delivery/thanks/thanks-of-messages.ts';
import { defineJob, underEarlierName } from '#platform/jobs/define-job.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { messageAuthors } from '#features/messages/messages/index.ts';
import { authors, readerOfUser } from '#features/people/identity/index.ts';

/** One mail to an author about the deliveries of a message. */
export const notifyAuthorJob = defineJob({
  name: 'notify-author',
  payload: z.object({ batchId: z.uuid() }),
  retryLimit: 20,
  handle: async (ctx, { batchId }) => {
    if (await isHeld(ctx.em)) throw new Error('sending is on hold; the mail is tried again');
    const rows = await newsOf(ctx, batchId);
    const [first] = rows;
    if (!first) return;
    if (!isStale(ctx, first) && (await isWanted(ctx, first))) await send(ctx, batchId, first, rows);
    await tables(ctx.em, AuthorNewsEntity)
      .updateTable('author_news')
      .set({ doneAt: ctx.clock.now() })
      .where('batchId', '=', batchId)
      .where('doneAt', 'is', null)
      .execute();
  },
});

/** Jobs that an earlier release queued, and queues while it still runs beside this one. */
export const earlierNotifyAuthorJob = underEarlierName('tell-author', notifyAuthorJob);

async function newsOf(ctx: RequestContext, batchId: string): Promise<NewsRow[]> {
  return rowsOf(
    ctx.em,
    sql<NewsRow>`
      select n.kind, n.thanks_id, n.at, n.message_id, d.recipient_name, l.title, m.author_id, u.email,
        u.sender_name as name, u.deleted as gone, u.preferences, u.locale
      from author_news n
      join deliveries d on d.family_id = n.family_id and d.id = n.delivery_id
      join delivery_snapshots l on l.family_id = d.family_id and l.message_id = d.message_id
        and l.occurrence = d.occurrence
      join ${messageAuthors} m on m.family_id = n.family_id and m.id = n.message_id
      join ${authors} u on u.id = m.author_id
      where n.batch_id = ${batchId} and n.done_at is null order by n.at, n.id`,
  );
}

function isStale(ctx: RequestContext, row: NewsRow): boolean {
  const until = row.at.add({ hours: authorNewsTimings.staleAfterDays * 24 });
  return Temporal.Instant.compare(ctx.clock.now(), until) > 0;
}

/** Mails that need an action are always sent; the others can be turned off. */
async function isWanted(ctx: RequestContext, row: NewsRow): Promise<boolean> {
  if (row.gone) return false;
  const choice = choiceOf[row.kind];
  return choice === null || (await authorMailChoices(ctx, row.authorId))[choice];
}

const choiceOf: Record<NewsKind, keyof AuthorMailChoices | null> = {
  DELIVERED: 'onDelivery',
  OPENED: 'onOpening',
  THANKED: 'onThanks',
  NOT_FOR_ME: null,
  WITHHELD: null,
};

async function send(
  ctx: RequestContext,
  batchId: string,
  first: NewsRow,
  rows: readonly NewsRow[],
): Promise<void> {
  const { publicOrigin, supportEmail } = ctx.app.config;
  const thanks = await thanksByIds(
    ctx,
    rows.flatMap((row) => row.thanksId ?? []),
  );
  const mail = forReader(readerOfUser(first), () =>
    authorNewsMail({
      kind: first.kind,
      title: first.title,
      recipients: [...new Set(rows.map((row) => row.recipientName))],
      thanks: thanks.map(({ words, byVoice }) => (byVoice ? null : words)),
      link: `${publicOrigin}/future-messages/${first.messageId}`,
      settings: `${publicOrigin}/settings`,
      canTurnOff: choiceOf[first.kind] !== null,
      supportEmail,
    }),
  );
  try {
    await ctx.app.mailer.send({
      purpose: choiceOf[first.kind] === null ? 'delivery' : 'notice',
      messageId: `news.${batchId}@${new URL(publicOrigin).hostname}`,
      to: { name: first.name, address: first.email },
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      headers: { 'Reply-To': supportEmail },
      date: new Date(ctx.clock.now().epochMilliseconds),
    });
  } catch (error) {
    // The author's own address rejects mail: the message's page still shows everything.
    if (!(error instanceof MailRefused && error.permanent)) throw error;
  }
}

interface NewsRow {
  kind: NewsKind;
  thanksId: string | null;
  at: Temporal.Instant;
  messageId: string;
  recipientName: string;
  title: string;
  authorId: string;
  email: string;
  name: string;
  gone: boolean;
  preferences: string;
  locale: string;
}
