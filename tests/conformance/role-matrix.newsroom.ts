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
  blogPosts: { access: { staff: 'content.read' }, make: () => ({ first: 50 }) },
  blogPost: { access: { staff: 'content.read' }, make: noPost, ownerMayGet: ['NOT_FOUND'] },
  previewArticle: { access: { staff: 'content.read' }, make: () => ({ body: '# A voice' }) },
  createBlogPost: { access: { staff: 'content.write' }, make: () => ({ input: blogPost }) },
  saveBlogPost: {
    access: { staff: 'content.write' },
    make: () => ({ ...noPost(), input: blogPost }),
    ownerMayGet: ['NOT_FOUND'],
  },
  publishBlogPost: { access: { staff: 'content.write' }, make: noPost, ownerMayGet: ['NOT_FOUND'] },
  scheduleBlogPost: {
    access: { staff: 'content.write' },
    make: () => ({
      ...noPost(),
      at: { localDate: '2041-06-01', localTime: '09:00', timeZone: 'Europe/Lisbon' },
    }),
    ownerMayGet: ['NOT_FOUND'],
  },
  unpublishBlogPost: {
    access: { staff: 'content.write' },
    make: noPost,
    ownerMayGet: ['NOT_FOUND'],
  },
  autosaveBlogPost: {
    access: { staff: 'content.write' },
    make: () => ({ ...noPost(), input: blogPost }),
    ownerMayGet: ['NOT_FOUND'],
  },
  deleteBlogDraft: { access: { staff: 'content.write' }, make: noPost, ownerMayGet: ['NOT_FOUND'] },
  discardBlogChanges: {
    access: { staff: 'content.write' },
    make: noPost,
    ownerMayGet: ['NOT_FOUND'],
  },
  blogRevisions: { access: { staff: 'content.read' }, make: () => ({ postId: randomUUID() }) },
  blogRevision: {
    access: { staff: 'content.read' },
    make: () => ({ postId: randomUUID(), version: 1 }),
    ownerMayGet: ['NOT_FOUND'],
  },
  featureBlogPost: { access: { staff: 'content.write' }, make: noPost, ownerMayGet: ['NOT_FOUND'] },
  unfeatureBlogPost: {
    access: { staff: 'content.write' },
    make: noPost,
    ownerMayGet: ['NOT_FOUND'],
  },
  checkBlogLinks: {
    access: { staff: 'content.read' },
    make: () => ({ body: '[there](https://example.org)' }),
  },
  blogImages: { access: { staff: 'content.read' } },
  deleteBlogImage: {
    access: { staff: 'content.write' },
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  restoreBlogRevision: {
    access: { staff: 'content.write' },
    make: () => ({ ...noPost(), revision: 1 }),
    ownerMayGet: ['NOT_FOUND'],
  },
};
