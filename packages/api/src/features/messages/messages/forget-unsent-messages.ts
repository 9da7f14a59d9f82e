import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Deletes the author's drafts and anonymizes canceled messages: the ledger stays, text and addresses
 * go. Delivered messages stay with their recipients. Call inside a transaction.
 */
export async function forgetUnsentMessages(ctx: RequestContext, authorId: string): Promise<void> {
  await rowsOf(ctx.em, sql`delete from messages where author_id = ${authorId} and state = 'DRAFT'`);
  await rowsOf(
    ctx.em,
    sql`
    update message_recipients r set name = '', email = '', relation = null
    from messages m
    where m.author_id = ${authorId} and m.state = 'CANCELLED'
      and r.family_id = m.family_id and r.message_id = m.id`,
  );
  await rowsOf(
    ctx.em,
    sql`
    delete from message_attachments a using messages m
    where m.author_id = ${authorId} and m.state = 'CANCELLED'
      and a.family_id = m.family_id and a.message_id = m.id`,
  );
  await rowsOf(
    ctx.em,
    sql`
    update messages set title = '', body = '', sealed_body = null
    where author_id = ${authorId} and state = 'CANCELLED'`,
  );
}
