import type { BlogCategoryId } from '@infinite/schema/catalogue/blog';
import {
  newsletterLimits as limits,
  type NewsletterPaceName,
  type SubscriberStateName,
  type SuppressionReasonName,
} from '@infinite/schema/catalogue/newsletter';
import { sql, type RawBuilder } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { requireAdmin, type RequestContext } from '#context.ts';
import {
  instantOrNull,
  rowsOf,
  subscriberColumns,
  type DatabaseInstant,
  type SubscriberRow,
} from '#features/publishing/newsletter/newsletter-tables.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { instantFrom } from '#platform/database/instant-type.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const sizes = { page: limits.listPage, pageMax: limits.listPageMax };

export interface SubscriberRequest {
  readonly search?: string | null;
  readonly state?: SubscriberStateName | null;
  readonly interest?: BlogCategoryId | null;
  readonly pace?: NewsletterPaceName | null;
  readonly first?: number | null;
  readonly after?: string | null;
}

/** Newest first; `search` finds a part of an address. */
export async function listSubscribers(
  ctx: RequestContext,
  request: SubscriberRequest,
): Promise<ListPage<ReturnType<typeof subscriberFrom>>> {
  requireAdmin(ctx);
  const size = pageSizeOf(request.first, sizes);
  const conditions = [chosen(request)];
  if (request.after) {
    const [id] = placeOf(request.after, z.tuple([z.guid()]));
    conditions.push(sql`id < ${id}`);
  }
  const rows = await rowsOf(
    ctx.em,
    sql<SubscriberRow>`
      select ${subscriberColumns} from newsletter_subscribers
      where ${sql.join(conditions, sql` and `)} order by id desc limit ${size + 1}`,
  );
  return {
    nodes: rows.slice(0, size).map(subscriberFrom),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}

/** On all pages of the list. */
export async function countSubscribers(
  ctx: RequestContext,
  request: SubscriberRequest,
): Promise<number> {
  requireAdmin(ctx);
  const [row] = await rowsOf(
    ctx.em,
    sql<{ count: number }>`
      select count(*)::int as count from newsletter_subscribers where ${chosen(request)}`,
  );
  return row?.count ?? 0;
}

function chosen({ search, state, interest, pace }: SubscriberRequest): RawBuilder<unknown> {
  const parts = [sql`true`];
  const words = search?.trim().slice(0, limits.search).toWellFormed().replaceAll('\0', '');
  if (words) parts.push(sql`email ilike ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`);
  if (state) parts.push(sql`state = ${state}`);
  if (interest) parts.push(sql`${interest} = any(interests)`);
  if (pace) parts.push(sql`pace = ${pace}`);
  return sql.join(parts, sql` and `);
}

function subscriberFrom(row: SubscriberRow) {
  return {
    id: row.id,
    email: row.email,
    state: row.state,
    interests: row.interests,
    pace: row.pace,
    countsOpens: row.counts_opens,
    createdAt: instantFrom(row.created_at),
    confirmedAt: instantOrNull(row.confirmed_at),
    leftAt: instantOrNull(row.left_at),
  };
}

export interface Suppression {
  readonly id: string;
  /** Null when the address itself was erased. */
  readonly email: string | null;
  readonly reason: SuppressionReasonName;
  readonly detail: string;
  readonly at: Temporal.Instant;
}

/** Addresses that get no newsletter ever again, newest first. */
export async function listSuppressions(
  ctx: RequestContext,
  { first, after }: { first?: number | null; after?: string | null },
): Promise<ListPage<Suppression>> {
  requireAdmin(ctx);
  const size = pageSizeOf(first, sizes);
  const [id] = after ? placeOf(after, z.tuple([z.guid()])) : [null];
  const rows = await rowsOf(
    ctx.em,
    sql<Omit<Suppression, 'at'> & { at: DatabaseInstant }>`
      select p.id, s.email, p.reason, p.detail, p.at from newsletter_suppressions p
        left join newsletter_subscribers s on s.id = p.subscriber_id
      where ${id === null ? sql`true` : sql`p.id < ${id}`} order by p.id desc limit ${size + 1}`,
  );
  return {
    nodes: rows.slice(0, size).map((row) => ({ ...row, at: instantFrom(row.at) })),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}
