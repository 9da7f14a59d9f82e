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
const noLetter = () => ({ id: randomUUID(), version: 1 });
const tomorrow = { localDate: '2041-06-01', localTime: '09:00' };

/** Letters to many: the links in them, and what administrators do. */
export const newsletterOperations: Record<string, Classified> = {
  newsletterConfirmation: { access: 'link', make: () => ({ token: noToken }) },
  newsletterChoices: { access: 'link', make: () => ({ token: noToken }) },
  newsletterCampaigns: { access: 'admin', make: () => ({ first: 10 }) },
  newsletterCampaign: { access: 'admin', make: noLetter, ownerMayGet: ['NOT_FOUND'] },
  newsletterAudience: { access: 'admin', make: () => ({ segment: everybody }) },
  newsletterPreview: { access: 'admin', make: noLetter, ownerMayGet: ['NOT_FOUND'] },
  createNewsletter: { access: 'admin', make: () => ({ input: newsletter }) },
  saveNewsletter: {
    access: 'admin',
    make: () => ({ ...noLetter(), input: newsletter }),
    ownerMayGet: ['NOT_FOUND'],
  },
  scheduleNewsletter: {
    access: 'admin',
    make: () => ({ ...noLetter(), at: { ...tomorrow, timeZone: 'Europe/Lisbon' } }),
    ownerMayGet: ['NOT_FOUND'],
  },
  moveNewsletter: {
    access: 'admin',
    make: () => ({ ...noLetter(), act: 'SEND' }),
    ownerMayGet: ['NOT_FOUND'],
  },
  testNewsletter: { access: 'admin', make: noLetter, ownerMayGet: ['NOT_FOUND'] },
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
  'GET /newsletter/letters/:id': { access: 'admin', adminGets: 404 },
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
