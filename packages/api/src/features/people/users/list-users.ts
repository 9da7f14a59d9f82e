import { userLimits, type UserOrder } from '@infinite/schema/catalogue/users';
import type { UserFilterInput, UserOrderInput } from '@infinite/schema/users/user-list.input';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import { requireAdmin, type RequestContext } from '#context.ts';
import {
  filteredUsers,
  userColumns,
  userFrom,
  type UserRow,
} from '#features/people/users/select-users.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { exactInstantText } from '#platform/database/instant-text.ts';
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

// A control sign in it would be the database's fault to find.
const place = z.tuple([
  z
    .string()
    .max(400)
    .regex(/^\P{Cc}*$/u),
  z.guid(),
]);
const timePlace = z.tuple([z.iso.datetime(), z.guid()]);

/** One page of the accounts, the newest first if nothing else is said. */
export async function listUsers(
  ctx: RequestContext,
  request: UserListRequest,
): Promise<ListPage<UserRow>> {
  requireAdmin(ctx);
  const pageMax = request.pageMax ?? userLimits.pageMax;
  const size = pageSizeOf(request.first, { page: userLimits.page, pageMax });
  const { expression, type } = keys[request.order?.by ?? 'CREATED'];
  const descending = request.order?.descending ?? request.order?.by == null;
  const direction = sql.raw(descending ? 'desc' : 'asc');
  let query = filteredUsers(ctx.em, request.filter)
    .select(userColumns)
    .select(sql<string>`${expression}::text`.as('key'))
    .orderBy(sql`${expression} ${direction}, users.id ${direction}`)
    .limit(sql.lit(size + 1));
  if (hasOnePlan(request.filter)) query = query.modifyFront(asPrepared);
  if (request.after) {
    const [key, id] = placeOf(request.after, type === 'text' ? place : timePlace);
    const than = sql.raw(descending ? '<' : '>');
    query = query.where(
      sql<boolean>`(${expression}, users.id) ${than} (${key}::${sql.raw(type)}, ${id}::uuid)`,
    );
  }
  const rows = await query.execute();
  const page = rows.slice(0, size);
  return {
    nodes: page.map(userFrom),
    hasNextPage: rows.length > size,
    cursorOf: (_node, index) => {
      const { key = '', id = '' } = page[index] ?? {};
      return cursorOf([type === 'text' ? key : exactInstantText(key), id]);
    },
  };
}

/** Whether one plan of the database is best for every value: not where few or many rows may be left. */
function hasOnePlan({ search, role, createdFrom, createdBefore }: UserFilterInput): boolean {
  return !search && !role && !createdFrom && !createdBefore;
}

/** How many accounts the filter leaves. */
export async function countUsers(ctx: RequestContext, filter: UserFilterInput): Promise<number> {
  requireAdmin(ctx);
  const row = await filteredUsers(ctx.em, filter)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
