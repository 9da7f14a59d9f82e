import { armedStates } from '@infinite/schema/catalogue/messages';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import { messageTables } from '#features/messages/messages/message-tables.ts';

/** Recordings on messages that have something to do before `until`: a reminder or the delivery. */
export async function recordingsDueSoon(
  ctx: RequestContext,
  until: Temporal.Instant,
): Promise<string[]> {
  const rows = await messageTables(ctx.em)
    .selectFrom('message_attachments as attachment')
    .innerJoin('messages as message', (join) =>
      join
        .onRef('message.family_id', '=', 'attachment.family_id')
        .onRef('message.id', '=', 'attachment.message_id'),
    )
    .select('attachment.recording_id')
    .distinct()
    .where('message.state', 'in', [...armedStates, 'DELIVERING'])
    .where('message.next_step_at', '<=', until.toString())
    .execute();
  return rows.map((row) => row.recording_id);
}
