import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type {
  LedgerEvent,
  LedgerEvidence,
} from '#features/messages/delivery/delivery-ledger.en.ts';
import type { Actor } from '#platform/context.ts';
import { newId } from '#platform/database/id.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { jsonRows } from '#platform/database/json-rows.ts';
import { rowsOf } from '#platform/database/tables.ts';

/** One line of the ledger: actor, time, states, reason and evidence. */
export interface LedgerLine {
  familyId: string;
  messageId: string;
  deliveryId?: string;
  at: Temporal.Instant;
  /** `member:<id>`, `system:<job>`, `sender-link`, `recipient-link`. */
  actor: string;
  what: LedgerEvent;
  from?: string;
  to?: string;
  why?: string;
  evidence?: LedgerEvidence;
}

/** Writes the lines in the transaction of the change that they record; call it in no other. */
export async function writeLedger(em: EntityManager, lines: readonly LedgerLine[]): Promise<void> {
  if (lines.length === 0) return;
  if (!em.isInTransaction()) throw new Error('a ledger line belongs to the change it tells of');
  const rows = lines.map((line, position) => ({
    familyId: line.familyId,
    id: newId(),
    position,
    messageId: line.messageId,
    deliveryId: line.deliveryId ?? null,
    at: line.at,
    actor: line.actor,
    what: line.what,
    fromState: line.from ?? null,
    toState: line.to ?? null,
    why: line.why ?? null,
    evidence: line.evidence ?? {},
  }));
  await rowsOf(
    em,
    sql`
      insert into delivery_events
        (family_id, id, message_id, delivery_id, at, actor, what, from_state, to_state, why, evidence)
      select family_id, id, message_id, delivery_id, at, actor, what, from_state, to_state, why, evidence
      from jsonb_to_recordset(${jsonRows(rows)}) as line (
        family_id uuid, id uuid, position int, message_id uuid, delivery_id uuid, at timestamptz,
        actor text, what text, from_state text, to_state text, why text, evidence jsonb)
      order by position`,
  );
}

/** How the ledger names an actor. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'member') return `member:${actor.userId}`;
  return actor.kind === 'system' ? `system:${actor.job}` : 'visitor';
}
