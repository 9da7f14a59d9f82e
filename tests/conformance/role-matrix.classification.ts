import { randomUUID } from 'node:crypto';
import { memberName } from '@infinite/api/testing/members';
import { marker, onePixel, type Fixture } from './role-matrix.fixture.ts';
import type { FamilyAct, MemberRoleName } from '@infinite/schema/catalogue/families';
import { accountOperations, noToken } from './role-matrix.accounts.ts';
import { keyOperations } from './role-matrix.keys.ts';
import { familyOperations } from './role-matrix.families.ts';
import { noticeOperations, noticeRoutes } from './role-matrix.notices.ts';
import { newsletterOperations, newsletterRoutes } from './role-matrix.newsletter.ts';
import { deliveryOperations } from './role-matrix.delivery.ts';
import { childOperations } from './role-matrix.children.ts';
import { collaborationOperations } from './role-matrix.collaboration.ts';
import { contactOperations } from './role-matrix.contacts.ts';
import { captureOperations, captureRoutes } from './role-matrix.captures.ts';
import { pictureOperations } from './role-matrix.pictures.ts';
import { vaultOperations } from './role-matrix.vault.ts';
import { insightOperations } from './role-matrix.insights.ts';
import { keptOperations } from './role-matrix.kept.ts';
import { operationsOfTrees, routesOfTrees } from './role-matrix.trees.ts';
import { storyOperations, storyRoutes } from './role-matrix.stories.ts';
import { growthOperations } from './role-matrix.growth.ts';
import { mediaRoutes } from './role-matrix.media.ts';
import { transcriptOperations } from './role-matrix.transcripts.ts';
import { webhookOperations } from './role-matrix.webhooks.ts';
import { userOperations } from './role-matrix.users.ts';
import { newsroomOperations } from './role-matrix.newsroom.ts';
import { operatorOperations } from './role-matrix.operations.ts';
import type { StaffAccess } from './role-matrix.staff.ts';
import { inboxOperations } from './role-matrix.inbox.ts';

type Variables = Record<string, unknown>;

/**
 * Who an operation is for. `make` gives arguments that name the owner's things (or, for an
 * operation that names none, arguments that would work).
 *
 * open: anyone; it shows and changes nothing of anybody else's.
 * link: the holder of a token from a mail; tried here with an invalid token.
 * own: a member, about themselves; a visitor is refused.
 * object: the member whose thing it is; to everybody else the thing does not exist.
 * 'staff': everybody who works on the product; staff: who has that right by the table of the catalogue, admin: an administrator; a visitor must
 *   sign in, everybody else is forbidden. What only the family has is not in the answer either.
 */
export type Classified = {
  readonly access: 'open' | 'link' | 'own' | 'object' | StaffAccess;
  readonly make?: (fixture: Fixture) => Variables;
  /** Set where a member of the same family may do what the maker may: all of them, or these roles. */
  readonly family?: true | readonly MemberRoleName[];
  /** The right that it needs in the family in view: members without it are forbidden. */
  readonly needs?: FamilyAct;
  /** Set where the thing is the account's, whatever family is in view. */
  readonly ofAccount?: true;
  /** Set where a former member may do it, too. */
  readonly formerToo?: true;
  /** Set where the same operation serves the product's own things, which service keys look after. */
  readonly ofProduct?: true;
  /** Codes that the owner (of staff: who has the right) may get, because the thing's state and not the role decides. */
  readonly ownerMayGet?: readonly string[];
};

const tomorrow = { localDate: '2041-06-01', localTime: '09:00' };

/** Every field of Query and Mutation. One that is not here fails the matrix. */
export const operations: Record<string, Classified> = {
  ...accountOperations,
  ...familyOperations,
  ...noticeOperations,
  ...collaborationOperations,
  ...transcriptOperations,
  ...captureOperations,
  ...childOperations,
  ...contactOperations,
  ...pictureOperations,
  ...vaultOperations,
  ...keptOperations,
  ...insightOperations,
  ...storyOperations,
  ...operationsOfTrees,
  ...keyOperations,

  // memories
  recordings: { access: 'own', family: true, make: () => ({ first: 50 }) },
  recording: { access: 'object', family: true, make: ({ recordingId }) => ({ id: recordingId }) },
  // A take is sent from whatever family is in view.
  unfinishedTakes: { access: 'own', ofAccount: true },
  uploadLimitMb: { access: 'own' },
  updateRecording: {
    access: 'object',
    family: ['owner', 'editor'],
    make: ({ recordingId }) => ({ id: recordingId, input: { title: `${marker}, renamed` } }),
  },
  keepUnfinishedTake: {
    access: 'object',
    make: ({ unfinishedTakeId }) => ({ id: unfinishedTakeId }),
  },
  deleteRecording: { access: 'object', make: ({ recordingId }) => ({ id: recordingId }) },

  // messages
  messages: { access: 'own', make: () => ({ first: 50 }) },
  message: { access: 'object', make: ({ draftId }) => ({ id: draftId }) },
  previewTrigger: {
    access: 'own',
    make: () => ({ trigger: { kind: 'DATE', timeZone: 'Europe/Lisbon', ...tomorrow } }),
  },
  createDraft: {
    access: 'own',
    needs: 'writeMessages',
    make: () => ({ clientId: randomUUID(), input: { title: 'mine' } }),
  },
  saveDraft: {
    access: 'object',
    make: ({ draftId }) => ({ id: draftId, version: 1, input: { title: 'taken over' } }),
  },
  scheduleMessage: { access: 'object', make: ({ draftId }) => ({ id: draftId, version: 1 }) },
  setOccasionDate: {
    access: 'object',
    make: ({ scheduledId }) => ({ id: scheduledId, version: 1, ...tomorrow }),
    ownerMayGet: ['WRONG_STATE', 'INVALID_INPUT'],
  },
  postponeMessage: {
    access: 'object',
    make: ({ scheduledId }) => ({ id: scheduledId, version: 1, ...tomorrow }),
  },
  cancelMessage: { access: 'object', make: ({ scheduledId }) => ({ id: scheduledId }) },
  duplicateMessage: { access: 'object', make: ({ draftId }) => ({ id: draftId }) },
  confirmMessage: {
    access: 'object',
    make: ({ scheduledId }) => ({ id: scheduledId }),
    ownerMayGet: ['WRONG_STATE'],
  },
  deleteDraft: { access: 'object', make: ({ draftId }) => ({ id: draftId }) },

  ...deliveryOperations,
  ...userOperations,
  suspendUser: {
    access: { staff: 'users.write' },
    make: ({ owner }) => ({ id: owner.userId, reason: 'tried' }),
  },
  unsuspendUser: { access: { staff: 'users.write' }, make: ({ owner }) => ({ id: owner.userId }) },
  signOutUser: { access: { staff: 'users.write' }, make: ({ owner }) => ({ id: owner.userId }) },
  resendUserVerification: {
    access: { staff: 'users.write' },
    make: ({ owner }) => ({ id: owner.userId }),
    ownerMayGet: ['WRONG_STATE'],
  },
  changeUserRole: {
    access: { staff: 'roles' },
    make: ({ owner }) => ({ id: owner.userId, role: 'ADMIN' }),
  },
  deleteUser: {
    access: { staff: 'users.write' },
    make: ({ owner }) => ({
      id: owner.userId,
      confirmation: memberName(owner.userId),
      ownerAsked: true,
      reason: 'They wrote to us',
    }),
  },
  // blog
  enterSampleFamily: { access: 'open' },
  reviews: { access: 'open', make: () => ({ first: 5 }) },
  myReview: { access: 'own' },
  writeReview: {
    access: 'own',
    make: () => ({
      input: { rating: 4, body: 'It kept her voice.', displayName: 'A.', place: 'Lisbon' },
    }),
  },
  withdrawReview: { access: 'own' },
  reviewsForModeration: { access: { staff: 'content.read' }, make: () => ({ first: 50 }) },
  moderateReview: {
    access: { staff: 'content.write' },
    make: () => ({ id: randomUUID(), publish: true }),
    ownerMayGet: ['NOT_FOUND'],
  },
  replyToReview: {
    access: { staff: 'content.write' },
    make: () => ({ id: randomUUID(), reply: 'Thank you.' }),
    ownerMayGet: ['NOT_FOUND'],
  },
  ...inboxOperations,
  articles: { access: 'open', make: () => ({ first: 5 }) },
  article: { access: 'open', make: () => ({ slug: 'a-voice-in-a-drawer' }) },
  blogOverview: { access: 'open' },
  articleTag: { access: 'open', make: () => ({ slug: 'tapes' }) },
  articleAuthor: { access: 'open', make: () => ({ slug: 'ann-field' }) },
  articleAddresses: { access: 'open' },
  ...newsroomOperations,
  siteSettings: { access: { staff: 'content.read' } },
  updateSiteSettings: {
    access: { staff: 'content.write' },
    make: () => ({ version: 0, input: { visitorBadge: 'SIMULATED', notificationPopup: false } }),
    ownerMayGet: ['CONFLICT'],
  },

  ...operatorOperations,
  ...growthOperations,
  ...newsletterOperations,

  ...webhookOperations,
};

export type RouteClass = {
  /** operator: token or loopback. development: not there in production nor with MAIL_URL. */
  readonly access: 'open' | 'link' | 'own' | 'object' | StaffAccess | 'operator' | 'development';
  /** Set where members of the same family get the owner's words: all of them, or these roles. */
  readonly family?: true | readonly MemberRoleName[];
  /** Addressed by its own id, in whatever family its owner works. */
  readonly ofAccount?: true;
  readonly url?: (fixture: Fixture) => string;
  /** Status that who may call it gets, where the fixture has no such thing. */
  readonly adminGets?: number;
  /** What an administrator sends; a JSON body. */
  readonly body?: (fixture: Fixture) => object;
};

/** Every route that the server answers outside GraphQL. One that is not here fails the matrix. */
export const routes: Record<string, RouteClass> = {
  'GET /healthz': { access: 'open' },
  'GET /readyz': { access: 'open' },
  'GET /metrics': { access: 'operator' },
  'GET /dev/mailbox': { access: 'development' },
  'GET /dev/mailbox/:id': { access: 'development' },
  'GET /dev/mailbox/:id/html': { access: 'development' },
  'GET /graphql': { access: 'open' },
  'GET /graphql/schema.graphql': { access: 'open' },
  'POST /graphql': { access: 'open' },
  'GET /api/auth/status': { access: 'open' },
  'GET /api/csrf-token': { access: 'open' },
  'POST /api/auth/signup': { access: 'open' },
  'POST /api/auth/signin': { access: 'open' },
  'POST /api/auth/second-step': { access: 'open' },
  'POST /api/auth/signout': { access: 'open' },
  'POST /api/auth/passkeys/options': { access: 'open' },
  'POST /api/auth/passkeys/sign-in': { access: 'open' },
  'POST /api/auth/passkeys/confirm': { access: 'own' },
  'POST /api/auth/passkeys/creation-options': { access: 'own' },
  'POST /api/auth/passkeys': { access: 'own' },
  'GET /.well-known/security.txt': { access: 'open' },
  'POST /api/csp-reports': { access: 'open' },
  'GET /api/form-token': { access: 'open' },
  'POST /api/visitors': { access: 'open' },
  'GET /blog/feed.xml': { access: 'open' },
  'GET /blog/atom.xml': { access: 'open' },
  'GET /blog/feed.json': { access: 'open' },
  'GET /blog/pictures/:file': { access: 'open', url: () => '/blog/pictures/two-chairs.svg' },
  'POST /api/quizzes/counts': { access: 'open' },
  'GET /api/places': { access: 'open', url: () => '/api/places?q=Boston' },
  'POST /api/growth/auth-modal': { access: 'open' },
  'GET /api/admin/funnel.csv': { access: { staff: 'exports' } },
  'GET /api/openapi.json': { access: 'open' },
  // Without the header of an event source it opens no stream.
  'GET /api/live': { access: 'own' },
  'POST /media/uploads': { access: 'own' },
  'PATCH /media/uploads': { access: 'own' },
  'DELETE /media/uploads': { access: 'own' },
  'POST /media/uploads/:id': { access: 'own' },
  'PATCH /media/uploads/:id': {
    access: 'object',
    ofAccount: true,
    url: ({ unfinishedTakeId }) => `/media/uploads/${unfinishedTakeId}`,
  },
  'DELETE /media/uploads/:id': {
    access: 'object',
    ofAccount: true,
    url: ({ unfinishedTakeId }) => `/media/uploads/${unfinishedTakeId}`,
  },
  ...mediaRoutes,
  ...captureRoutes,
  ...storyRoutes,
  ...routesOfTrees,
  'GET /media/families/:id': {
    access: 'object',
    ofAccount: true,
    family: true,
    url: ({ owner }) => `/media/families/${owner.familyId}`,
  },
  'PUT /api/family/picture': { access: 'own' },
  'GET /shared/:token/media/:id/version/:part': {
    access: 'link',
    url: ({ recordingId }) => `/shared/${noToken}/media/${recordingId}/version/play`,
  },
  'GET /shared/:token/media/:id': {
    access: 'link',
    url: ({ recordingId }) => `/shared/${noToken}/media/${recordingId}`,
  },
  'GET /shared/:token/media/:id/original': {
    access: 'link',
    url: ({ recordingId }) => `/shared/${noToken}/media/${recordingId}/original`,
  },
  'POST /shared/:token/choices': { access: 'link', url: () => `/shared/${noToken}/choices` },
  'PUT /shared/:token/thanks/:id': {
    access: 'link',
    url: ({ recordingId }) => `/shared/${noToken}/thanks/${recordingId}`,
  },
  'POST /deliveries/feedback': { access: 'link' },
  'POST /api/inbound/mail': { access: 'link' },
  'POST /shared/:token/opened': { access: 'link', url: () => `/shared/${noToken}/opened` },
  'GET /api/admin/stats': { access: 'admin' },
  'POST /api/admin/blog-images': {
    access: { staff: 'content.write' },
    body: () => ({ name: 'a.png', alt: 'A tin', content: onePixel }),
    adminGets: 201,
  },
  'GET /blog-images/:id': { access: 'open', url: () => `/blog-images/${randomUUID()}` },
  'GET /blog-images/:id/:file': {
    access: 'open',
    url: () => `/blog-images/${randomUUID()}/480.webp`,
  },
  'GET /api/admin/users': { access: 'admin' },
  'GET /api/admin/settings': { access: 'admin' },
  'GET /api/admin/backups/:id': { access: { staff: 'exports' }, adminGets: 404 },
  'GET /api/admin/enquiry-attachments/:id': {
    access: { staff: 'enquiries.read' },
    adminGets: 404,
  },
  'GET /api/admin/export/:kind': { access: 'admin', url: () => '/api/admin/export/messages' },
  'PUT /api/admin/settings': { access: 'admin', body: () => ({ maxFileSize: 100 }) },
  'GET /api/admin/quizzes.csv': { access: { staff: 'exports' } },
  'GET /api/admin/analytics.csv': {
    access: { staff: 'exports' },
    url: () => '/api/admin/analytics.csv?kind=SIGN_UPS',
  },
  ...newsletterRoutes,
  ...noticeRoutes,
  'POST /answer/:token': { access: 'link', url: () => `/answer/${noToken}` },
  'POST /invitation/:token/decline': {
    access: 'link',
    url: () => `/invitation/${noToken}/decline`,
  },
};
