import type { ContactTopicId, EnquiryKindName } from '@infinite/schema/catalogue/enquiries';
import type { Temporal } from 'temporal-polyfill';
import { instantFrom } from '#platform/database/instant-type.ts';
import type { EntityManager } from '#platform/database/orm.ts';

/** The fields of one kind of form alone, as they were written. */
export type EnquiryDetails = Readonly<Record<string, string | number>>;

export interface EnquiryTables {
  enquiries: {
    id: string;
    reference: string;
    kind: EnquiryKindName;
    topic: ContactTopicId | null;
    name: string;
    email: string;
    phone: string | null;
    message: string;
    /** Written as JSON, read as an object. */
    details: string;
    member_id: string | null;
    received_at: Date | string;
    answered_at: Date | string | null;
  };
}

/** The table in the transaction of `em`, if there is one. */
export function enquiryTables(em: EntityManager) {
  return em.getKysely<EnquiryTables>();
}

export interface Enquiry {
  readonly id: string;
  readonly reference: string;
  readonly kind: EnquiryKindName;
  readonly topic: ContactTopicId | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly message: string;
  readonly details: { name: string; value: string }[];
  readonly byMember: boolean;
  readonly receivedAt: Temporal.Instant;
  readonly answeredAt: Temporal.Instant | null;
}

export function enquiryFromRow(row: EnquiryTables['enquiries']): Enquiry {
  const { id, reference, kind, topic, name, email, phone, message } = row;
  return {
    ...{ id, reference, kind, topic, name, email, phone, message },
    details: detailsOf(row.details),
    byMember: row.member_id !== null,
    receivedAt: instantFrom(row.received_at),
    answeredAt: row.answered_at === null ? null : instantFrom(row.answered_at),
  };
}

function detailsOf(stored: unknown): { name: string; value: string }[] {
  // The driver reads jsonb; what it holds was written by `sendEnquiry`.
  const details = (typeof stored === 'string' ? JSON.parse(stored) : stored) as EnquiryDetails;
  return Object.entries(details).map(([name, value]) => ({ name, value: String(value) }));
}
