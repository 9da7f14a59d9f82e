import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { EnquiryEntity, type Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';
import { selectEnquiries } from '#features/publishing/enquiries/select-enquiries.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** @throws AppError NOT_FOUND */
export async function findEnquiry(ctx: RequestContext, id: string): Promise<Enquiry> {
  requireStaff(ctx, 'enquiries.read');
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const enquiry = await selectEnquiries(ctx).where('id', '=', id).executeTakeFirst();
  if (!enquiry) throw new AppError('NOT_FOUND');
  return enquiry;
}

/**
 * The same, held until the transaction ends: what two operators do to one enquiry happens one after
 * the other.
 * @throws AppError NOT_FOUND
 */
export async function lockEnquiry(ctx: RequestContext, id: string): Promise<Enquiry> {
  requireStaff(ctx, 'enquiries.read');
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  await tables(ctx.em, EnquiryEntity)
    .selectFrom('enquiries')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return findEnquiry(ctx, id);
}
