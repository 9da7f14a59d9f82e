import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import type { SendRun } from '#features/messages/delivery/send-run.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Returns rows that a failed lane had claimed and never started, including a claim whose response
 * was lost: they wait again at once, and their outcome is not unknown. Only called when no lane
 * sends.
 */
export async function returnRows(ctx: RequestContext, run: SendRun): Promise<void> {
  const now = ctx.clock.now();
  await rowsOf(
    ctx.em,
    sql`
      with returned as (
        update deliveries set state = 'WAITING', next_attempt_at = greatest(due_at, ${now}),
          attempts = attempts - 1, sending_since = null, sending_by = null, sending_node = null
        where state = 'SENDING' and sending_by = ${run.presence.id}
          and id <> all(${[...run.begun]}::uuid[])
        returning *
      )
      insert into delivery_events (family_id, id, message_id, delivery_id, at, actor, what,
        from_state, to_state, evidence)
      select family_id, uuidv7(), message_id, id, ${now}, 'system:send', 'NOT_STARTED', 'SENDING',
        'WAITING', jsonb_build_object('recipient', recipient_name, 'mailMessageId', mail_message_id)
      from returned`,
  );
}
