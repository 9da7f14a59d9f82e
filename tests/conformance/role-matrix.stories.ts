import type { Classified, RouteClass } from './role-matrix.classification.ts';
import { marker } from './role-matrix.fixture.ts';

const editors = ['owner', 'editor'] as const;
const noToken = 'A'.repeat(43);
const input = { title: 'The boat', text: '', pictures: [] };

/** Stories of the family: this one is published, and the owner made it. */
export const storyOperations: Record<string, Classified> = {
  stories: { access: 'own', family: true, make: () => ({ first: 50 }) },
  story: { access: 'object', family: true, make: ({ storyId }) => ({ id: storyId }) },
  createStory: {
    access: 'own',
    needs: 'addRecordings',
    make: () => ({ input: { title: 'Lisbon' }, recordingIds: [] }),
  },
  createStoryFromAnswers: {
    access: 'object',
    family: ['owner', 'editor', 'contributor'],
    make: ({ captureId }) => ({ captureId }),
    // Nobody has answered it.
    ownerMayGet: ['WRONG_STATE'],
  },
  changeStory: {
    access: 'object',
    family: editors,
    make: ({ storyId }) => ({ id: storyId, version: 1, input: { title: `${marker}, renamed` } }),
    ownerMayGet: ['CONFLICT'],
  },
  // Only its maker takes it back.
  publishStory: { access: 'object', make: ({ storyId }) => ({ id: storyId, published: true }) },
  openStoryVoices: {
    access: 'object',
    family: editors,
    make: ({ storyId }) => ({ id: storyId, open: false }),
  },
  deleteStory: {
    access: 'object',
    family: editors,
    make: ({ removableStoryId }) => ({ id: removableStoryId }),
    ownerMayGet: ['NOT_FOUND'],
  },
  addStoryChapter: {
    access: 'object',
    family: editors,
    make: ({ storyId }) => ({ storyId, input }),
  },
  changeStoryChapter: {
    access: 'object',
    family: editors,
    make: ({ storyChapterId }) => ({ id: storyChapterId, version: 1, input }),
    ownerMayGet: ['CONFLICT'],
  },
  removeStoryChapter: {
    access: 'object',
    family: editors,
    make: ({ removableStoryChapterId }) => ({ id: removableStoryChapterId }),
    ownerMayGet: ['NOT_FOUND'],
  },
  orderStoryChapters: {
    access: 'object',
    family: editors,
    make: ({ storyId, storyChapterId }) => ({ storyId, chapterIds: [storyChapterId] }),
    ownerMayGet: ['CONFLICT'],
  },
  listenPage: { access: 'link', make: () => ({ token: noToken }) },
};

export const storyRoutes: Record<string, RouteClass> = {
  'GET /api/stories/:id/book.pdf': {
    access: 'object',
    family: true,
    ofAccount: true,
    url: ({ storyId }) => `/api/stories/${storyId}/book.pdf`,
  },
  'GET /listen/:token/media': { access: 'link', url: () => `/listen/${noToken}/media` },
};
