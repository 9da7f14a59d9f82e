import { freePlan } from '@infinite/schema/catalogue/plans';
import { userLimits, type UserOrder } from '@infinite/schema/catalogue/users';
import type { UserFilterInput, UserOrderInput } from '@infinite/schema/users/user-list.input';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { findExact } from '#features/people/users/find-exact.ts';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import {
  filteredUsers,
  userColumns,
  userFrom,
  type UserRow,
} from '#features/people/users/select-users.ts';
import { compiledOnce } from '#platform/database/compiled-once.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { exactInstantText } from '#platform/database/instant-text.ts';
import type { EntityManager } from '#platform/database/orm.ts';
import { asPrepared } from '#platform/database/prepared.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export interface UserListRequest {
  readonly filter: UserFilterInput;
  readonly order?: UserOrderInput;
  readonly first?: number | null;
  readonly after?: string | null;
  /** At most; what the GraphQL list allows if not said. */
  readonly pageMax?: number;
}

interface Key {
  /** What rows are ordered by, as the index on it is written; ties are broken by the id. */
  readonly expression: RawBuilder<unknown>;
  /** Its type, to read a cursor's text as. */
  readonly type: 'timestamptz' | 'text';
}

const keys: Record<UserOrder, Key> = {
  CREATED: { expression: sql`users.created_at`, type: 'timestamptz' },
  USERNAME: { expression: sql`users.username_key`, type: 'text' },
  EMAIL: { expression: sql`users.email_key`, type: 'text' },
  LAST_SEEN: {
    // Never seen: before everybody.
    expression: sql`coalesce(users.last_seen_at, 'epoch'::timestamptz)`,
    type: 'timestamptz',
  },
};

// The database would refuse a control character with an error of its own.
const place = z.tuple([
  z
    .string()
    .max(400)
    .regex(/^\P{Cc}*$/u),
  z.guid(),
]);
const timePlace = z.tuple([z.iso.datetime().or(z.literal('=')), z.guid()]);

/** Stand in the cursor of an exact match, which is above every order. */
const exactKey = '=';
const nobody = '00000000-0000-0000-0000-000000000000';

/** One page of the accounts, the newest first if nothing else is said. */
export async function listUsers(
  ctx: RequestContext,
  request: UserListRequest,
): Promise<ListPage<UserRow>> {
  requireStaff(ctx, 'users.read');
  const pageMax = request.pageMax ?? userLimits.pageMax;
  const size = pageSizeOf(request.first, { page: userLimits.page, pageMax });
  const by = request.order?.by ?? 'CREATED';
  const descending = request.order?.descending ?? request.order?.by == null;
  const isText = keys[by].type === 'text';
  const last = request.after ? placeOf(request.after, isText ? place : timePlace) : null;
  const exact = await findExact(ctx.em, request.filter);
  const isFirst = last === null;
  const after = last?.[1] === nobody ? null : last;
  const without = exact?.id ?? null;
  const wanted: Wanted = { filter: request.filter, by, descending, size, after, without };
  const rows = await (hasOnePlan(request.filter)
    ? runPrepared(ctx.em, wanted)
    : pageOf(ctx.em, wanted).execute());
  const above = exact && isFirst ? [exact] : [];
  const page = rows.slice(0, size - above.length);
  return {
    nodes: [...above, ...page.map(userFrom)],
    hasNextPage: rows.length > page.length,
    cursorOf: (_node, index) => {
      if (index < above.length) return cursorOf([exactKey, nobody]);
      const { key = '', id = '' } = page[index - above.length] ?? {};
      return cursorOf([isText ? key : exactInstantText(key), id]);
    },
  };
}

interface Wanted {
  readonly filter: UserFilterInput;
  readonly by: UserOrder;
  readonly descending: boolean;
  readonly size: number;
  /** Key and id of the row before the page. */
  readonly after: readonly [key: string, id: string] | null;
  /** The exact match, which stands above the pages. */
  readonly without: string | null;
}

/** A page and one row more, which tells whether there is a next page. */
function pageOf(em: EntityManager, wanted: Wanted) {
  const { filter, by, descending, size, after, without } = wanted;
  const { expression, type } = keys[by];
  const direction = sql.raw(descending ? 'desc' : 'asc');
  let query = filteredUsers(em, filter)
    .select(userColumns)
    .select(sql<string>`${expression}::text`.as('key'))
    .orderBy(sql`${expression} ${direction}, users.id ${direction}`)
    .limit(sql.lit(size + 1));
  if (without) query = query.where('users.id', '<>', without);
  if (after) {
    const [key, id] = after;
    const than = sql.raw(descending ? '<' : '>');
    query = query.where(
      sql<boolean>`(${expression}, users.id) ${than} (${key}::${sql.raw(type)}, ${id}::uuid)`,
    );
  }
  return query;
}

type PageRow = Awaited<ReturnType<ReturnType<typeof pageOf>['execute']>>[number];

const runCompiled = compiledOnce<PageRow>();

/** Builds the statement once for each shape and has PostgreSQL plan it once a connection. */
function runPrepared(em: EntityManager, wanted: Wanted): Promise<PageRow[]> {
  const { filter, by, descending, size, after } = wanted;
  const { emailVerified, suspended, plans } = filter;
  // Several plans are one array, whose values are no part of this.
  if (plans && plans.length !== 1) return pageOf(em, wanted).modifyFront(asPrepared).execute();
  const shape = [by, descending, size, after !== null, emailVerified, suspended, plans != null];
  const [plan = freePlan] = plans ?? [];
  const [key, id] = after ?? ['', ''];
  return runCompiled(em, shape.join(' '), { plan, key, id }, (values) =>
    pageOf(em, {
      ...wanted,
      filter: { ...filter, ...(plans && { plans: [values.plan] }) },
      after: after && [values.key, values.id],
    }).modifyFront(asPrepared),
  );
}

/** Whether one plan of the database is best for every value: not where few or many rows may be left. */
function hasOnePlan(filter: UserFilterInput): boolean {
  const { search, ids, role, createdFrom, createdBefore } = filter;
  return !search && !ids && !role && !createdFrom && !createdBefore;
}

/** Ids of the accounts that the filter leaves, newest first; no more than one bulk act takes. */
export async function listUserIds(ctx: RequestContext, filter: UserFilterInput): Promise<string[]> {
  requireStaff(ctx, 'users.read');
  const rows = await filteredUsers(ctx.em, filter)
    .select('users.id')
    .orderBy('users.createdAt', 'desc')
    .orderBy('users.id', 'desc')
    .limit(userLimits.bulkMax)
    .execute();
  return rows.map(({ id }) => id);
}
