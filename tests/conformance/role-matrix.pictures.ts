import type { Classified } from './role-matrix.classification.ts';

const editors = ['owner', 'editor'] as const;

/** Photos that are turned and cropped, and what a family keeps more than once. */
export const pictureOperations: Record<string, Classified> = {
  photoEdits: { access: 'object', family: true, make: ({ recordingId }) => ({ recordingId }) },
  // The item of the matrix is no photo, which is found out after the rights.
  editPhoto: {
    access: 'object',
    family: editors,
    make: ({ recordingId }) => ({ recordingId, version: 0, input: { turn: 90 } }),
    ownerMayGet: ['CONFLICT', 'WRONG_STATE'],
  },
  alikeItems: { access: 'own', family: true },
  // Who may see both is asked before whether they are alike.
  keepOneOf: {
    access: 'object',
    family: true,
    make: ({ recordingId }) => ({
      keepId: recordingId,
      recordingIds: [recordingId, '00000000-0000-4000-8000-000000000000'],
    }),
    ownerMayGet: ['NOT_FOUND', 'WRONG_STATE'],
  },
  markDifferent: {
    access: 'object',
    family: true,
    make: ({ recordingId }) => ({
      recordingIds: [recordingId, '00000000-0000-4000-8000-000000000000'],
    }),
    ownerMayGet: ['NOT_FOUND', 'WRONG_STATE'],
  },
};
