import { messageLimits } from '@infinite/schema/catalogue/messages';
import { messageRefusalWords } from '@infinite/schema/words/messages.en';
import { localInstant } from '@infinite/schema/schedule/local-instant';
import { momentOf } from '@infinite/schema/schedule/occurrences';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  pageSize,
  type ListRequest,
  type MessagePage,
} from '#features/messages/messages/list-messages.ts';
import { MessageRecipientEntity } from '#features/messages/messages/message-recipient.entity.ts';
import { MessageEntity } from '#features/messages/messages/message.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * The actor's own messages in the order in which they are due, those without a date last. The
 * instant is worked out here and not in SQL: the database's zones are not those of the schedule.
 * Narrow rows of one author are read for it, and whole ones only of the page.
 */
export async function listByDue(ctx: RequestContext, request: ListRequest): Promise<MessagePage> {
  const order = await orderOf(ctx, request);
  const start = request.after ? placeAfter(order, request.after) : 0;
  const size = pageSize(request.first);
  const page = order.slice(start, start + size);
  const last = page.at(-1);
  const nodes = await messagesOf(ctx, page);
  return {
    nodes,
    hasNextPage: order.length > start + size,
    endCursor: last ? cursorTo(last) : null,
    cursorOf: (at) => {
      const due = page.find(({ id }) => id === nodes[at]?.id);
      return due ? cursorTo(due) : '';
    },
  };
}

function cursorTo({ dueMs, id }: Due): string {
  return Buffer.from(`${dueMs} ${id}`).toString('base64url');
}

interface Due {
  readonly id: string;
  readonly dueMs: number;
}

async function orderOf(ctx: RequestContext, { states }: ListRequest): Promise<Due[]> {
  const { familyId, userId } = requireMember(ctx);
  let query = tables(ctx.em, MessageEntity, MessageRecipientEntity)
    .selectFrom('messages')
    .select(['id', 'occurrence', 'localDate', 'localTime', 'timeZone', 'movedOccurrence'])
    .select((message) =>
      message
        .selectFrom('message_recipients')
        .select(sql<string[]>`array_agg(distinct coalesce(time_zone, messages.time_zone))`.as('c'))
        .whereRef('message_recipients.familyId', '=', 'messages.familyId')
        .whereRef('message_recipients.messageId', '=', 'messages.id')
        .where('removedAt', 'is', null)
        .as('clocks'),
    )
    .where('familyId', '=', familyId)
    .where('authorId', '=', userId)
    .limit(messageLimits.sortedByDue);
  if (states) {
    if (states.length === 0) return [];
    query = query.where('state', 'in', [...states]);
  }
  const rows = await query.execute();
  return rows
    .map((row): Due => {
      const date = row.occurrence ?? row.localDate;
      if (!date || !row.localTime || !row.timeZone) {
        return { id: row.id, dueMs: Number.MAX_SAFE_INTEGER };
      }
      const own = { localTime: row.localTime, moved: row.movedOccurrence };
      const { localDate, localTime } = momentOf(own, date);
      const clocks = row.clocks ?? [row.timeZone];
      const instants = clocks.map((clock) => localInstant(localDate, localTime, clock).instant);
      return { id: row.id, dueMs: Math.min(...instants.map((at) => at.epochMilliseconds)) };
    })
    .toSorted(sooner);
}

function sooner(one: Due, other: Due): number {
  return one.dueMs - other.dueMs || (one.id < other.id ? -1 : one.id === other.id ? 0 : 1);
}

const cursorInput = z.object({ dueMs: z.coerce.number<string>().int(), id: z.guid() });

/** Where the page after a cursor starts, though its message may have been changed meanwhile. */
function placeAfter(order: readonly Due[], cursor: string): number {
  const [dueMs, id] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const parsed = cursorInput.safeParse({ dueMs, id });
  if (!parsed.success) {
    const words = messageRefusalWords.badCursor;
    throw new AppError('INVALID_INPUT', { words, fields: { after: words } });
  }
  const next = order.findIndex((each) => sooner(each, parsed.data) > 0);
  return next < 0 ? order.length : next;
}

async function messagesOf(ctx: RequestContext, page: readonly Due[]) {
  if (page.length === 0) return [];
  const { familyId } = requireMember(ctx);
  const ids = page.map(({ id }) => id);
  const rows = await tables(ctx.em, MessageEntity)
    .selectFrom('messages')
    .selectAll()
    .where('familyId', '=', familyId)
    .where('id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
