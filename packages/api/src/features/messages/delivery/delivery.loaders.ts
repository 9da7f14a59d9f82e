import DataLoader from 'dataloader';
import {
  ledgerWords,
  type LedgerEvent,
  type LedgerEvidence,
} from '#features/messages/delivery/delivery-ledger.en.ts';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import {
  deliveriesOfMessages,
  type Delivery,
} from '#features/messages/delivery/find-deliveries.ts';
import type { Message } from '#features/messages/messages/index.ts';
import { jsonRows } from '#platform/database/json-rows.ts';
import { rowsOf } from '#platform/database/tables.ts';

type MessageKey = Pick<Message, 'familyId' | 'id'>;

/** A line of the ledger in plain words. */
export interface HistoryLine {
  id: string;
  at: Temporal.Instant;
  what: string;
}

/** How many lines of a message are shown, the latest; older ones stay in the ledger. */
const shownLines = 200;

/** Deliveries of a message; one query for all messages of a request. */
export function deliveriesOf(ctx: RequestContext, message: MessageKey): Promise<Delivery[]> {
  return loaderOf(ctx, deliveriesKey, () => deliveriesLoader(ctx)).load(message);
}

/** The ledger of a message, oldest first; one query for all messages of a request. */
export function historyOf(ctx: RequestContext, message: MessageKey): Promise<HistoryLine[]> {
  return loaderOf(ctx, historyKey, () => historyLoader(ctx)).load(message);
}

const deliveriesKey = Symbol('deliveries of messages');
const historyKey = Symbol('ledger of messages');
/** Not cached: a mutation in the same request may change what a later field asks for. */
const options = { cache: false } as const;

function deliveriesLoader(ctx: RequestContext): DataLoader<MessageKey, Delivery[]> {
  return new DataLoader(async (messages) => {
    const families = [...new Set(messages.map((message) => message.familyId))];
    const rows = await deliveriesOfMessages(
      ctx,
      families,
      messages.map(({ id }) => id),
    );
    const byMessage = Map.groupBy(rows, (delivery) => delivery.messageId);
    return messages.map(({ id }) => byMessage.get(id) ?? []);
  }, options);
}

function historyLoader(ctx: RequestContext): DataLoader<MessageKey, HistoryLine[]> {
  return new DataLoader(async (messages) => {
    const keys = jsonRows(messages.map(({ familyId, id }) => ({ familyId, id })));
    const rows = await rowsOf(
      ctx.em,
      sql<HistoryRow>`
        select e.id, e.message_id, e.at, e.what, e.evidence
        from jsonb_to_recordset(${keys}) as m (family_id uuid, id uuid)
        cross join lateral (
          select * from delivery_events
          where family_id = m.family_id and message_id = m.id
          order by seq desc limit ${shownLines}) e
        order by e.seq`,
    );
    const byMessage = Map.groupBy(rows, (row) => row.messageId);
    return messages.map(({ id }) => (byMessage.get(id) ?? []).map(historyLine));
  }, options);
}

function historyLine(row: HistoryRow): HistoryLine {
  return { id: row.id, at: row.at, what: ledgerWords(row.what, row.evidence) };
}

interface HistoryRow {
  id: string;
  messageId: string;
  at: Temporal.Instant;
  what: LedgerEvent;
  evidence: LedgerEvidence;
}
