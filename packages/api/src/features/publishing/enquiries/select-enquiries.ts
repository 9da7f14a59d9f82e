import { sql } from 'kysely';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { usernameOf } from '#features/people/identity/index.ts';
import { EnquiryEntity } from '#features/publishing/enquiries/enquiry.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** Enquiries as the caller sees them. */
export function selectEnquiries(ctx: RequestContext) {
  const { userId } = requireStaff(ctx, 'enquiries.read');
  return tables(ctx.em, EnquiryEntity)
    .selectFrom('enquiries')
    .selectAll()
    .select([
      usernameOf('enquiries.assignee_id').as('assigneeName'),
      sql<boolean>`not exists (
        select 1 from enquiry_reads r where r.enquiry_id = enquiries.id
          and r.user_id = ${userId} and r.read_at >= enquiries.last_in_at)`.as('unread'),
    ]);
}
