import type { Locale } from '@infinite/schema/locale/locales';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** A person in the address book of a family. */
export const ContactEntity = defineEntity({
  name: 'Contact',
  tableName: 'contacts',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    /** Null when the account is gone. */
    addedBy: p.uuid().nullable(),
    name: p.text(),
    relation: p.text().default(''),
    /** Addresses with a space between them; the first is written to. An index of words reads them. */
    emails: p.text().default(''),
    /** `YYYY-MM-DD`, `--MM-DD` without a year, or empty. */
    birthday: p.text().default(''),
    timeZone: p.text().nullable(),
    language: p.text().$type<Locale>().nullable(),
    sealedNotes: p.blob().$type<Uint8Array>().strictNullable(),
    /** Raised by every change; a change names the version it was made on. */
    version: p.integer().default(1),
    createdAt: instant(),
    updatedAt: instant(),
    /** Until it is purged, it can be had back. */
    removedAt: instant().nullable(),
    /** The entry that was made out of this one and others. */
    mergedInto: p.uuid().nullable(),
  },
});

export type Contact = RowOf<typeof ContactEntity>;
