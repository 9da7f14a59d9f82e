import {
  enquiryLimits,
  type EnquiryOriginName,
  type EnquiryStateName,
} from '@infinite/schema/catalogue/enquiries';
import { enquiryListInput } from '@infinite/schema/enquiries/inbox.input';
import { sql, type RawBuilder } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { EnquiryEntity, type Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';
import { selectEnquiries } from '#features/publishing/enquiries/select-enquiries.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export interface EnquiryRequest {
  kind?: EnquiryOriginName | null;
  answered?: boolean | null;
  state?: EnquiryStateName | null;
  /** An account's id, or NONE for what nobody looks after. */
  assignee?: string | null;
  /** Parts of a name, an address, a number, or of what either side wrote. */
  search?: string | null;
  first?: number | null;
  after?: string | null;
}

const place = z.tuple([z.string().transform((text) => Temporal.Instant.from(text)), z.guid()]);
const sizes = { page: enquiryLimits.listPage, pageMax: enquiryLimits.listPageMax };

/** What people wrote, the one with the newest message first. */
export async function listEnquiries(
  ctx: RequestContext,
  request: EnquiryRequest,
): Promise<ListPage<Enquiry>> {
  requireStaff(ctx, 'enquiries.read');
  const size = pageSizeOf(request.first, sizes);
  let query = selectEnquiries(ctx)
    .where(chosen(request))
    .orderBy('lastAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1);
  if (request.after) {
    const [at, id] = placeOf(request.after, place);
    query = query.where(sql<boolean>`(last_at, id) < (${at}, ${id}::uuid)`);
  }
  const rows = await query.execute();
  return {
    nodes: rows.slice(0, size),
    hasNextPage: rows.length > size,
    cursorOf: ({ id, lastAt }) => cursorOf([lastAt.toString(), id]),
  };
}

/** How many the request finds on all its pages. */
export async function countEnquiries(
  ctx: RequestContext,
  request: EnquiryRequest,
): Promise<number> {
  requireStaff(ctx, 'enquiries.read');
  const { count } = await tables(ctx.em, EnquiryEntity)
    .selectFrom('enquiries')
    .where(chosen(request))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** How many wait for an answer. */
export const countOpenEnquiries = (ctx: RequestContext): Promise<number> =>
  countEnquiries(ctx, { answered: false });

const inState: Record<EnquiryStateName, RawBuilder<boolean>> = {
  OPEN: sql`answered_at is null`,
  WAITING: sql`(answered_at is not null and closed_at is null)`,
  CLOSED: sql`closed_at is not null`,
};

function chosen(request: EnquiryRequest): RawBuilder<boolean> {
  const { kind, answered, state, assignee, search } = parseInput(enquiryListInput, request);
  const conditions: RawBuilder<boolean>[] = [sql`true`];
  if (kind) conditions.push(sql`kind = ${kind}`);
  if (answered != null) {
    conditions.push(answered ? sql`answered_at is not null` : sql`answered_at is null`);
  }
  if (state) conditions.push(inState[state]);
  if (assignee === 'NONE') conditions.push(sql`assignee_id is null`);
  else if (assignee) conditions.push(sql`assignee_id = ${assignee}::uuid`);
  const words = search?.trim().toWellFormed().replaceAll('\0', '');
  if (words) conditions.push(found(words));
  return sql`${sql.join(conditions, sql` and `)}`;
}

function found(words: string): RawBuilder<boolean> {
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  // Written as the indexes on them are. Combined by 'or', or joined, no index would serve.
  return sql`enquiries.id = any (array(
    select id from enquiries
      where (name || ' ' || email || ' ' || reference || ' ' || message) ilike ${like}
    union select enquiry_id from enquiry_messages where body ilike ${like}))`;
}
