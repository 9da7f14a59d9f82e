import { randomUUID } from 'node:crypto';
import type { Classified, RouteClass } from './role-matrix.classification.ts';

const noToken = 'A'.repeat(43);
const anyId = () => ({ id: randomUUID() });

/** Notices and their settings: each caller's own. An id of somebody else's changes nothing. */
export const noticeOperations: Record<string, Classified> = {
  notices: { access: 'own' },
  unreadNotices: { access: 'own' },
  readNotice: { access: 'own', make: anyId },
  readAllNotices: { access: 'own' },
  noticeMutes: { access: 'own' },
  addNoticeMute: { access: 'own', make: () => ({ input: { name: 'Rose' } }) },
  removeNoticeMute: { access: 'own', make: anyId },
  noticeSettings: { access: 'own' },
  updateNoticeSettings: {
    access: 'own',
    make: () => ({ input: { choices: [], quiet: { from: '22:00', until: '07:00' } } }),
  },
  addPushDevice: {
    access: 'own',
    make: () => ({
      input: {
        endpoint: `https://push.example.org/${randomUUID()}`,
        p256dh: `B${'A'.repeat(86)}`,
        auth: 'A'.repeat(22),
      },
    }),
  },
  removePushDevice: { access: 'own', make: anyId },
};

export const noticeRoutes: Record<string, RouteClass> = {
  'POST /notifications/unsubscribe/:token': {
    access: 'link',
    url: () => `/notifications/unsubscribe/${noToken}`,
  },
};
