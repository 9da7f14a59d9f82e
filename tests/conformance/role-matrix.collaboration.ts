import { randomUUID } from 'node:crypto';
import type { Classified } from './role-matrix.classification.ts';

const writers = ['owner', 'editor', 'contributor'] as const;

/** What relatives say to each other about the family's things. */
export const collaborationOperations: Record<string, Classified> = {
  comments: {
    access: 'object',
    family: true,
    needs: 'readComments',
    make: ({ recordingId }) => ({ kind: 'RECORDING', subjectId: recordingId }),
  },
  // Subjects that the caller may not see are left out.
  subjectTalk: {
    access: 'own',
    needs: 'readComments',
    make: ({ recordingId }) => ({ kind: 'RECORDING', ids: [recordingId] }),
  },
  addComment: {
    access: 'object',
    family: writers,
    needs: 'comment',
    make: ({ recordingId }) => ({
      input: {
        clientId: randomUUID(),
        kind: 'RECORDING',
        subjectId: recordingId,
        body: 'I remember it',
      },
    }),
  },
  editComment: {
    access: 'object',
    make: ({ commentId }) => ({ id: commentId, body: 'taken over' }),
  },
  deleteComment: { access: 'object', make: ({ commentId }) => ({ id: commentId }) },
  // Written by the owner, who edits and deletes instead.
  hideComment: {
    access: 'object',
    family: ['owner', 'editor'],
    make: ({ commentId }) => ({ id: commentId, hidden: true }),
    ownerMayGet: ['FORBIDDEN'],
  },
  react: {
    access: 'object',
    family: true,
    needs: 'readComments',
    make: ({ recordingId }) => ({
      target: 'RECORDING',
      id: recordingId,
      reaction: 'HEART',
      on: true,
    }),
  },
  familyActivity: { access: 'own', family: true, needs: 'seePeople' },
};
