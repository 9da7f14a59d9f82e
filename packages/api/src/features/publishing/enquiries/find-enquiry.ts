import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { EnquiryEntity, type Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** @throws AppError NOT_FOUND */
export async function findEnquiry(ctx: RequestContext, id: string): Promise<Enquiry> {
  requireStaff(ctx, 'inquiries.read');
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const enquiry = await tables(ctx.em, EnquiryEntity)
    .selectFrom('enquiries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!enquiry) throw new AppError('NOT_FOUND');
  return enquiry;
}
