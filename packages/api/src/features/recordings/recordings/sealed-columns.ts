import type { SealedColumn } from '#features/people/families/index.ts';

/** Made by machines and made again with them, so no sweep seals earlier ones. */
export const sealedPlaceholders: SealedColumn = {
  table: 'photo_forms',
  column: 'sealed_placeholder',
  kind: 'photo-placeholder',
  row: 'recording_id',
};

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
