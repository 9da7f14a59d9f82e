import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

/** A text that answers many enquiries, with placeholders such as {name}. */
export const CannedAnswerEntity = defineEntity({
  name: 'CannedAnswer',
  tableName: 'enquiry_canned_answers',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    body: p.text(),
    version: p.integer().default(1),
    updatedAt: instant(),
  },
});

export type CannedAnswer = RowOf<typeof CannedAnswerEntity>;
