import type { SealedColumn } from '#features/people/families/index.ts';

/** What recipients answered, and the links of those who asked to be reminded. */
export const sealedAnswers: readonly SealedColumn[] = [
  { table: 'delivery_thanks', column: 'sealed_words', kind: 'thanks', row: 'id' },
  {
    table: 'recipient_choices',
    column: 'sealed_token',
    kind: 'reminder-token',
    row: 'delivery_id',
    part: 'link_version',
  },
];
