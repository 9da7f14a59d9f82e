import type { Occurrence } from '@infinite/schema/schedule/occurrences';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import { deliveryId, deliveryLink, deliveryMessageId } from '#features/messages/delivery/links.ts';
import type { PlannedMessage } from '#features/messages/delivery/load-plans.ts';
import type { Group } from '#features/messages/delivery/plan-groups.ts';
import { awaitVersions, pinVersions } from '#features/messages/delivery/pin-versions.ts';
import { withholdRefused } from '#features/messages/delivery/refusals/withhold-deliveries.ts';
import { jsonRows } from '#platform/database/json-rows.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { messageContents } from '#features/messages/messages/index.ts';
import { senderName } from '#features/people/identity/index.ts';
import { familyKeyOwner, wrappedKeysOf } from '#features/people/families/index.ts';

/** A message that is due. */
export interface Beginning {
  message: PlannedMessage;
  occurrence: Occurrence;
  groups: readonly Group[];
}

/**
 * Creates one delivery for each recipient whose time has come, with the current content: a
 * recurring message may be changed for its next date, and previous recipients must not see that
 * early.
 */
export async function beginDeliveries(
  ctx: RequestContext,
  beginnings: readonly Beginning[],
  now: Temporal.Instant,
): Promise<void> {
  if (beginnings.length === 0) return;
  await storeSnapshots(ctx, beginnings, now);
  await pinVersions(
    ctx,
    beginnings.map(({ message, occurrence }) => ({ id: message.id, occurrence: occurrence.date })),
  );
  const keys = await familyKeys(ctx, beginnings);
  const keyOf = (familyId: string) => {
    const key = keys.get(familyId);
    if (!key) throw new Error(`family ${familyId} has no key`);
    return key;
  };
  const rows = beginnings.flatMap(({ message, occurrence, groups }) =>
    begunBy(message, groups).map(({ recipient, group }) => {
      const id = deliveryId(keyOf(message.familyId), {
        messageId: message.id,
        recipientId: recipient.id,
        occurrence: occurrence.date,
      });
      return {
        familyId: message.familyId,
        id,
        messageId: message.id,
        recipientId: recipient.id,
        occurrence: occurrence.date,
        recipientName: recipient.name,
        address: recipient.email,
        timeZone: group.timeZone,
        dueAt: group.due,
        lateReason: group.late,
        mailMessageId: deliveryMessageId(id, 1, ctx.app.config.publicOrigin),
        tokenHash: deliveryLink(keyOf(message.familyId), id, 1).hash,
      };
    }),
  );
  const made = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      insert into deliveries (family_id, id, message_id, recipient_id, occurrence, state,
        recipient_name, address, time_zone, due_at, late_reason, next_attempt_at, mail_message_id,
        token_hash, created_at)
      select family_id, id, message_id, recipient_id, occurrence, 'WAITING', recipient_name,
        address, time_zone, due_at, late_reason, due_at, mail_message_id, token_hash,
        ${now}
      from jsonb_to_recordset(${jsonRows(rows)}) as d (
        family_id uuid, id uuid, message_id uuid, recipient_id uuid, occurrence date,
        recipient_name text, address text, time_zone text, due_at timestamptz, late_reason text,
        mail_message_id text, token_hash text)
      on conflict (message_id, recipient_id, occurrence) do nothing
      returning id`,
  );
  const ids = new Set(made.map((row) => row.id));
  await writeLedger(
    ctx.em,
    rows
      .filter((row) => ids.has(row.id))
      .map((row) => ({
        familyId: row.familyId,
        messageId: row.messageId,
        deliveryId: row.id,
        at: now,
        actor: 'system:plan',
        what: 'DELIVERY_WAITS' as const,
        to: 'WAITING',
        evidence: {
          recipient: row.recipientName,
          occurrence: row.occurrence,
          due: row.dueAt.toString(),
          clocks: [row.timeZone],
        },
      })),
  );
  await awaitVersions(ctx, [...ids]);
  await withholdRefused(ctx, [...ids]);
}

function begunBy({ recipients }: PlannedMessage, groups: readonly Group[]) {
  const groupOf = new Map(groups.flatMap((group) => group.people.map((id) => [id, group])));
  return recipients.flatMap((recipient) => {
    const group = groupOf.get(recipient.id);
    return group ? [{ recipient, group }] : [];
  });
}

async function storeSnapshots(
  ctx: RequestContext,
  beginnings: readonly Beginning[],
  now: Temporal.Instant,
): Promise<void> {
  const rows = beginnings.map(({ message, occurrence }) => ({
    id: message.id,
    occurrence: occurrence.date,
  }));
  await rowsOf(
    ctx.em,
    sql`
      insert into delivery_snapshots (family_id, message_id, occurrence, title, body, sealed_body,
        from_name, recording_ids, created_at)
      select m.family_id, m.id, b.occurrence, m.title, m.body, m.sealed_body,
        ${senderName('m.author_id')},
        m.recording_ids,
        ${now}
      from jsonb_to_recordset(${jsonRows(rows)}) as b (id uuid, occurrence date)
      join ${messageContents} m on m.id = b.id
      on conflict do nothing`,
  );
}

async function familyKeys(
  ctx: RequestContext,
  beginnings: readonly Beginning[],
): Promise<Map<string, Buffer>> {
  const ids = [...new Set(beginnings.map(({ message }) => message.familyId))];
  const wrapped = await wrappedKeysOf(ctx.em, ids);
  return new Map(
    wrapped.map(({ familyId, wrappedKey }) => [
      familyId,
      ctx.app.keys.unwrap(familyKeyOwner(familyId), wrappedKey),
    ]),
  );
}
