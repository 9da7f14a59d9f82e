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
  lastShared: { access: 'own', family: true, needs: 'seePeople' },
  familyPresence: { access: 'own', family: true, needs: 'seePeople' },
  presenceShown: { access: 'own' },
  showPresence: { access: 'own', make: () => ({ shown: false }) },
  questions: { access: 'own', family: true, needs: 'readComments' },
  question: {
    access: 'object',
    family: true,
    needs: 'readComments',
    make: ({ questionId }) => ({ id: questionId }),
  },
  askQuestion: {
    access: 'object',
    family: writers,
    needs: 'comment',
    make: ({ relativeId, recordingId }) => ({
      input: {
        clientId: randomUUID(),
        body: 'Who is that?',
        memberIds: [relativeId],
        subject: { kind: 'RECORDING', id: recordingId },
      },
    }),
  },
  // The owner asked it of a relative, who alone may answer.
  answerQuestion: {
    access: 'object',
    make: ({ questionId }) => ({ id: questionId, words: 'taken over' }),
    ownerMayGet: ['FORBIDDEN'],
  },
  answerByRecording: {
    access: 'object',
    make: ({ questionId, recordingId }) => ({ id: questionId, recordingId }),
    ownerMayGet: ['FORBIDDEN'],
  },
  declineQuestion: {
    access: 'object',
    make: ({ questionId }) => ({ id: questionId }),
    ownerMayGet: ['FORBIDDEN'],
  },
  withdrawQuestion: { access: 'object', make: ({ questionId }) => ({ id: questionId }) },
};
