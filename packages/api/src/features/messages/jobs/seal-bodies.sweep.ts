import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { sealWords } from '#features/families/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/** Rows a turn and table; the rest waits for the next turn. */
const most = 200;

/**
 * Seals letters that were written before letters were sealed. May stop and start at any row: a row
 * is either plain or sealed, and everybody reads both.
 */
export const sealBodies = defineSweep({
  name: 'seal-bodies',
  everySeconds: 60,
  run: async (ctx) => {
    await inTransaction(ctx, sealMessages);
    await inTransaction(ctx, sealLetters);
  },
});

async function sealMessages(ctx: RequestContext): Promise<void> {
  const db = ctx.em.getKysely();
  const { rows } = await sql<{ family_id: string; id: string; body: string }>`
    select family_id, id, body from messages where body <> ''
     limit ${most} for update skip locked`.execute(db);
  for (const { family_id, id, body } of rows) {
    const sealed = await sealWords(ctx, family_id, 'message-body', body);
    await sql`
      update messages set sealed_body = ${sealed}, body = ''
       where family_id = ${family_id} and id = ${id}`.execute(db);
  }
}

async function sealLetters(ctx: RequestContext): Promise<void> {
  const db = ctx.em.getKysely();
  const { rows } = await sql<{
    family_id: string;
    message_id: string;
    occurrence: string;
    body: string;
  }>`
    select family_id, message_id, occurrence::text, body from delivery_letters where body <> ''
     limit ${most} for update skip locked`.execute(db);
  for (const { family_id, message_id, occurrence, body } of rows) {
    const sealed = await sealWords(ctx, family_id, 'message-body', body);
    await sql`
      update delivery_letters set sealed_body = ${sealed}, body = ''
       where family_id = ${family_id} and message_id = ${message_id}
         and occurrence = ${occurrence}::date`.execute(db);
  }
}
