import { messageLimits } from '@infinite/schema/catalogue/messages';
import { messageRefusalWords } from '@infinite/schema/words/messages.en';
import { localInstant } from '@infinite/schema/schedule/local-instant';
import { momentOf } from '@infinite/schema/schedule/occurrences';
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { z } from 'zod';
import { loaderOf, requireMember, type RequestContext } from '#platform/context.ts';
import {
  listedMessages,
  pageSize,
  type ListRequest,
  type MessagePage,
} from '#features/messages/messages/list-messages.ts';
import { MessageRecipientEntity } from '#features/messages/messages/message-recipient.entity.ts';
import { MessageEntity } from '#features/messages/messages/message.entity.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { asPrepared } from '#platform/database/prepared.ts';
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
  const nodes = await listedMessages(
    ctx,
    page.map(({ id }) => id),
  );
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

/** Lists that stand on one page, such as what needs an answer beside what waits, are ordered at once. */
function orderOf(ctx: RequestContext, { states }: ListRequest): Promise<Due[]> {
  return loaderOf(ctx, ordersKey, () => ordersLoader(ctx)).load({ states });
}

/** Absent: all of them. */
type Wanted = Pick<ListRequest, 'states'>;

const ordersKey = Symbol('messages by the day on which they are due');

function ordersLoader(ctx: RequestContext): DataLoader<Wanted, Due[]> {
  return new DataLoader(
    async (lists) => {
      const { familyId, userId } = requireMember(ctx);
      const some = lists.every((list) => list.states);
      const states = [...new Set(lists.flatMap((list) => list.states ?? []))];
      const limit = messageLimits.sortedByDue * lists.length;
      const values = { familyId, userId, states };
      const rows = await runOrder(ctx.em, `${limit} ${some}`, values, (places) =>
        ordered(ctx.em, places, { limit, hasStates: some }),
      );
      const all = rows.map((row) => ({ state: row.state, due: dueOf(row) }));
      return lists.map(({ states: wanted }) =>
        all
          .filter(({ state }) => !wanted || wanted.includes(state))
          .map(({ due }) => due)
          .sort(sooner),
      );
    },
    // A mutation in the same request may change what a later field asks for.
    { cache: false },
  );
}

function ordered(
  em: EntityManager,
  places: Readonly<Record<'familyId' | 'userId' | 'states', string>>,
  { limit, hasStates }: { readonly limit: number; readonly hasStates: boolean },
) {
  const query = tables(em, MessageEntity, MessageRecipientEntity)
    .selectFrom('messages')
    .modifyFront(asPrepared)
    .select(['id', 'state', 'occurrence', 'localDate', 'localTime', 'timeZone', 'movedOccurrence'])
    .select((message) =>
      message
        .selectFrom('message_recipients')
        .select(sql<string[]>`array_agg(distinct coalesce(time_zone, messages.time_zone))`.as('c'))
        .whereRef('message_recipients.familyId', '=', 'messages.familyId')
        .whereRef('message_recipients.messageId', '=', 'messages.id')
        .where('removedAt', 'is', null)
        .as('clocks'),
    )
    .where('familyId', '=', places.familyId)
    .where('authorId', '=', places.userId)
    .limit(sql.lit(limit));
  return hasStates ? query.where(sql<boolean>`state = any(${places.states})`) : query;
}

type OrderRow = Awaited<ReturnType<ReturnType<typeof ordered>['execute']>>[number];

const runOrder = compiledOnce<OrderRow>();

function dueOf(row: OrderRow): Due {
  const date = row.occurrence ?? row.localDate;
  if (!date || !row.localTime || !row.timeZone) {
    return { id: row.id, dueMs: Number.MAX_SAFE_INTEGER };
  }
  const own = { localTime: row.localTime, moved: row.movedOccurrence };
  const { localDate, localTime } = momentOf(own, date);
  const clocks = row.clocks ?? [row.timeZone];
  const instants = clocks.map((clock) => localInstant(localDate, localTime, clock).instant);
  return { id: row.id, dueMs: Math.min(...instants.map((at) => at.epochMilliseconds)) };
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
