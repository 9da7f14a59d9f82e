import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';

/**
 * Deletes the author's drafts, and empties what was cancelled: its ledger stays, its words and its
 * addresses go. What was sent is left to those who have it. Call inside a transaction.
 */
export async function forgetUnsentMessages(ctx: RequestContext, authorId: string): Promise<void> {
  const db = ctx.em.getKysely();
  await sql`delete from messages where author_id = ${authorId} and state = 'DRAFT'`.execute(db);
  await sql`
    update message_recipients r set name = '', email = '', relation = null
    from messages m
    where m.author_id = ${authorId} and m.state = 'CANCELLED'
      and r.family_id = m.family_id and r.message_id = m.id`.execute(db);
  await sql`
    delete from message_attachments a using messages m
    where m.author_id = ${authorId} and m.state = 'CANCELLED'
      and a.family_id = m.family_id and a.message_id = m.id`.execute(db);
  await sql`
    update messages set title = '', body = '', sealed_body = null
    where author_id = ${authorId} and state = 'CANCELLED'`.execute(db);
}
