import { requireStaff, type RequestContext } from '#platform/context.ts';
import type { Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';
import { findEnquiry } from '#features/publishing/enquiries/find-enquiry.ts';
import { EnquiryReadEntity } from '#features/publishing/enquiries/thread/thread.entity.ts';
import { tables } from '#platform/database/tables.ts';

/**
 * Remembers that the caller has seen the enquiry as it is now.
 * @throws AppError NOT_FOUND
 */
export async function readEnquiry(ctx: RequestContext, id: string): Promise<Enquiry> {
  const { userId } = requireStaff(ctx, 'enquiries.read');
  await findEnquiry(ctx, id);
  const readAt = ctx.clock.now();
  await tables(ctx.em, EnquiryReadEntity)
    .insertInto('enquiry_reads')
    .values({ enquiryId: id, userId, readAt })
    .onConflict((conflict) => conflict.columns(['enquiryId', 'userId']).doUpdateSet({ readAt }))
    .execute();
  return findEnquiry(ctx, id);
}
