import { emailKey } from '@infinite/schema/accounts/email-address';
import { parseSender } from '#adapters/mailer/mime-message.ts';
import type { RequestContext } from '#platform/context.ts';
import { changeEnquiry } from '#features/publishing/enquiries/change-enquiry.ts';
import { insertAttachments } from '#features/publishing/enquiries/attachments/insert-attachments.ts';
import {
  storeAttachments,
  type StoredAttachment,
} from '#features/publishing/enquiries/attachments/store-attachments.ts';
import { EnquiryEntity } from '#features/publishing/enquiries/enquiry.entity.ts';
import { findHome } from '#features/publishing/enquiries/inbound/find-home.ts';
import {
  readInboundMail,
  type InboundMail,
} from '#features/publishing/enquiries/inbound/read-inbound-mail.ts';
import { mailEnquiry } from '#features/publishing/enquiries/jobs/mail-enquiry.job.ts';
import { newReference } from '#features/publishing/enquiries/new-reference.ts';
import { EnquiryMessageEntity } from '#features/publishing/enquiries/thread/thread.entity.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Puts an email to support into the thread it belongs to, which waits for us again. What belongs to
 * none becomes an enquiry of its own, also when its subject names somebody else's number. What a
 * program wrote is kept, and nothing follows from it: no mail, no reopening, no counter (RFC 3834).
 * An email that came before changes nothing.
 * @throws AppError INVALID_INPUT
 */
export async function takeInboundMail(ctx: RequestContext, bytes: Buffer): Promise<void> {
  const read = await readInboundMail(bytes);
  const ours = isOurs(ctx, read);
  // A notice to support, where its mailbox is routed here.
  if (ours && /^(enquiry|answer)\.[0-9a-f-]{36}@/.test(read.mailId)) return;
  const mail = { ...read, automatic: read.automatic || ours };
  if (await isKnown(ctx, mail.mailId)) return;
  const attachments = await storeAttachments(ctx, mail.files);
  await inTransaction(ctx, async (ctx) => {
    const home = await findHome(ctx, mail);
    if (home !== undefined) await addToThread(ctx, home, { ...mail, attachments });
    else await addEnquiry(ctx, { ...mail, attachments });
  });
}

/** An email whose files lie in the storage. */
interface StoredMail extends InboundMail {
  readonly attachments: readonly StoredAttachment[];
}

async function addToThread(ctx: RequestContext, id: string, mail: StoredMail): Promise<void> {
  const now = ctx.clock.now();
  const added = await addMessage(ctx, id, mail);
  if (!added) return;
  await insertAttachments(ctx, added, mail.attachments);
  if (mail.automatic) return;
  await changeEnquiry(ctx, id, {
    answeredAt: null,
    answeredBy: null,
    closedAt: null,
    lastInAt: now,
    lastAt: now,
  });
  await ctx.jobs.enqueue(ctx, mailEnquiry, { enquiryId: id, messageId: added });
}

async function addEnquiry(ctx: RequestContext, mail: StoredMail): Promise<void> {
  const now = ctx.clock.now();
  if (await isKnown(ctx, mail.mailId)) return;
  const id = newId();
  // What a program wrote waits for nobody.
  const done = mail.automatic ? now : null;
  await tables(ctx.em, EnquiryEntity)
    .insertInto('enquiries')
    .values({
      id,
      reference: newReference(),
      kind: 'EMAIL',
      name: mail.from.name,
      email: mail.from.address,
      // The message is the first of the thread.
      message: '',
      details: mail.subject ? { subject: mail.subject } : {},
      receivedAt: now,
      answeredAt: done,
      closedAt: done,
      lastInAt: now,
      lastAt: now,
    })
    .execute();
  const added = await addMessage(ctx, id, mail);
  if (added) await insertAttachments(ctx, added, mail.attachments);
  if (!mail.automatic && added) {
    await ctx.jobs.enqueue(ctx, mailEnquiry, { enquiryId: id, messageId: added });
  }
}

/** Its id; undefined when it came before, perhaps at the same moment. */
async function addMessage(
  ctx: RequestContext,
  enquiryId: string,
  mail: InboundMail,
): Promise<string | undefined> {
  const row = await tables(ctx.em, EnquiryMessageEntity)
    .insertInto('enquiry_messages')
    .values({
      id: newId(),
      enquiryId,
      direction: 'IN',
      automatic: mail.automatic,
      authorName: mail.from.name,
      address: mail.from.address,
      subject: mail.subject,
      body: mail.text,
      mailId: mail.mailId,
      at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.column('mailId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

async function isKnown(ctx: RequestContext, mailId: string): Promise<boolean> {
  const row = await tables(ctx.em, EnquiryMessageEntity)
    .selectFrom('enquiry_messages')
    .select('id')
    .where('mailId', '=', mailId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What this installation sent itself came back: taking it for a person's would be a loop. */
function isOurs(ctx: RequestContext, { from }: InboundMail): boolean {
  const { mailFrom, inboundMailAddress, supportEmail } = ctx.app.config;
  const ours = [parseSender(mailFrom).address, inboundMailAddress, supportEmail];
  return ours.some(
    (address) => address !== undefined && emailKey(address) === emailKey(from.address),
  );
}
