import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { ofFamilies } from '#features/messages/delivery/load-plans.ts';
import type { Presence } from '#features/messages/delivery/presence.ts';
import {
  joinAuthor,
  recipientLanguage,
  type RecipientLanguage,
} from '#features/messages/delivery/reader-of-recipient.ts';
import type { Temporal } from 'temporal-polyfill';
import { rowsOf } from '#platform/database/tables.ts';
import { wrappedKeyOf } from '#features/people/families/index.ts';

/** A delivery that this process has claimed, with all that its mail needs. */
export interface ClaimedDelivery extends RecipientLanguage {
  familyId: string;
  id: string;
  messageId: string;
  occurrence: string;
  recipientName: string;
  address: string;
  timeZone: string;
  dueAt: Temporal.Instant;
  lateReason: string | null;
  attempts: number;
  linkVersion: number;
  mailMessageId: string;
  fromName: string;
  title: string;
  /** Still wrapped, so that a key that cannot be unwrapped does not block other families' mail. */
  wrappedKey: Buffer;
  /** Attempts so far that the relay did not accept, and those with an unknown outcome. */
  relayTries: number;
  unknownTries: number;
}

/** Which sender claims, how many, and of which family. */
export interface Claim {
  presence: Presence;
  /** This machine, whose journal knows what was accepted (`nodeIdOf`). */
  node: string;
  count: number;
  only: string | undefined;
}

/**
 * Claims up to `count` due deliveries, oldest first, before any SMTP conversation. Checks the due
 * time and the hold once more, under the row lock.
 */
export async function claimDeliveries(
  ctx: RequestContext,
  request: Claim,
): Promise<ClaimedDelivery[]> {
  return rowsOf(ctx.em, claim(ctx.clock.now(), request));
}

/**
 * Which claimed deliveries are still ours, checked once more just before SMTP: after a hold, or
 * when another sender has taken them over, a second mail must not leave.
 */
export async function stillOurs(
  ctx: RequestContext,
  presence: Presence,
  claimed: readonly ClaimedDelivery[],
): Promise<Set<string>> {
  if (claimed.length === 0 || !presence.alive()) return new Set();
  const rows = await rowsOf(
    ctx.em,
    sql<{ id: string }>`
      select id from deliveries
      where id = any(${claimed.map(({ id }) => id)}::uuid[])
        and state = 'SENDING' and sending_by = ${presence.id}
        and not exists (select 1 from delivery_hold where held)`,
  );
  return presence.alive() ? new Set(rows.map(({ id }) => id)) : new Set();
}

/**
 * One statement, so that claim and ledger are written in one round trip: this path handles
 * thousands of mails a minute. An attempt after an unknown outcome is recorded as sent again.
 */
function claim(now: Temporal.Instant, { presence, node, count, only }: Claim) {
  return sql<ClaimedDelivery>`
    with due as (
      select d.family_id, d.id from deliveries d
      where d.next_attempt_at <= ${now} and d.due_at <= ${now} and not d.awaits_media
        and ${ofFamilies(only, 'd')}
        and not exists (select 1 from delivery_hold where held)
      order by d.next_attempt_at, d.id limit ${count} for update skip locked
    ), claimed as (
      update deliveries d set state = 'SENDING', attempts = d.attempts + 1, next_attempt_at = null,
        sending_since = clock_timestamp(), sending_by = ${presence.id}, sending_node = ${node},
        link_sent_at = coalesce(link_sent_at, ${now})
      from due where d.family_id = due.family_id and d.id = due.id
      returning d.*
    ), noted as (
      insert into delivery_events (family_id, id, message_id, delivery_id, at, actor, what,
        from_state, to_state, evidence)
      select family_id, uuidv7(), message_id, id, ${now}, 'system:send',
        case when unknown_tries > 0 then 'SENT_AGAIN' else 'SENDING' end,
        'WAITING', 'SENDING', jsonb_build_object('recipient', recipient_name,
          'mailMessageId', mail_message_id, 'attempt', attempts)
      from claimed
    )
    select d.family_id, d.id, d.message_id, d.occurrence::text, d.recipient_name, d.address,
      d.time_zone, d.due_at, d.late_reason, d.attempts, d.link_version, d.mail_message_id,
      d.relay_tries, d.unknown_tries, l.from_name, l.title, ${recipientLanguage},
      ${wrappedKeyOf('d.family_id')} as wrapped_key
    from claimed d
    join delivery_snapshots l on l.family_id = d.family_id and l.message_id = d.message_id
      and l.occurrence = d.occurrence
    ${joinAuthor}`;
}
