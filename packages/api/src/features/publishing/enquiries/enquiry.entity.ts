import type {
  ContactTopicId,
  EnquiryOriginName,
  EnquiryStateName,
} from '@infinite/schema/catalogue/enquiries';
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
    kind: p.text().$type<EnquiryOriginName>(),
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
    /** Null while somebody waits for somebody; then `answeredAt` is set, too. */
    closedAt: instant().nullable(),
    /** The account that looks after it. */
    assigneeId: p.uuid().nullable(),
    /** Counts changes of state, assignee and thread, so that two operators do not overwrite each other. */
    version: p.integer().default(1),
    /** When its writer last wrote. */
    lastInAt: instant().defaultRaw('now()'),
    /** When either side last wrote. */
    lastAt: instant().defaultRaw('now()'),
  },
});

type EnquiryRow = RowOf<typeof EnquiryEntity>;

/** With what depends on its reader. */
export interface Enquiry extends EnquiryRow {
  readonly assigneeName: string | null;
  /** Whether its writer wrote since the reader last opened it. */
  readonly unread: boolean;
}

export function stateOf({
  answeredAt,
  closedAt,
}: Pick<EnquiryRow, 'answeredAt' | 'closedAt'>): EnquiryStateName {
  if (answeredAt === null) return 'OPEN';
  return closedAt === null ? 'WAITING' : 'CLOSED';
}

/** The details in words, in the order of the form. */
export function detailsInWords({ details }: Pick<EnquiryRow, 'details'>) {
  return Object.entries(details).map(([name, value]) => ({ name, value: String(value) }));
}
