import { harmless, instant } from '#platform/csv/cells.ts';
import type { CsvSource } from '#platform/csv/csv-source.ts';

/** Lines of the audit log; the export puts the query of its filter in place of the table. */
export const exportedAuditLines: CsvSource = {
  from: 'audit_events a',
  columns: {
    at: instant('a.at'),
    actorId: 'a.actor_id',
    actorName: harmless('a.actor_name'),
    action: 'a.action',
    subjectKind: 'a.subject_kind',
    subjectId: harmless('a.subject_id'),
    subjectName: harmless('a.subject_name'),
    before: 'a.before',
    after: 'a.after',
    reason: harmless('a.reason'),
  },
};
