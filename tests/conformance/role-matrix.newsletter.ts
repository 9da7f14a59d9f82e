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
  newsletterIssues: { access: { staff: 'newsletter.read' }, make: () => ({ first: 10 }) },
  newsletterIssue: {
    access: { staff: 'newsletter.read' },
    make: noIssue,
    ownerMayGet: ['NOT_FOUND'],
  },
  newsletterAudience: {
    access: { staff: 'newsletter.read' },
    make: () => ({ segment: everybody }),
  },
  newsletterPreview: {
    access: { staff: 'newsletter.read' },
    make: noIssue,
    ownerMayGet: ['NOT_FOUND'],
  },
  newsletterClicks: {
    access: { staff: 'newsletter.read' },
    make: noIssue,
    ownerMayGet: ['NOT_FOUND'],
  },
  duplicateNewsletterIssue: {
    access: { staff: 'newsletter.write' },
    make: noIssue,
    ownerMayGet: ['NOT_FOUND'],
  },
  createNewsletterIssue: {
    access: { staff: 'newsletter.write' },
    make: () => ({ input: newsletter }),
  },
  saveNewsletterIssue: {
    access: { staff: 'newsletter.write' },
    make: () => ({ ...noIssue(), input: newsletter }),
    ownerMayGet: ['NOT_FOUND'],
  },
  scheduleNewsletterIssue: {
    access: { staff: 'newsletter.write' },
    make: () => ({ ...noIssue(), at: { ...tomorrow, timeZone: 'Europe/Lisbon' } }),
    ownerMayGet: ['NOT_FOUND'],
  },
  moveNewsletterIssue: {
    access: { staff: 'newsletter.write' },
    make: () => ({ ...noIssue(), act: 'SEND' }),
    ownerMayGet: ['NOT_FOUND'],
  },
  testNewsletterIssue: {
    access: { staff: 'newsletter.write' },
    make: noIssue,
    ownerMayGet: ['NOT_FOUND'],
  },
  newsletterSubscribers: { access: { staff: 'newsletter.read' }, make: () => ({ first: 10 }) },
  newsletterSuppressions: { access: { staff: 'newsletter.read' }, make: () => ({ first: 10 }) },
  newsletterImports: { access: { staff: 'newsletter.read' }, make: () => ({ first: 10 }) },
  newsletterImport: {
    access: { staff: 'newsletter.read' },
    make: noIssue,
    ownerMayGet: ['NOT_FOUND'],
  },
  newsletterImportRefusals: {
    access: { staff: 'newsletter.read' },
    make: () => ({ importId: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  undoNewsletterImport: {
    access: { staff: 'newsletter.write' },
    make: noIssue,
    ownerMayGet: ['NOT_FOUND'],
  },
  newsletterSettings: { access: { staff: 'newsletter.read' } },
  updateNewsletterSettings: {
    access: { staff: 'newsletter.write' },
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
  'GET /api/admin/newsletter-imports/:id/refused.csv': {
    access: { staff: 'newsletter.write' },
    url: () => `/api/admin/newsletter-imports/${randomUUID()}/refused.csv`,
    adminGets: 404,
  },
  'POST /api/admin/newsletter-imports/preview': {
    access: { staff: 'newsletter.write' },
    body: () => ({ content: csv }),
  },
  'POST /api/admin/newsletter-imports': {
    access: { staff: 'newsletter.write' },
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
  'GET /newsletter/issues/:id': { access: { staff: 'newsletter.read' }, adminGets: 404 },
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
