/** Pages of the audit log. */
export const auditLimits = {
  page: 50,
  pageMax: 100,
  reasonCharacters: 500,
  searchCharacters: 100,
  /** Opening the page of an account again within this time is the same reading. */
  readAgainMinutes: 60,
} as const;

/**
 * Every action that the audit log records, by the group it is found under. `recordAudit` accepts no
 * other, and each has a phrase in `audit.en.ts` of the console.
 */
export const auditActions = {
  ACCOUNTS: [
    'user.suspend',
    'user.unsuspend',
    'user.signOutEverywhere',
    'user.resendVerification',
    'user.changeRole',
    'user.delete',
    'user.deleteOwn',
    'user.read',
  ],
  CONTENT: [
    'blog.create',
    'blog.edit',
    'blog.restore',
    'blog.discard',
    'blog.schedule',
    'blog.publish',
    'blog.unpublish',
    'blog.feature',
    'blog.unfeature',
    'blog.delete',
    'blog_image.upload',
    'blog_image.delete',
  ],
  INBOX: [
    'enquiry.answer',
    'enquiry.reopen',
    'enquiry.assign',
    'enquiry.note',
    'enquiry.close',
    'enquiry.wait',
    'enquiry.send-again',
    'canned-answer.create',
    'canned-answer.update',
    'canned-answer.delete',
    'review.publish',
    'review.refuse',
    'review.reply',
  ],
  NEWSLETTER: [
    'newsletter.create',
    'newsletter.edit',
    'newsletter.schedule',
    'newsletter.unschedule',
    'newsletter.send',
    'newsletter.pause',
    'newsletter.resume',
    'newsletter.finish',
    'newsletter.cancel',
    'newsletter.settings',
    'newsletter.import',
    'newsletter.import.undo',
  ],
  GROWTH: [
    'experiment.create',
    'experiment.save',
    'experiment.start',
    'experiment.stop',
    'experiment.conclude',
    'experiment.delete',
    'seo.audit',
  ],
  DATA: [
    'export.download',
    'export.cut-off',
    'backup.request',
    'backup.download',
    'backup.expire',
    'backup.rule',
  ],
  DELIVERY: [
    'delivery.retry',
    'delivery.leave',
    'delivery.try-relay',
    'delivery.hold',
    'delivery.release',
    'job.retry',
    'job.discard',
  ],
  DEVELOPERS: [
    'serviceKey.create',
    'serviceKey.rotate',
    'serviceKey.revoke',
    'webhook.create',
    'webhook.update',
    'webhook.switchOn',
    'webhook.switchOff',
    'webhook.rotateSecret',
    'webhook.replay',
    'webhook.delete',
  ],
  SETTINGS: ['settings.update'],
} as const;

export type AuditAction = (typeof auditActions)[keyof typeof auditActions][number];

/** What the log is narrowed to; sign-ins of staff come from the security log. */
export const auditGroups = [
  'ACCOUNTS',
  'CONTENT',
  'INBOX',
  'NEWSLETTER',
  'GROWTH',
  'DATA',
  'DELIVERY',
  'DEVELOPERS',
  'SETTINGS',
  'SIGN_INS',
] as const;
export type AuditGroup = (typeof auditGroups)[number];
