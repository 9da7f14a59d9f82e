import { sql } from 'kysely';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { usernameOf } from '#features/people/identity/index.ts';
import { EnquiryEntity, type Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';
import { findEnquiry } from '#features/publishing/enquiries/find-enquiry.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Says that an enquiry was answered, or that it waits again. Saying so twice changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function markAnswered(
  ctx: RequestContext,
  { id, answered }: { id: string; answered: boolean },
): Promise<Enquiry> {
  const admin = requireStaff(ctx, 'inquiries.write');
  return inTransaction(ctx, async (ctx) => {
    const before = await findEnquiry(ctx, id);
    const changed = await tables(ctx.em, EnquiryEntity)
      .updateTable('enquiries')
      .set({
        answeredAt: answered ? ctx.clock.now() : null,
        answeredBy: answered ? usernameOf(sql.val(admin.userId)) : null,
      })
      .where('id', '=', id)
      .where('answeredAt', answered ? 'is' : 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (!changed) return before;
    await recordAudit(ctx, {
      action: answered ? 'enquiry.answer' : 'enquiry.reopen',
      // The number alone: the log outlives the enquiry and names nobody who wrote one.
      subject: { kind: 'enquiry', id, name: before.reference },
      before: { answered: !answered },
      after: { answered },
    });
    return changed;
  });
}
