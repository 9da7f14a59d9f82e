import type { BlogCategoryId } from '@infinite/schema/catalogue/blog';
import {
  newsletterLimits as limits,
  type NewsletterPaceName,
  type SubscriberStateName,
} from '@infinite/schema/catalogue/newsletter';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import {
  NewsletterSubscriberEntity,
  NewsletterSuppressionEntity,
  type Subscriber,
} from '#features/publishing/newsletter/subscriber.entity.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

const sizes = { page: limits.listPage, pageMax: limits.listPageMax };
const place = z.tuple([z.guid()]);

const listedColumns = [
  'id',
  'email',
  'state',
  'interests',
  'pace',
  'countsOpens',
  'countsClicks',
  'createdAt',
  'confirmedAt',
  'leftAt',
] as const;

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
): Promise<ListPage<Pick<Subscriber, (typeof listedColumns)[number]>>> {
  requireStaff(ctx, 'newsletter.read');
  const size = pageSizeOf(request.first, sizes);
  let query = chosen(ctx, request)
    .select(listedColumns)
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (request.after) query = query.where('id', '<', placeOf(request.after, place)[0]);
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}

/** On all pages of the list. */
export async function countSubscribers(
  ctx: RequestContext,
  request: SubscriberRequest,
): Promise<number> {
  requireStaff(ctx, 'newsletter.read');
  const { count } = await chosen(ctx, request)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function chosen(ctx: RequestContext, { search, state, interest, pace }: SubscriberRequest) {
  let query = tables(ctx.em, NewsletterSubscriberEntity).selectFrom('newsletter_subscribers');
  const words = search?.trim().slice(0, limits.search).toWellFormed().replaceAll('\0', '');
  if (words) query = query.where('email', 'ilike', `%${words.replace(/[\\%_]/g, '\\$&')}%`);
  if (state) query = query.where('state', '=', state);
  if (interest) query = query.where(sql<boolean>`${interest} = any(interests)`);
  if (pace) query = query.where('pace', '=', pace);
  return query;
}

/** Addresses that get no newsletter ever again, newest first. */
export async function listSuppressions(
  ctx: RequestContext,
  { first, after }: { first?: number | null; after?: string | null },
) {
  requireStaff(ctx, 'newsletter.read');
  const size = pageSizeOf(first, sizes);
  let query = tables(ctx.em, NewsletterSuppressionEntity, NewsletterSubscriberEntity)
    .selectFrom('newsletter_suppressions as p')
    .leftJoin('newsletter_subscribers as s', 's.id', 'p.subscriberId')
    // No address when it was erased.
    .select(['p.id', 's.email', 'p.reason', 'p.detail', 'p.at'])
    .orderBy('p.id', 'desc')
    .limit(size + 1);
  if (after) query = query.where('p.id', '<', placeOf(after, place)[0]);
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }: { id: string }) => cursorOf([id]),
  };
}
