import { z } from 'zod';
import { requireAdmin, type RequestContext } from '#context.ts';
import {
  enquiryFromRow,
  enquiryTables,
  type Enquiry,
} from '#features/publishing/enquiries/enquiry-tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** @throws AppError NOT_FOUND */
export async function findEnquiry(ctx: RequestContext, id: string): Promise<Enquiry> {
  requireAdmin(ctx);
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const row = await enquiryTables(ctx.em)
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return enquiryFromRow(row);
}
