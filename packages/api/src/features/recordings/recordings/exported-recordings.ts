import { ofRealFamilies } from '#features/people/families/index.ts';
import { harmless, instant } from '#platform/csv/cells.ts';
import type { CsvSource } from '#platform/csv/csv-source.ts';

/** Recordings in the CSV export of administrators: facts, never titles, notes or file names. */
export const exportedRecordings: CsvSource = {
  from: `recordings r where r.${ofRealFamilies}`,
  columns: {
    id: 'r.id',
    ownerId: 'r.created_by',
    familyId: 'r.family_id',
    kind: 'r.kind',
    state: 'r.state',
    origin: 'r.origin',
    mimeType: harmless('r.mime_type'),
    bytes: 'r.bytes',
    sha256: 'r.sha256',
    durationMs: 'r.duration_ms',
    createdAt: instant('r.created_at'),
    updatedAt: instant('r.updated_at'),
  },
};
