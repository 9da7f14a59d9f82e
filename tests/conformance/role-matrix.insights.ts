import type { Classified } from './role-matrix.classification.ts';

const describers = ['owner', 'editor'] as const;

/** What is made of the words of items, and what members say of it. */
export const insightOperations: Record<string, Classified> = {
  itemMood: { access: 'object', family: true, make: ({ recordingId }) => ({ recordingId }) },
  sayMood: {
    access: 'object',
    family: describers,
    make: ({ recordingId }) => ({ recordingId, mood: 'TENDER' }),
    // The recording of the matrix is a picture.
    ownerMayGet: ['WRONG_STATE'],
  },
};
