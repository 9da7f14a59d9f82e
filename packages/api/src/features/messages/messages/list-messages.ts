import { messageLimits, type MessageStateName } from '@infinite/schema/catalogue/messages';
import { messageRefusalWords } from '@infinite/schema/words/messages.en';
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { loaderOf, requireMember, type RequestContext } from '#platform/context.ts';
import { MessageEntity, type Message } from '#features/messages/messages/message.entity.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import {
  instantText,
  instantTextOrNull,
  type InstantText,
} from '#platform/database/instant-text.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Named one by one, since the list is a prepared statement. */
const messageColumns = [
  ...(['familyId', 'id', 'authorId', 'title', 'body', 'sealedBody'] as const),
  ...(['state', 'postponed', 'version', 'triggerKind', 'localDate', 'localTime'] as const),
  ...(['timeZone', 'recurrence', 'untilYear', 'leapDayRule', 'occasion'] as const),
  ...(['movedOccurrence', 'confirmedOccurrence', 'occurrence'] as const),
  // Instants that are only shown: to read five as instants takes longer than the rest of a row.
  sql<string | null>`scheduled_at::text`.as('scheduledAt'),
  sql<string | null>`reminded_at::text`.as('remindedAt'),
  sql<string | null>`second_reminded_at::text`.as('secondRemindedAt'),
  sql<string>`created_at::text`.as('createdAt'),
  sql<string>`updated_at::text`.as('updatedAt'),
] as const;

type ShownInstants = {
  readonly [Name in 'scheduledAt' | 'remindedAt' | 'secondRemindedAt']: InstantText | null;
} & { readonly [Name in 'createdAt' | 'updatedAt']: InstantText };

/** What the fields of a message need, with its instants as text. */
type ListedMessage = Omit<Message, 'clientId' | 'nextStepAt' | keyof ShownInstants> & ShownInstants;

/** A message of a list, or one that was read alone. */
export type ShownMessage = Message | ListedMessage;

export interface MessagePage {
  readonly nodes: ShownMessage[];
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
  /** The cursor of the node at this index. */
  readonly cursorOf: (at: number) => string;
}

export interface ListRequest {
  states?: readonly MessageStateName[] | null;
  first?: number | null;
  after?: string | null;
}

/** The actor's own messages, last changed first. */
export async function listMessages(
  ctx: RequestContext,
  request: ListRequest,
): Promise<MessagePage> {
  const { familyId, userId } = requireMember(ctx);
  const size = pageSize(request.first);
  const { states, after } = request;
  const { updatedAt, id } = after ? readCursor(after) : { updatedAt: '', id: '' };
  const shape = `${size} ${states != null} ${after != null && after !== ''}`;
  const values = { familyId, userId, states: states ?? [], updatedAt, id };
  const rows = await runPage(ctx.em, shape, values, (places) =>
    pageOf(ctx.em, places, { size, hasStates: states != null, isAfter: updatedAt !== '' }),
  );
  const nodes = rows.slice(0, size).map(listedFrom);
  const last = nodes.at(-1);
  return {
    nodes,
    hasNextPage: rows.length > size,
    endCursor: last ? cursorOf(last) : null,
    cursorOf: (at) => cursorOf(nodes[at]),
  };
}

interface Shape {
  readonly size: number;
  readonly hasStates: boolean;
  readonly isAfter: boolean;
}

/** A page and one row more, which tells whether there is a next page. */
function pageOf(
  em: EntityManager,
  places: Readonly<Record<'familyId' | 'userId' | 'states' | 'updatedAt' | 'id', string>>,
  { size, hasStates, isAfter }: Shape,
) {
  let query = tables(em, MessageEntity)
    .selectFrom('messages')
    .modifyFront(asPrepared)
    .select(messageColumns)
    .where('familyId', '=', places.familyId)
    .where('authorId', '=', places.userId)
    // The columns, since their text has the same names.
    .orderBy(sql`messages.updated_at desc, id desc`)
    .limit(sql.lit(size + 1));
  if (hasStates) query = query.where(sql<boolean>`state = any(${places.states})`);
  if (isAfter) {
    const { updatedAt, id } = places;
    query = query.where(sql<boolean>`(updated_at, id) < (${updatedAt}::timestamptz, ${id}::uuid)`);
  }
  return query;
}

/** The messages with these ids, in their order; lists of one request ask once. */
export async function listedMessages(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<ShownMessage[]> {
  const loader = loaderOf(ctx, byIdKey, () => byIdLoader(ctx));
  const found = await Promise.all(ids.map((id) => loader.load(id)));
  return found.filter((message) => message !== null);
}

const byIdKey = Symbol('messages of lists');

function byIdLoader(ctx: RequestContext): DataLoader<string, ListedMessage | null> {
  return new DataLoader(
    async (ids) => {
      const { familyId } = requireMember(ctx);
      const rows = await runPage(ctx.em, 'ids', { familyId, ids: [...ids] }, (places) =>
        tables(ctx.em, MessageEntity)
          .selectFrom('messages')
          .modifyFront(asPrepared)
          .select(messageColumns)
          .where('familyId', '=', places.familyId)
          .where(sql<boolean>`id = any(${places.ids}::uuid[])`),
      );
      const byId = new Map(rows.map((row) => [row.id, listedFrom(row)]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    // A mutation in the same request may change what a later field asks for.
    { cache: false },
  );
}

type PageRow = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number];

const runPage = compiledOnce<PageRow>();

function listedFrom(row: PageRow): ListedMessage {
  return Object.assign(row, {
    scheduledAt: instantTextOrNull(row.scheduledAt),
    remindedAt: instantTextOrNull(row.remindedAt),
    secondRemindedAt: instantTextOrNull(row.secondRemindedAt),
    createdAt: instantText(row.createdAt),
    updatedAt: instantText(row.updatedAt),
  });
}

export function pageSize(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? messageLimits.listPage, 1), messageLimits.listPageMax);
}

function cursorOf(message: ShownMessage | undefined): string {
  if (!message) return '';
  return Buffer.from(`${message.updatedAt.toString()} ${message.id}`).toString('base64url');
}

function readCursor(cursor: string): { updatedAt: string; id: string } {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  try {
    return { updatedAt: Temporal.Instant.from(at).toString(), id: z.guid().parse(id) };
  } catch (cause) {
    const words = messageRefusalWords.badCursor;
    throw new AppError('INVALID_INPUT', { words, fields: { after: words }, cause });
  }
}
