import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { findUser } from '#features/people/identity/index.ts';
import { changeEnquiry } from '#features/publishing/enquiries/change-enquiry.ts';
import type { Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';
import { findEnquiry, lockEnquiry } from '#features/publishing/enquiries/find-enquiry.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Says that an enquiry was answered by other means, which closes it, or that it waits again. Saying
 * so twice changes nothing.
 * @throws AppError NOT_FOUND
 */
export async function markAnswered(
  ctx: RequestContext,
  { id, answered }: { id: string; answered: boolean },
): Promise<Enquiry> {
  const admin = requireStaff(ctx, 'enquiries.write');
  return inTransaction(ctx, async (ctx) => {
    const before = await lockEnquiry(ctx, id);
    if ((before.answeredAt !== null) === answered) return before;
    const now = ctx.clock.now();
    const username = (await findUser(ctx.em, admin.userId))?.username ?? null;
    await changeEnquiry(ctx, id, {
      answeredAt: answered ? now : null,
      answeredBy: answered ? username : null,
      closedAt: answered ? now : null,
    });
    await recordAudit(ctx, {
      action: answered ? 'enquiry.answer' : 'enquiry.reopen',
      // The number alone: the log outlives the enquiry and names nobody who wrote one.
      subject: { kind: 'enquiry', id, name: before.reference },
      before: { answered: !answered },
      after: { answered },
    });
    return findEnquiry(ctx, id);
  });
}
