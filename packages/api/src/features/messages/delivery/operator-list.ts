import {
  lateAfterMinutes,
  operatorListPage,
  type DeliveryPlaceName,
} from '@infinite/schema/catalogue/operations';
import { sql, type RawBuilder } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import type { DeliveryState } from '#features/messages/delivery/delivery.entity.ts';
import { messageAuthors } from '#features/messages/messages/index.ts';
import { isOfRealFamily } from '#features/people/families/index.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import {
  instantText,
  instantTextOrNull,
  type InstantText,
} from '#platform/database/instant-text.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import { AppError } from '#platform/errors/app-error.ts';
import type { ListPage } from '#platform/graphql/connection.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';

/** A delivery as an operator may see it: its progress, not its content nor the full address. */
export interface OperatorDelivery {
  id: string;
  familyId: string;
  state: DeliveryState;
  dueAt: InstantText;
  attempts: number;
  nextAttemptAt: InstantText | null;
  problem: string | null;
  setAsideReason: string | null;
  leftAsIs: boolean;
  /** First character and domain: enough to see that a mail server is at fault. */
  maskedAddress: string;
}

/** Latest due first. */
export async function listForOperator(
  ctx: RequestContext,
  request: { place: DeliveryPlaceName; first?: number | null; after?: string | null },
): Promise<ListPage<OperatorDelivery>> {
  const { first, max } = operatorListPage;
  const size = Math.min(Math.max(request.first ?? first, 1), max);
  const { place, after } = request;
  const now = ctx.clock.now();
  const values = {
    dueBefore: (place === 'LATE' ? now.subtract({ minutes: lateAfterMinutes }) : now).toString(),
    ...(after ? readCursor(after) : { dueAt: '', id: '' }),
  };
  const rows = await runPage(ctx.em, `${place} ${size} ${Boolean(after)}`, values, (places) => ({
    compile: () => pageOf(place, size, Boolean(after), places).compile(tables(ctx.em)),
  }));
  return {
    nodes: rows.slice(0, size).map(fromRow),
    hasNextPage: rows.length > size,
    cursorOf: ({ dueAt, id }) => `${dueAt} ${id}`,
  };
}

/** @throws AppError NOT_FOUND */
export async function findForOperator(ctx: RequestContext, id: string): Promise<OperatorDelivery> {
  const [row] = z.guid().safeParse(id).success
    ? await rowsOf(ctx.em, sql<Row>`select ${columns} from deliveries where id = ${id}`)
    : [];
  if (!row) throw new AppError('NOT_FOUND');
  return fromRow(row);
}

/** Failed deliveries of what an account has written, latest due first. Checks no permission. */
export async function failedOfAuthor(
  em: EntityManager,
  userId: string,
  most: number,
): Promise<OperatorDelivery[]> {
  const rows = await rowsOf(
    em,
    sql<Row>`
      select ${columns} from deliveries
      where state = 'FAILED' and (family_id, message_id) in (
        select m.family_id, m.id from ${messageAuthors} m where m.author_id = ${userId})
      order by deliveries.due_at desc, id desc limit ${sql.lit(most)}`,
  );
  return rows.map(fromRow);
}

const columns = sql`id, family_id, state, due_at::text, attempts, next_attempt_at::text, problem,
  set_aside_reason, left_as_is_at is not null as left_as_is, left(address, 1) || '…@' || split_part(address, '@', 2) as masked_address`;

type Places = Readonly<Record<'dueBefore' | 'dueAt' | 'id', string>>;

/** A page and one row more, which tells whether there is a next page. */
function pageOf(
  place: DeliveryPlaceName,
  size: number,
  isAfter: boolean,
  places: Places,
): RawBuilder<Row> {
  const { dueAt, id } = places;
  const after = isAfter ? sql`and (due_at, id) < (${dueAt}::timestamptz, ${id}::uuid)` : sql``;
  return sql<Row>`
    select ${asPrepared} ${columns} from deliveries
    where ${placeOf(place, places)} and ${isOfRealFamily()} ${after}
    order by deliveries.due_at desc, id desc limit ${sql.lit(size + 1)}`;
}

const runPage = compiledOnce<Row>();

function placeOf(place: DeliveryPlaceName, { dueBefore }: Places): RawBuilder<unknown> {
  switch (place) {
    case 'FAILED':
      return sql`state = 'FAILED'`;
    case 'UNRESOLVED':
      return sql`state = 'UNRESOLVED' and left_as_is_at is null`;
    case 'SET_ASIDE':
      return sql`set_aside_reason is not null`;
    case 'SENDING':
      return sql`state = 'SENDING'`;
    case 'DUE':
      return sql`next_attempt_at <= ${dueBefore}::timestamptz`;
    case 'LATE':
      return sql`state in ('WAITING', 'SENDING') and due_at < ${dueBefore}::timestamptz`;
  }
}

function readCursor(cursor: string): Pick<Places, 'dueAt' | 'id'> {
  const [at = '', id = ''] = cursor.split(' ');
  try {
    return { dueAt: Temporal.Instant.from(at).toString(), id: z.guid().parse(id) };
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { fields: { after: 'unknown' }, cause });
  }
}

interface Row {
  id: string;
  familyId: string;
  state: DeliveryState;
  dueAt: string;
  attempts: number;
  nextAttemptAt: string | null;
  problem: string | null;
  setAsideReason: string | null;
  leftAsIs: boolean;
  maskedAddress: string;
}

function fromRow(row: Row): OperatorDelivery {
  return {
    id: row.id,
    familyId: row.familyId,
    state: row.state,
    dueAt: instantText(row.dueAt),
    attempts: row.attempts,
    nextAttemptAt: instantTextOrNull(row.nextAttemptAt),
    problem: row.problem,
    setAsideReason: row.setAsideReason,
    leftAsIs: row.leftAsIs,
    maskedAddress: row.maskedAddress,
  };
}
