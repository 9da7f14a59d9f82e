import 'reflect-metadata';
import { analyticsFeature } from '#features/insight/analytics/index.ts';
import { growthFeature } from '#features/insight/growth/index.ts';
import { visitorsFeature } from '#features/insight/visitors/index.ts';
import { apiKeysFeature } from '#features/integrations/api-keys/index.ts';
import { webhooksFeature } from '#features/integrations/webhooks/index.ts';
import { deliveryFeature } from '#features/messages/delivery/index.ts';
import { messagesFeature } from '#features/messages/messages/index.ts';
import { liveFeature } from '#features/notices/live/index.ts';
import { notificationsFeature } from '#features/notices/notifications/index.ts';
import { adminExportsFeature } from '#features/operations/admin-exports/index.ts';
import { alarmsFeature } from '#features/operations/alarms/index.ts';
import { auditFeature } from '#features/operations/audit/index.ts';
import { consoleViewsFeature } from '#features/operations/console-views/index.ts';
import { backupsFeature } from '#features/operations/backups/index.ts';
import { checkupFeature } from '#features/operations/checkup/index.ts';
import { installationFeature } from '#features/operations/installation/index.ts';
import { operationsFeature } from '#features/operations/operations/index.ts';
import { settingsFeature } from '#features/operations/settings/index.ts';
import { accountsFeature } from '#features/people/accounts/index.ts';
import { identityFeature } from '#features/people/identity/index.ts';
import { subscriptionsFeature } from '#features/people/subscriptions/index.ts';
import { homeFeature } from '#features/insight/home/index.ts';
import { searchFeature } from '#features/insight/search/index.ts';
import { familiesFeature } from '#features/people/families/index.ts';
import { invitationsFeature } from '#features/people/invitations/index.ts';
import { placesFeature } from '#features/people/places/index.ts';
import { sampleFamilyFeature } from '#features/people/sample-family/index.ts';
import { securityFeature } from '#features/people/security/index.ts';
import { contactsFeature } from '#features/relatives/contacts/index.ts';
import { usersFeature } from '#features/people/users/index.ts';
import { blogImagesFeature } from '#features/publishing/blog-images/index.ts';
import { blogFeature } from '#features/publishing/blog/index.ts';
import { enquiriesFeature } from '#features/publishing/enquiries/index.ts';
import { newsletterFeature } from '#features/publishing/newsletter/index.ts';
import { quizzesFeature } from '#features/publishing/quizzes/index.ts';
import { reviewsFeature } from '#features/publishing/reviews/index.ts';
import { siteSettingsFeature } from '#features/publishing/site-settings/index.ts';
import { familyPicturesFeature } from '#features/recordings/family-pictures/index.ts';
import { activityFeature } from '#features/collaboration/activity/index.ts';
import { commentsFeature } from '#features/collaboration/comments/index.ts';
import { presenceFeature } from '#features/collaboration/presence/index.ts';
import { questionsFeature } from '#features/collaboration/questions/index.ts';
import { recordingsFeature } from '#features/recordings/recordings/index.ts';
import { childrenFeature } from '#features/relatives/children/index.ts';
import { arrivalsFeature } from '#features/vault/arrivals/index.ts';
import { editsFeature } from '#features/pictures/edits/index.ts';
import { likenessesFeature } from '#features/pictures/likenesses/index.ts';
import { albumsFeature } from '#features/vault/albums/index.ts';
import { capturesFeature } from '#features/stories/captures/index.ts';
import { storiesFeature } from '#features/stories/stories/index.ts';
import { factsFeature } from '#features/vault/facts/index.ts';
import { favoritesFeature } from '#features/vault/favorites/index.ts';
import { onThisDayFeature } from '#features/vault/on-this-day/index.ts';
import { peopleInItemsFeature } from '#features/vault/people-in-items/index.ts';
import { documentTextsFeature } from '#features/insights/document-texts/index.ts';
import { moodsFeature } from '#features/insights/moods/index.ts';
import { tagsFeature } from '#features/insights/tags/index.ts';
import { meaningFeature } from '#features/vault/meaning/index.ts';
import { findingFeature } from '#features/vault/finding/index.ts';
import { gedcomFeature } from '#features/tree/gedcom/index.ts';
import { treeFeature } from '#features/tree/tree/index.ts';
import { treeProposalsFeature } from '#features/tree/proposals/index.ts';
import { treeVoicesFeature } from '#features/tree/voices/index.ts';
import { transcriptsFeature } from '#features/vault/transcripts/index.ts';
import { anniversariesFeature } from '#features/tree/anniversaries/index.ts';
import type { Feature } from '#platform/feature.ts';

/** Every feature of the product, foundations first. */
export const features: readonly Feature[] = [
  identityFeature,
  subscriptionsFeature,
  auditFeature,
  consoleViewsFeature,
  settingsFeature,
  installationFeature,
  securityFeature,
  webhooksFeature,
  homeFeature,
  searchFeature,
  familiesFeature,
  liveFeature,
  notificationsFeature,
  accountsFeature,
  invitationsFeature,
  activityFeature,
  commentsFeature,
  presenceFeature,
  questionsFeature,
  contactsFeature,
  recordingsFeature,
  arrivalsFeature,
  editsFeature,
  likenessesFeature,
  factsFeature,
  albumsFeature,
  favoritesFeature,
  transcriptsFeature,
  capturesFeature,
  storiesFeature,
  meaningFeature,
  moodsFeature,
  documentTextsFeature,
  tagsFeature,
  findingFeature,
  childrenFeature,
  peopleInItemsFeature,
  onThisDayFeature,
  familyPicturesFeature,
  treeFeature,
  anniversariesFeature,
  gedcomFeature,
  treeVoicesFeature,
  treeProposalsFeature,
  messagesFeature,
  deliveryFeature,
  placesFeature,
  siteSettingsFeature,
  visitorsFeature,
  adminExportsFeature,
  backupsFeature,
  checkupFeature,
  operationsFeature,
  alarmsFeature,
  usersFeature,
  blogImagesFeature,
  blogFeature,
  newsletterFeature,
  analyticsFeature,
  quizzesFeature,
  growthFeature,
  apiKeysFeature,
  enquiriesFeature,
  sampleFamilyFeature,
  reviewsFeature,
];
