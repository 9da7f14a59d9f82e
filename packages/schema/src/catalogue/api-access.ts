import type { ApiScope } from './api-scopes.ts';

/**
 * What an API key needs for a call: a scope; nothing, since any visitor may do it; or it is for a
 * person with a session alone, whatever the key may do. What does not stand here is refused to
 * every key.
 */
export type ApiAccess = ApiScope | 'anyone' | 'person';

/** Every field of Query and Mutation. */
export const operationAccess: Readonly<Record<string, ApiAccess>> = {
  // accounts
  me: 'account:read',
  updateTimeZone: 'account:write',
  updateUsername: 'account:write',
  signUp: 'person',
  signIn: 'person',
  signOut: 'person',
  signOutEverywhere: 'person',
  requestPasswordReset: 'person',
  resetPassword: 'person',
  verifyEmail: 'person',
  resendVerification: 'person',
  changePassword: 'person',
  sessions: 'person',
  revokeSession: 'person',

  // API keys: a key makes no other key and ends none
  apiKeys: 'person',
  createApiKey: 'person',
  revokeApiKey: 'person',
  serviceKeys: 'person',
  createServiceKey: 'person',
  revokeServiceKey: 'person',

  // memories
  recordings: 'recordings:read',
  recording: 'recordings:read',
  uploadLimitMb: 'recordings:read',
  unfinishedTakes: 'recordings:read',
  updateRecording: 'recordings:write',
  keepUnfinishedTake: 'recordings:write',
  deleteRecording: 'recordings:write',

  // messages
  messages: 'messages:read',
  message: 'messages:read',
  previewTrigger: 'messages:read',
  createDraft: 'messages:write',
  saveDraft: 'messages:write',
  scheduleMessage: 'messages:write',
  setOccasionDate: 'messages:write',
  postponeMessage: 'messages:write',
  cancelMessage: 'messages:write',
  duplicateMessage: 'messages:write',
  confirmMessage: 'messages:write',
  deleteDraft: 'messages:write',

  // delivery
  retryDelivery: 'messages:write',
  updateRecipientAddress: 'messages:write',
  // behind personal links, for whoever opened the mail
  answerPage: 'person',
  sharedPage: 'person',
  answerReminder: 'person',
  noteOpened: 'person',
  accountLink: 'person',

  // newsletter, behind links in mails
  newsletterConfirmation: 'person',
  newsletterChoices: 'person',
  newsletterCampaigns: 'content:read',
  newsletterCampaign: 'content:read',
  newsletterAudience: 'content:read',
  newsletterPreview: 'content:read',
  createNewsletter: 'content:write',
  saveNewsletter: 'content:write',
  // a letter to many leaves by a person's hand
  scheduleNewsletter: 'person',
  moveNewsletter: 'person',
  testNewsletter: 'person',
  newsletterSubscribers: 'users:read',
  newsletterSuppressions: 'users:read',
  newsletterSettings: 'settings:read',
  updateNewsletterSettings: 'settings:write',

  // blog
  siteSettings: 'content:read',
  articles: 'anyone',
  article: 'anyone',
  blogOverview: 'anyone',
  articleTag: 'anyone',
  articleAuthor: 'anyone',
  articleAddresses: 'anyone',
  blogPosts: 'content:read',
  blogPost: 'content:read',
  previewArticle: 'content:read',
  createBlogPost: 'content:write',
  saveBlogPost: 'content:write',
  publishBlogPost: 'content:write',
  unpublishBlogPost: 'content:write',
  scheduleBlogPost: 'content:write',

  // webhooks: a member looks after their own in person, a program after the product's
  webhooks: 'person',
  createWebhook: 'person',
  productWebhooks: 'webhooks:read',
  webhook: 'webhooks:read',
  webhookDeliveries: 'webhooks:read',
  createProductWebhook: 'webhooks:write',
  updateWebhook: 'webhooks:write',
  switchOnWebhook: 'webhooks:write',
  switchOffWebhook: 'webhooks:write',
  rotateWebhookSecret: 'webhooks:write',
  deleteWebhook: 'webhooks:write',
  pingWebhook: 'webhooks:write',
  replayWebhookDelivery: 'webhooks:write',
  replayFailedWebhookDeliveries: 'webhooks:write',

  // for administrators
  deliveryHealth: 'operations:read',
  operatorDeliveries: 'operations:read',
  jobQueues: 'operations:read',
  deadLetters: 'operations:read',
  storageUse: 'operations:read',
  partsHealth: 'operations:read',
  migrations: 'operations:read',
  retryFailedDelivery: 'operations:write',
  holdDeliveries: 'operations:write',
  releaseDeliveries: 'operations:write',
  retryDeadLetter: 'operations:write',
  discardDeadLetter: 'operations:write',
  updateSiteSettings: 'content:write',
  backups: 'operations:read',
  lastProvenBackup: 'operations:read',
  requestBackup: 'operations:write',
  analytics: 'analytics:read',
  users: 'users:read',
  user: 'users:read',
  suspendUser: 'users:write',
  unsuspendUser: 'users:write',
  signOutUser: 'users:write',
  resendUserVerification: 'users:write',
  changeUserRole: 'users:write',
  deleteUser: 'users:write',
  auditEvents: 'audit:read',
  systemSettings: 'settings:read',
  updateSystemSettings: 'settings:write',
};

/** Types of another feature that can be reached from within an operation. */
export const typeAccess: Readonly<Record<string, ApiAccess>> = {
  Recording: 'recordings:read',
  Message: 'messages:read',
  Me: 'account:read',
};

/** Every route of the API outside GraphQL, by method and path as it is registered. */
export const routeAccess: Readonly<Record<string, ApiAccess | 'graphql'>> = {
  // Its operations are judged one by one.
  'GET /graphql': 'graphql',
  'GET /graphql/schema.graphql': 'anyone',
  'POST /graphql': 'graphql',
  'GET /api/auth/status': 'account:read',
  'GET /api/docs': 'anyone',
  'GET /api/openapi.json': 'anyone',
  'GET /api/csrf-token': 'person',
  'POST /api/auth/signup': 'person',
  'POST /api/auth/signin': 'person',
  'POST /api/auth/signout': 'person',
  'POST /media/uploads': 'recordings:write',
  'PATCH /media/uploads': 'recordings:write',
  'DELETE /media/uploads': 'recordings:write',
  'POST /media/uploads/:id': 'recordings:write',
  'PATCH /media/uploads/:id': 'recordings:write',
  'DELETE /media/uploads/:id': 'recordings:write',
  'GET /media/:id': 'recordings:read',
  'GET /media/:id/original': 'recordings:read',
  'GET /shared/:token/media/:id': 'person',
  'GET /shared/:token/media/:id/original': 'person',
  'POST /shared/:token/opened': 'person',
  'POST /answer/:token': 'person',
  'POST /newsletter/subscribe': 'person',
  'POST /newsletter/confirm/:token': 'person',
  'POST /newsletter/unsubscribe/:token': 'person',
  'POST /newsletter/preferences/:token': 'person',
  'POST /newsletter/feedback': 'person',
  'GET /newsletter/opened/:token': 'person',
  'GET /newsletter/letters/:id': 'content:read',
  'GET /api/admin/stats': 'analytics:read',
  'GET /api/admin/analytics.csv': 'analytics:read',
  'GET /api/admin/export/:kind': 'exports:read',
  'GET /api/admin/backups/:id': 'exports:read',
  'POST /api/visitors': 'person',
  'GET /api/admin/users': 'users:read',
  'GET /api/admin/settings': 'settings:read',
  'PUT /api/admin/settings': 'settings:write',
  'GET /dev/mailbox': 'person',
  'GET /dev/mailbox/:id': 'person',
  'GET /dev/mailbox/:id/html': 'person',
};
