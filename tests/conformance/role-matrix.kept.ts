import type { Classified } from './role-matrix.classification.ts';

/** What members do with the items of the vault, and its trash. */
export const keptOperations: Record<string, Classified> = {
  // The trash is its maker's alone, as deleting is.
  trash: { access: 'own', make: () => ({ first: 50 }) },
  restoreRecording: {
    access: 'object',
    make: ({ trashedRecordingId }) => ({ id: trashedRecordingId }),
  },
  eraseRecording: {
    access: 'object',
    make: ({ trashedRecordingId }) => ({ id: trashedRecordingId }),
  },
};
