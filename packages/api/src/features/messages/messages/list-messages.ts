import { messageLimits, type MessageStateName } from '@infinite/schema/catalogue/messages';
import { messageRefusalWords } from '@infinite/schema/words/messages.en';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { MessageEntity, type Message } from '#features/messages/messages/message.entity.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Named one by one, since the list is a prepared statement. */
const messageColumns = [
  ...(['familyId', 'id', 'authorId', 'clientId', 'title', 'body', 'sealedBody'] as const),
  ...(['state', 'postponed', 'version', 'triggerKind', 'localDate', 'localTime'] as const),
  ...(['timeZone', 'recurrence', 'untilYear', 'leapDayRule', 'occasion'] as const),
  ...(['movedOccurrence', 'scheduledAt', 'confirmedOccurrence', 'remindedAt'] as const),
  ...(['secondRemindedAt', 'occurrence', 'nextStepAt', 'createdAt', 'updatedAt'] as const),
] as const;

export interface MessagePage {
  readonly nodes: Message[];
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
  let query = tables(ctx.em, MessageEntity)
    .selectFrom('messages')
    .modifyFront(asPrepared)
    .select(messageColumns)
    .where('familyId', '=', familyId)
    .where('authorId', '=', userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(size + 1));
  if (request.states) query = query.where('state', 'in', [...request.states, neverAState]);
  if (request.after) {
    const { updatedAt, id } = readCursor(request.after);
    query = query.where(sql<boolean>`(updated_at, id) < (${updatedAt}, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const nodes = rows.slice(0, size);
  const last = nodes.at(-1);
  return {
    nodes,
    hasNextPage: rows.length > size,
    endCursor: last ? cursorOf(last) : null,
    cursorOf: (at) => cursorOf(nodes[at]),
  };
}

/** Avoids `in ()`, which is no SQL, for an empty list of states. */
const neverAState = 'NONE' as MessageStateName;

export function pageSize(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? messageLimits.listPage, 1), messageLimits.listPageMax);
}

function cursorOf(message: Message | undefined): string {
  if (!message) return '';
  return Buffer.from(`${message.updatedAt.toString()} ${message.id}`).toString('base64url');
}

function readCursor(cursor: string): { updatedAt: Temporal.Instant; id: string } {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  try {
    return { updatedAt: Temporal.Instant.from(at), id: z.guid().parse(id) };
  } catch (cause) {
    const words = messageRefusalWords.badCursor;
    throw new AppError('INVALID_INPUT', { words, fields: { after: words }, cause });
  }
}
