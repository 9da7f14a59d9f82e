import type { Classified } from './role-matrix.classification.ts';

const describers = ['owner', 'editor'] as const;

/** What is made of the words of items, and what members say of it. */
export const insightOperations: Record<string, Classified> = {
  itemMood: { access: 'object', family: true, make: ({ recordingId }) => ({ recordingId }) },
  sayMood: {
    access: 'object',
    family: describers,
    make: ({ recordingId }) => ({ recordingId, mood: 'TENDER' }),
    // The recording of the matrix is a document.
    ownerMayGet: ['WRONG_STATE'],
  },
  itemTags: { access: 'object', family: true, make: ({ recordingId }) => ({ recordingId }) },
  familyTags: { access: 'own', family: true },
  addTag: {
    access: 'object',
    family: describers,
    make: ({ recordingId }) => ({ recordingId, tag: 'Summer' }),
  },
  removeTag: {
    access: 'object',
    family: describers,
    make: ({ recordingId }) => ({ recordingId, tag: 'Winter' }),
  },
  documentText: { access: 'object', family: true, make: ({ recordingId }) => ({ recordingId }) },
  excludeDocumentText: {
    access: 'object',
    family: describers,
    make: ({ recordingId }) => ({ recordingId }),
  },
  readDocumentAgain: {
    access: 'object',
    family: describers,
    make: ({ recordingId }) => ({ recordingId }),
    // The family of the matrix has not turned it on.
    ownerMayGet: ['WRONG_STATE'],
  },
};
