import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '#platform/database/tables.ts';

/** Which mails about their messages an author wants; without a row, all of them. */
export const AuthorMailChoiceEntity = defineEntity({
  name: 'AuthorMailChoice',
  tableName: 'author_mail_choices',
  properties: {
    userId: p.uuid().primary(),
    onDelivery: p.boolean().default(true),
    onOpening: p.boolean().default(true),
    onThanks: p.boolean().default(true),
  },
});

export type AuthorMailChoice = RowOf<typeof AuthorMailChoiceEntity>;
