import { enquiryAnswerInput } from '@infinite/schema/enquiries/inbox.input';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { findUser } from '#features/people/identity/index.ts';
import { changeEnquiry, lockUnchanged } from '#features/publishing/enquiries/change-enquiry.ts';
import { stateOf, type Enquiry } from '#features/publishing/enquiries/enquiry.entity.ts';
import { findEnquiry, lockEnquiry } from '#features/publishing/enquiries/find-enquiry.ts';
import { answersChannel } from '#features/publishing/enquiries/thread/answers-outbox.ts';
import { subjectOfAnswer } from '#features/publishing/enquiries/thread/subject-of-answer.ts';
import { EnquiryMessageEntity } from '#features/publishing/enquiries/thread/thread.entity.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { notify } from '#platform/notifications/notify.ts';

/**
 * Writes to the writer of an enquiry, whose turn it then is; or closes it with these words. The
 * email is a row that an outbox sends. Saying it twice under one `clientId` sends it once.
 * @throws AppError NOT_FOUND | INVALID_INPUT
 * @throws AppError CONFLICT when somebody answered, assigned or moved it meanwhile, or its writer wrote
 */
export async function answerEnquiry(ctx: RequestContext, input: unknown): Promise<Enquiry> {
  const admin = requireStaff(ctx, 'enquiries.write');
  const { id, version, body, close, clientId } = parseInput(enquiryAnswerInput, input);
  return inTransaction(ctx, async (ctx) => {
    // Held first: the same call may be under way twice.
    const found = await lockEnquiry(ctx, id);
    if (await wasSent(ctx, clientId)) return found;
    const before = await lockUnchanged(ctx, { id, version });
    const now = ctx.clock.now();
    const username = (await findUser(ctx.em, admin.userId))?.username ?? '';
    const messageId = newId();
    await tables(ctx.em, EnquiryMessageEntity)
      .insertInto('enquiry_messages')
      .values({
        id: messageId,
        enquiryId: id,
        direction: 'OUT',
        authorId: admin.userId,
        authorName: username,
        address: before.email,
        subject: subjectOfAnswer(before),
        body,
        mailId: `answer.${messageId}@${new URL(ctx.app.config.publicOrigin).hostname}`,
        clientId,
        at: now,
        state: 'WAITING',
        nextAttemptAt: now,
      })
      .execute();
    await changeEnquiry(ctx, id, {
      answeredAt: now,
      answeredBy: username,
      closedAt: close ? now : null,
      lastAt: now,
    });
    await recordAudit(ctx, {
      action: 'enquiry.answer',
      subject: { kind: 'enquiry', id, name: before.reference },
      before: { state: stateOf(before) },
      after: { state: close ? 'CLOSED' : 'WAITING', mailed: true },
    });
    await notify(ctx, answersChannel);
    return findEnquiry(ctx, id);
  });
}

async function wasSent(ctx: RequestContext, clientId: string): Promise<boolean> {
  const sent = await tables(ctx.em, EnquiryMessageEntity)
    .selectFrom('enquiry_messages')
    .select('id')
    .where('clientId', '=', clientId)
    .executeTakeFirst();
  return sent !== undefined;
}
