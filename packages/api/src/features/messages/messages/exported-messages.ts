import { ofRealFamilies } from '#features/people/families/index.ts';
import { instant } from '#platform/csv/cells.ts';
import type { CsvSource } from '#platform/csv/csv-source.ts';

/**
 * Messages in the CSV export of administrators: facts, never texts, names or addresses.
 * @param deliveries SQL that counts the deliveries of `m` in a state
 */
export function exportedMessages(deliveries: (state: 'DELIVERED' | 'FAILED') => string): CsvSource {
  return {
    from: `messages m where m.${ofRealFamilies}`,
    columns: {
      id: 'm.id',
      authorId: 'm.author_id',
      familyId: 'm.family_id',
      state: 'm.state',
      trigger: 'm.trigger_kind',
      scheduledAt: instant('m.scheduled_at'),
      recipients: `(select count(*) from message_recipients x where x.family_id = m.family_id
        and x.message_id = m.id and x.removed_at is null)`,
      attachments: `(select count(*) from message_attachments x
        where x.family_id = m.family_id and x.message_id = m.id)`,
      delivered: deliveries('DELIVERED'),
      failed: deliveries('FAILED'),
      createdAt: instant('m.created_at'),
      updatedAt: instant('m.updated_at'),
    },
  };
}
