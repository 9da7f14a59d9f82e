import type { ContactTopicId, EnquiryKindName } from '@infinite/schema/catalogue/enquiries';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** The fields of one kind of form alone, as they were written. */
export type EnquiryDetails = Readonly<Record<string, string | number>>;

export const EnquiryEntity = defineEntity({
  name: 'Enquiry',
  tableName: 'enquiries',
  properties: {
    id: p.uuid().primary(),
    /** What its writer names when asking about it. */
    reference: p.text(),
    kind: p.text().$type<EnquiryKindName>(),
    /** Of the kind CONTACT alone. */
    topic: p.text().$type<ContactTopicId>().nullable(),
    name: p.text(),
    email: p.text(),
    phone: p.text().nullable(),
    message: p.text(),
    details: p.json<EnquiryDetails>(),
    /** Its writer, if they were signed in. */
    memberId: p.uuid().nullable(),
    receivedAt: instant(),
    answeredAt: instant().nullable(),
    /** The username at that time. Null also for what was answered before this was stored. */
    answeredBy: p.text().nullable(),
  },
});

export type Enquiry = RowOf<typeof EnquiryEntity>;

/** The details in words, in the order of the form. */
export function detailsInWords({ details }: Pick<Enquiry, 'details'>) {
  return Object.entries(details).map(([name, value]) => ({ name, value: String(value) }));
}
