import { randomUUID } from 'node:crypto';
import type { Classified } from './role-matrix.classification.ts';

const blogPost = {
  title: 'A voice in a drawer',
  excerpt: 'What we found.',
  body: 'It was late.',
  author: 'Ann',
  category: 'VOICE_MESSAGES',
  tags: [],
  emoji: '📼',
};
const noPost = () => ({ id: randomUUID(), version: 1 });

/** What the console does with articles: all of it for administrators. */
export const newsroomOperations: Record<string, Classified> = {
  blogPosts: { access: 'admin', make: () => ({ first: 50 }) },
  blogPost: { access: 'admin', make: noPost, ownerMayGet: ['NOT_FOUND'] },
  previewArticle: { access: 'admin', make: () => ({ body: '# A voice' }) },
  createBlogPost: { access: 'admin', make: () => ({ input: blogPost }) },
  saveBlogPost: {
    access: 'admin',
    make: () => ({ ...noPost(), input: blogPost }),
    ownerMayGet: ['NOT_FOUND'],
  },
  publishBlogPost: { access: 'admin', make: noPost, ownerMayGet: ['NOT_FOUND'] },
  scheduleBlogPost: {
    access: 'admin',
    make: () => ({
      ...noPost(),
      at: { localDate: '2041-06-01', localTime: '09:00', timeZone: 'Europe/Lisbon' },
    }),
    ownerMayGet: ['NOT_FOUND'],
  },
  unpublishBlogPost: { access: 'admin', make: noPost, ownerMayGet: ['NOT_FOUND'] },
  autosaveBlogPost: {
    access: 'admin',
    make: () => ({ ...noPost(), input: blogPost }),
    ownerMayGet: ['NOT_FOUND'],
  },
  deleteBlogDraft: { access: 'admin', make: noPost, ownerMayGet: ['NOT_FOUND'] },
  discardBlogChanges: { access: 'admin', make: noPost, ownerMayGet: ['NOT_FOUND'] },
  blogRevisions: { access: 'admin', make: () => ({ postId: randomUUID() }) },
  blogRevision: {
    access: 'admin',
    make: () => ({ postId: randomUUID(), version: 1 }),
    ownerMayGet: ['NOT_FOUND'],
  },
  featureBlogPost: { access: 'admin', make: noPost, ownerMayGet: ['NOT_FOUND'] },
  checkBlogLinks: { access: 'admin', make: () => ({ body: '[there](https://example.org)' }) },
  blogImages: { access: 'admin' },
  deleteBlogImage: {
    access: 'admin',
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  restoreBlogRevision: {
    access: 'admin',
    make: () => ({ ...noPost(), revision: 1 }),
    ownerMayGet: ['NOT_FOUND'],
  },
};
