import type { Occurrence } from '@infinite/schema/schedule/occurrences';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';
import { asJson, rowsOf } from '#features/messages/delivery/delivery-tables.ts';
import { writeLedger } from '#features/messages/delivery/ledger.ts';
import { deliveryId, deliveryLink, deliveryMessageId } from '#features/messages/delivery/links.ts';
import type { PlannedMessage } from '#features/messages/delivery/load-plans.ts';
import type { Group } from '#features/messages/delivery/plan-groups.ts';
import { awaitVersions, promiseVersions } from '#features/messages/delivery/promise-versions.ts';
import { withholdRefused } from '#features/messages/delivery/refusals/withhold-deliveries.ts';
import { familyKeyOwner } from '#features/people/families/index.ts';

/** A message whose time has come. */
export interface Beginning {
  message: PlannedMessage;
  occurrence: Occurrence;
  groups: readonly Group[];
}

/**
 * Makes one delivery for each person whose hour has come, with what the message says now: a
 * recurring message may be changed for its next date, and yesterday's reader must not see that early.
 */
export async function beginDeliveries(
  ctx: RequestContext,
  beginnings: readonly Beginning[],
  now: Temporal.Instant,
): Promise<void> {
  if (beginnings.length === 0) return;
  await keepLetters(ctx, beginnings, now);
  await promiseVersions(
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
        family_id: message.familyId,
        id,
        message_id: message.id,
        recipient_id: recipient.id,
        occurrence: occurrence.date,
        recipient_name: recipient.name,
        address: recipient.email,
        time_zone: group.timeZone,
        due_at: group.due.toString(),
        late_reason: group.late,
        mail_message_id: deliveryMessageId(id, 1, ctx.app.config.publicOrigin),
        token_hash: deliveryLink(keyOf(message.familyId), id, 1).hash,
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
        ${now.toString()}
      from jsonb_to_recordset(${asJson(rows)}) as d (
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
        familyId: row.family_id,
        messageId: row.message_id,
        deliveryId: row.id,
        at: now,
        actor: 'system:plan',
        what: 'DELIVERY_WAITS' as const,
        to: 'WAITING',
        evidence: {
          recipient: row.recipient_name,
          occurrence: row.occurrence,
          due: row.due_at,
          clocks: [row.time_zone],
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

async function keepLetters(
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
        coalesce(nullif(u.sender_name, ''), nullif(u.username, ''), split_part(u.email, '@', 1)),
        array(select a.recording_id from message_attachments a
          where a.family_id = m.family_id and a.message_id = m.id order by a.position),
        ${now.toString()}
      from jsonb_to_recordset(${asJson(rows)}) as b (id uuid, occurrence date)
      join messages m on m.id = b.id
      join users u on u.id = m.author_id
      on conflict do nothing`,
  );
}

async function familyKeys(
  ctx: RequestContext,
  beginnings: readonly Beginning[],
): Promise<Map<string, Buffer>> {
  const ids = [...new Set(beginnings.map(({ message }) => message.familyId))];
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: string; wrapped_key: Buffer }>`
      select id, wrapped_key from families where id = any(${ids}::uuid[])`,
  );
  return new Map(
    rows.map((row) => [row.id, ctx.app.keys.unwrap(familyKeyOwner(row.id), row.wrapped_key)]),
  );
}
