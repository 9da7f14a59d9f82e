import { randomUUID } from 'node:crypto';
import type { Classified, RouteClass } from './role-matrix.classification.ts';

const noToken = 'A'.repeat(43);
const everybody = { interests: [], paces: [] };
const newsletter = {
  subject: 'A voice in a drawer',
  preview: 'What we found',
  intro: 'It was late.',
  postIds: [],
  segment: everybody,
};
const csv = Buffer.from('Email\nreader@example.org\n').toString('base64');
const noIssue = () => ({ id: randomUUID(), version: 1 });
const tomorrow = { localDate: '2041-06-01', localTime: '09:00' };

/** Issues to many: the links in them, and what administrators do. */
export const newsletterOperations: Record<string, Classified> = {
  newsletterConfirmation: { access: 'link', make: () => ({ token: noToken }) },
  newsletterChoices: { access: 'link', make: () => ({ token: noToken }) },
  newsletterIssues: { access: 'admin', make: () => ({ first: 10 }) },
  newsletterIssue: { access: 'admin', make: noIssue, ownerMayGet: ['NOT_FOUND'] },
  newsletterAudience: { access: 'admin', make: () => ({ segment: everybody }) },
  newsletterPreview: { access: 'admin', make: noIssue, ownerMayGet: ['NOT_FOUND'] },
  newsletterClicks: { access: 'admin', make: noIssue, ownerMayGet: ['NOT_FOUND'] },
  duplicateNewsletterIssue: { access: 'admin', make: noIssue, ownerMayGet: ['NOT_FOUND'] },
  createNewsletterIssue: { access: 'admin', make: () => ({ input: newsletter }) },
  saveNewsletterIssue: {
    access: 'admin',
    make: () => ({ ...noIssue(), input: newsletter }),
    ownerMayGet: ['NOT_FOUND'],
  },
  scheduleNewsletterIssue: {
    access: 'admin',
    make: () => ({ ...noIssue(), at: { ...tomorrow, timeZone: 'Europe/Lisbon' } }),
    ownerMayGet: ['NOT_FOUND'],
  },
  moveNewsletterIssue: {
    access: 'admin',
    make: () => ({ ...noIssue(), act: 'SEND' }),
    ownerMayGet: ['NOT_FOUND'],
  },
  testNewsletterIssue: { access: 'admin', make: noIssue, ownerMayGet: ['NOT_FOUND'] },
  newsletterSubscribers: { access: 'admin', make: () => ({ first: 10 }) },
  newsletterSuppressions: { access: 'admin', make: () => ({ first: 10 }) },
  newsletterSettings: { access: 'admin' },
  updateNewsletterSettings: {
    access: 'admin',
    make: () => ({ version: 0, input: { ratePerSecond: 25, digests: true, zone: 'UTC' } }),
    ownerMayGet: ['CONFLICT'],
  },
};

export const newsletterRoutes: Record<string, RouteClass> = {
  'POST /newsletter/feedback': { access: 'link' },
  'GET /newsletter/opened/:token': {
    access: 'link',
    url: () => `/newsletter/opened/${noToken}`,
  },
  'GET /newsletter/click/:token': {
    access: 'link',
    url: () => `/newsletter/click/${noToken}`,
  },
  'GET /newsletter/issues/:id': { access: 'admin', adminGets: 404 },
  'POST /api/admin/newsletter-imports/preview': {
    access: 'admin',
    body: () => ({ content: csv }),
  },
  'POST /api/admin/newsletter-imports': {
    access: 'admin',
    body: () => ({
      content: csv,
      columns: { email: 0, language: null, consentedOn: null, status: null },
      source: 'A list at a fair',
      consentedOn: '2020-05-01',
      statement: 'They wrote their address on it.',
      confirmed: true,
    }),
    adminGets: 201,
  },
  'POST /newsletter/subscribe': { access: 'open' },
  'POST /newsletter/confirm/:token': {
    access: 'link',
    url: () => `/newsletter/confirm/${noToken}`,
  },
  'POST /newsletter/unsubscribe/:token': {
    access: 'link',
    url: () => `/newsletter/unsubscribe/${noToken}`,
  },
  'POST /newsletter/preferences/:token': {
    access: 'link',
    url: () => `/newsletter/preferences/${noToken}`,
  },
};
