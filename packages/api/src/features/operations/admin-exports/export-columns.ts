import type { ExportKind } from '@infinite/schema/catalogue/admin';
import { exportedAuditLines } from '#features/operations/admin-exports/exported-audit-lines.ts';
import { deliveriesIn } from '#features/messages/delivery/index.ts';
import { exportedMessages } from '#features/messages/messages/index.ts';
import { exportedUsers } from '#features/people/identity/index.ts';
import { exportedSubscribers } from '#features/publishing/newsletter/index.ts';
import { exportedRecordings } from '#features/recordings/recordings/index.ts';
import type { CsvSource } from '#platform/csv/csv-source.ts';

/**
 * What an administrator can export: figures and facts of administration. Never what was written or
 * recorded for somebody: no titles, texts, file names, notes, names of recipients or their
 * addresses.
 */
export const exportSources: Readonly<Record<ExportKind, CsvSource>> = {
  users: exportedUsers,
  memories: exportedRecordings,
  messages: exportedMessages(deliveriesIn),
  subscribers: exportedSubscribers,
  audit: exportedAuditLines,
};
