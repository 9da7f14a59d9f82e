import { emailKey } from '@infinite/schema/accounts/email-address';
import type { RequestContext } from '#platform/context.ts';
import { belongsTo } from '#features/publishing/enquiries/inbound/belongs-to.ts';
import type { InboundMail } from '#features/publishing/enquiries/inbound/read-inbound-mail.ts';
import { EnquiryEntity } from '#features/publishing/enquiries/enquiry.entity.ts';
import { EnquiryMessageEntity } from '#features/publishing/enquiries/thread/thread.entity.ts';
import { tables } from '#platform/database/tables.ts';

/** The enquiry whose thread an email belongs to; undefined where none may claim it. */
export async function findHome(
  ctx: RequestContext,
  mail: InboundMail,
): Promise<string | undefined> {
  const answered = await enquiriesAnswered(ctx, mail.references);
  if (mail.numbers.length === 0 && answered.length === 0) return undefined;
  const candidates = await tables(ctx.em, EnquiryEntity)
    .selectFrom('enquiries')
    .select(['id', 'reference', 'email'])
    .where(({ or, eb }) =>
      or([
        ...(mail.numbers.length > 0 ? [eb('reference', 'in', [...mail.numbers])] : []),
        ...(answered.length > 0 ? [eb('id', 'in', answered)] : []),
      ]),
    )
    .execute();
  const from = emailKey(mail.from.address);
  const homes = candidates.filter((enquiry) =>
    belongsTo({
      number: mail.numbers.includes(enquiry.reference),
      reference: answered.includes(enquiry.id),
      sender: from !== null && emailKey(enquiry.email) === from,
    }),
  );
  // Two may agree with what one person wrote in two threads: the subject decides.
  return (homes.find(({ reference }) => mail.numbers.includes(reference)) ?? homes[0])?.id;
}

async function enquiriesAnswered(
  ctx: RequestContext,
  references: readonly string[],
): Promise<string[]> {
  if (references.length === 0) return [];
  const rows = await tables(ctx.em, EnquiryMessageEntity)
    .selectFrom('enquiry_messages')
    .select('enquiryId')
    .distinct()
    .where('mailId', 'in', [...references])
    .execute();
  return rows.map(({ enquiryId }) => enquiryId);
}
