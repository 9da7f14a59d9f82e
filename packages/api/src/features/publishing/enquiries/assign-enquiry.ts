import { inboxLimits } from '@infinite/schema/catalogue/enquiries';
import { hasRight, staffRoles } from '@infinite/schema/catalogue/staff';
import { enquiryAssigneeInput } from '@infinite/schema/enquiries/inbox.input';
import { inboxInputWords as words } from '@infinite/schema/words/inbox.en';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { selectUsers } from '#features/people/identity/index.ts';
import { changeEnquiry, lockUnchanged } from '#features/publishing/enquiries/change-enquiry.ts';
import type { Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';
import { findEnquiry } from '#features/publishing/enquiries/find-enquiry.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** The accounts that may look after an enquiry, by name. */
export async function listAssignees(
  ctx: RequestContext,
): Promise<{ id: string; username: string }[]> {
  requireStaff(ctx, 'enquiries.read');
  return mayAnswer(ctx).orderBy('username').limit(inboxLimits.assignees).execute();
}

/**
 * Gives an enquiry to somebody, or to nobody.
 * @throws AppError NOT_FOUND | CONFLICT | INVALID_INPUT for an account that cannot answer
 */
export async function assignEnquiry(ctx: RequestContext, input: unknown): Promise<Enquiry> {
  requireStaff(ctx, 'enquiries.write');
  const { id, version, assigneeId } = parseInput(enquiryAssigneeInput, input);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockUnchanged(ctx, { id, version });
    if (before.assigneeId === assigneeId) return before;
    const assignee = assigneeId
      ? await mayAnswer(ctx).where('id', '=', assigneeId).executeTakeFirst()
      : null;
    if (assignee === undefined) {
      throw new AppError('INVALID_INPUT', {
        words: words.notStaff,
        fields: { assigneeId: words.notStaff },
      });
    }
    await changeEnquiry(ctx, id, { assigneeId });
    await recordAudit(ctx, {
      action: 'enquiry.assign',
      subject: { kind: 'enquiry', id, name: before.reference },
      before: { assignee: before.assigneeName },
      after: { assignee: assignee?.username ?? null },
    });
    return findEnquiry(ctx, id);
  });
}

const answeringRoles = staffRoles.filter((role) => hasRight(role, 'enquiries.write'));

function mayAnswer(ctx: RequestContext) {
  return selectUsers(ctx.em)
    .select(['id', 'username'])
    .where('role', 'in', answeringRoles)
    .where('suspendedAt', 'is', null)
    .where('deletedAt', 'is', null);
}
