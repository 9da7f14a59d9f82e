import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import type { Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';
import { findEnquiry } from '#features/publishing/enquiries/find-enquiry.ts';
import { answersChannel } from '#features/publishing/enquiries/thread/answers-outbox.ts';
import { EnquiryMessageEntity } from '#features/publishing/enquiries/thread/thread.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { notify } from '#platform/notifications/notify.ts';

/**
 * Sends a failed answer once more, under the same Message-ID. One that did not fail stays as it is.
 * @throws AppError NOT_FOUND
 */
export async function sendAnswerAgain(ctx: RequestContext, messageId: string): Promise<Enquiry> {
  requireStaff(ctx, 'enquiries.write');
  if (!z.guid().safeParse(messageId).success) throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (ctx) => {
    const answer = await tables(ctx.em, EnquiryMessageEntity)
      .selectFrom('enquiry_messages')
      .select(['enquiryId', 'state'])
      .where('id', '=', messageId)
      .where('direction', '=', 'OUT')
      .forUpdate()
      .executeTakeFirst();
    if (!answer) throw new AppError('NOT_FOUND');
    const enquiry = await findEnquiry(ctx, answer.enquiryId);
    if (answer.state !== 'FAILED') return enquiry;
    await tables(ctx.em, EnquiryMessageEntity)
      .updateTable('enquiry_messages')
      .set({ state: 'WAITING', attempts: 0, nextAttemptAt: ctx.clock.now(), problem: null })
      .where('id', '=', messageId)
      .execute();
    await recordAudit(ctx, {
      action: 'enquiry.send-again',
      subject: { kind: 'enquiry', id: enquiry.id, name: enquiry.reference },
    });
    await notify(ctx, answersChannel);
    return enquiry;
  });
}
