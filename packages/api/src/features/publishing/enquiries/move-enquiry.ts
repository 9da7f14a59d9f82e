import type { EnquiryStateName } from '@infinite/schema/catalogue/enquiries';
import { enquiryStateInput } from '@infinite/schema/enquiries/inbox.input';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit, type AuditEntry } from '#features/operations/audit/index.ts';
import { findUser } from '#features/people/identity/index.ts';
import { changeEnquiry, lockUnchanged } from '#features/publishing/enquiries/change-enquiry.ts';
import { stateOf, type Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';
import { findEnquiry } from '#features/publishing/enquiries/find-enquiry.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

const actions: Readonly<Record<EnquiryStateName, AuditEntry['action']>> = {
  OPEN: 'enquiry.reopen',
  WAITING: 'enquiry.wait',
  CLOSED: 'enquiry.close',
};

/**
 * Opens, closes, or leaves to its writer. The state it has already changes nothing.
 * @throws AppError NOT_FOUND | CONFLICT
 */
export async function moveEnquiry(ctx: RequestContext, input: unknown): Promise<Enquiry> {
  const admin = requireStaff(ctx, 'enquiries.write');
  const { id, version, state } = parseInput(enquiryStateInput, input);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockUnchanged(ctx, { id, version });
    const from = stateOf(before);
    if (from === state) return before;
    const now = ctx.clock.now();
    const by = before.answeredBy ?? (await findUser(ctx.em, admin.userId))?.username ?? null;
    await changeEnquiry(ctx, id, {
      answeredAt: state === 'OPEN' ? null : (before.answeredAt ?? now),
      answeredBy: state === 'OPEN' ? null : by,
      closedAt: state === 'CLOSED' ? now : null,
    });
    await recordAudit(ctx, {
      action: actions[state],
      // The number alone: the log outlives the enquiry and names nobody who wrote one.
      subject: { kind: 'enquiry', id, name: before.reference },
      before: { state: from },
      after: { state },
    });
    return findEnquiry(ctx, id);
  });
}
