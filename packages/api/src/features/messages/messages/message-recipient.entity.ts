import type { Locale } from '@infinite/schema/locale/locales';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

export const MessageRecipientEntity = defineEntity({
  name: 'MessageRecipient',
  tableName: 'message_recipients',
  properties: {
    familyId: p.uuid().primary(),
    id: p.uuid().primary(),
    messageId: p.uuid(),
    name: p.text().default(''),
    /** As typed in a draft; an address that can exist once the message is scheduled. */
    email: p.text().default(''),
    relation: p.text().strictNullable(),
    timeZone: p.text().strictNullable(),
    /** As the author chose it for them; null for the author's own. */
    locale: p.text().$type<Locale>().strictNullable(),
    /** As they chose it on their page; it wins. */
    ownLocale: p.text().$type<Locale>().strictNullable(),
    position: p.integer(),
    /** When it was removed. The row stays, since a delivery of a past occurrence may reference it. */
    removedAt: instant().strictNullable(),
  },
});

export type MessageRecipient = RowOf<typeof MessageRecipientEntity>;
