import { messageLimits, type MessageStateName } from '@infinite/schema/catalogue/messages';
import { messageRefusalWords } from '@infinite/schema/words/messages.en';
import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { requireMember, type RequestContext } from '#context.ts';
import {
  messageColumns,
  messageFromRow,
  messageTables,
} from '#features/messages/messages/message-tables.ts';
import type { Message } from '#features/messages/messages/message.entity.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface MessagePage {
  readonly nodes: Message[];
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
  /** The place of one of `nodes`. */
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
  let query = messageTables(ctx.em)
    .selectFrom('messages')
    .modifyFront(asPrepared)
    .select(messageColumns)
    .where('family_id', '=', familyId)
    .where('author_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(size + 1));
  if (request.states) query = query.where('state', 'in', [...request.states, neverAState]);
  if (request.after) {
    const { updatedAt, id } = readCursor(request.after);
    query = query.where(sql<boolean>`(updated_at, id) < (${updatedAt}::timestamptz, ${id}::uuid)`);
  }
  const rows = await query.execute();
  const nodes = rows.slice(0, size).map(messageFromRow);
  const last = nodes.at(-1);
  return {
    nodes,
    hasNextPage: rows.length > size,
    endCursor: last ? cursorOf(last) : null,
    cursorOf: (at) => cursorOf(nodes[at]),
  };
}

/** Keeps `in ()` from being written for an empty choice, which finds nothing. */
const neverAState = 'NONE' as MessageStateName;

export function pageSize(first: number | null | undefined): number {
  return Math.min(Math.max(first ?? messageLimits.listPage, 1), messageLimits.listPageMax);
}

function cursorOf(message: Message | undefined): string {
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
