import type { SealedColumn } from '#features/people/families/index.ts';

export const sealedRecordingWords: readonly SealedColumn[] = [
  {
    table: 'recordings',
    column: 'sealed_note',
    kind: 'recording-note',
    row: 'id',
    plain: 'note',
  },
  {
    table: 'recordings',
    column: 'sealed_file_name',
    kind: 'recording-file-name',
    row: 'id',
    plain: 'file_name',
  },
];
