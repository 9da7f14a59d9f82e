/* eslint-disable */

export * from './accounts.ts';
export * from './analytics.ts';
export * from './api-keys.ts';
export * from './audit.ts';
export * from './backups.ts';
export * from './blog.ts';
export * from './collaboration.ts';
export * from './contacts.ts';
export * from './enquiries.ts';
export * from './families.ts';
export * from './growth.ts';
export * from './home.ts';
export * from './messages.ts';
export * from './newsletter.ts';
export * from './notifications.ts';
export * from './operations.ts';
export * from './quizzes.ts';
export * from './recordings.ts';
export * from './reviews.ts';
export * from './sample-family.ts';
export * from './search.ts';
export * from './security.ts';
export * from './settings.ts';
export * from './site-settings.ts';
export * from './users.ts';
export * from './webhooks.ts';
export type { OperationText } from './operation-text.ts';
