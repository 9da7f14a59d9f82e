import { enquiryLimits, type EnquiryKindName } from '@infinite/schema/catalogue/enquiries';
import { enquiryListInput } from '@infinite/schema/enquiries/enquiry.input';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { EnquiryEntity, type Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { tables } from '#platform/database/tables.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export interface EnquiryRequest {
  kind?: EnquiryKindName | null;
  answered?: boolean | null;
  /** Parts of a name, an address or a number. */
  search?: string | null;
  first?: number | null;
  after?: string | null;
}

const place = z.tuple([z.guid()]);
const sizes = { page: enquiryLimits.listPage, pageMax: enquiryLimits.listPageMax };

/** What people wrote, newest first. */
export async function listEnquiries(
  ctx: RequestContext,
  request: EnquiryRequest,
): Promise<ListPage<Enquiry>> {
  requireStaff(ctx, 'inquiries.read');
  const size = pageSizeOf(request.first, sizes);
  let query = chosen(ctx, request)
    .selectAll()
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

/** How many the request finds on all its pages. */
export async function countEnquiries(
  ctx: RequestContext,
  request: EnquiryRequest,
): Promise<number> {
  requireStaff(ctx, 'inquiries.read');
  const { count } = await chosen(ctx, request)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function chosen(ctx: RequestContext, request: EnquiryRequest) {
  const { kind, answered, search } = parseInput(enquiryListInput, request);
  let query = tables(ctx.em, EnquiryEntity).selectFrom('enquiries');
  if (kind) query = query.where('kind', '=', kind);
  if (answered != null) query = query.where('answeredAt', answered ? 'is not' : 'is', null);
  const words = search?.trim().toWellFormed().replaceAll('\0', '');
  if (words) {
    const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where(({ or, eb }) =>
      or([eb('name', 'ilike', like), eb('email', 'ilike', like), eb('reference', 'ilike', like)]),
    );
  }
  return query;
}
