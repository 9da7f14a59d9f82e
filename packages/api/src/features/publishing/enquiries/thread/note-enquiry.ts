import { enquiryNoteInput } from '@infinite/schema/enquiries/inbox.input';
import { sql } from 'kysely';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { usernameOf } from '#features/people/identity/index.ts';
import type { Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';
import { findEnquiry, lockEnquiry } from '#features/publishing/enquiries/find-enquiry.ts';
import { EnquiryNoteEntity } from '#features/publishing/enquiries/thread/thread.entity.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Adds a remark for staff; saying it twice under one `clientId` adds it once. It changes nothing
 * that another operator could overwrite, so it needs no version.
 * @throws AppError NOT_FOUND | INVALID_INPUT
 */
export async function noteEnquiry(ctx: RequestContext, input: unknown): Promise<Enquiry> {
  const admin = requireStaff(ctx, 'enquiries.write');
  const { id, body, clientId } = parseInput(enquiryNoteInput, input);
  return inTransaction(ctx, async (ctx) => {
    const { reference } = await lockEnquiry(ctx, id);
    const added = await tables(ctx.em, EnquiryNoteEntity)
      .insertInto('enquiry_notes')
      .values({
        id: newId(),
        enquiryId: id,
        authorId: admin.userId,
        authorName: sql<string>`coalesce(${usernameOf(sql.val(admin.userId))}, '')`,
        body,
        clientId,
        at: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.column('clientId').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) {
      // Without its words: the log outlives the enquiry.
      await recordAudit(ctx, {
        action: 'enquiry.note',
        subject: { kind: 'enquiry', id, name: reference },
      });
    }
    return findEnquiry(ctx, id);
  });
}
