import { randomUUID } from 'node:crypto';
import type { Classified, RouteClass } from './role-matrix.classification.ts';

const editors = ['owner', 'editor'] as const;
const makers = ['owner', 'editor', 'contributor'] as const;
const noToken = 'A'.repeat(43);

/** Whom a family asks for stories, and the links of those who are asked. */
export const captureOperations: Record<string, Classified> = {
  captures: { access: 'own', family: true, needs: 'seeRecordings' },
  askForStories: {
    access: 'own',
    needs: 'addRecordings',
    make: () => ({
      input: {
        ...{ clientId: randomUUID(), personName: 'Rosa', timeZone: 'Europe/Lisbon', locale: 'en' },
        ...{ pace: 'OWN', weekday: 1, questions: ['Who built the boat?'] },
      },
    }),
  },
  changeCapture: {
    access: 'object',
    family: editors,
    make: ({ captureId }) => ({ id: captureId, act: 'PAUSE' }),
  },
  renewCaptureLink: {
    access: 'object',
    family: editors,
    make: ({ captureId }) => ({ id: captureId }),
  },
  addCaptureQuestions: {
    access: 'object',
    family: makers,
    make: ({ captureId }) => ({ id: captureId, questions: ['And the mill?'] }),
  },
  orderCaptureQuestions: {
    access: 'object',
    family: editors,
    make: ({ captureId, captureQuestionId }) => ({
      id: captureId,
      questionIds: [captureQuestionId],
    }),
  },
  // The first who may takes it back.
  removeCaptureQuestion: {
    access: 'object',
    family: editors,
    make: ({ captureId, captureQuestionId }) => ({ id: captureId, questionId: captureQuestionId }),
    ownerMayGet: ['NOT_FOUND'],
  },
  tellPage: { access: 'link', make: () => ({ token: noToken }) },
  tellLanguage: { access: 'link', make: () => ({ token: noToken }) },
};

export const captureRoutes: Record<string, RouteClass> = {
  'GET /tell/:token/media/:id': {
    access: 'link',
    url: ({ recordingId }) => `/tell/${noToken}/media/${recordingId}`,
  },
  'PUT /tell/:token/questions/:question/voice/:id': {
    access: 'link',
    url: ({ captureQuestionId, recordingId }) =>
      `/tell/${noToken}/questions/${captureQuestionId}/voice/${recordingId}`,
  },
  'PUT /tell/:token/questions/:question/photos/:id': {
    access: 'link',
    url: ({ captureQuestionId, recordingId }) =>
      `/tell/${noToken}/questions/${captureQuestionId}/photos/${recordingId}`,
  },
  'POST /tell/:token/acts': { access: 'link', url: () => `/tell/${noToken}/acts` },
  'POST /tell/:token/stop': { access: 'link', url: () => `/tell/${noToken}/stop` },
  'GET /tell/:token/stop': { access: 'link', url: () => `/tell/${noToken}/stop` },
};
