import 'reflect-metadata';
import { accountsFeature } from '#features/accounts/index.ts';
import { adminExportsFeature } from '#features/admin-exports/index.ts';
import { alarmsFeature } from '#features/alarms/index.ts';
import { analyticsFeature } from '#features/analytics/index.ts';
import { apiKeysFeature } from '#features/api-keys/index.ts';
import { auditFeature } from '#features/audit/index.ts';
import { backupsFeature } from '#features/backups/index.ts';
import { blogFeature } from '#features/blog/index.ts';
import { blogImagesFeature } from '#features/blog-images/index.ts';
import { deliveryFeature } from '#features/delivery/index.ts';
import { enquiriesFeature } from '#features/enquiries/index.ts';
import { familiesFeature } from '#features/families/index.ts';
import { growthFeature } from '#features/growth/index.ts';
import { memoriesFeature } from '#features/memories/index.ts';
import { messagesFeature } from '#features/messages/index.ts';
import { newsletterFeature } from '#features/newsletter/index.ts';
import { placesFeature } from '#features/places/index.ts';
import { operationsFeature } from '#features/operations/index.ts';
import { reviewsFeature } from '#features/reviews/index.ts';
import { sampleFamilyFeature } from '#features/sample-family/index.ts';
import { quizzesFeature } from '#features/quizzes/index.ts';
import { securityFeature } from '#features/security/index.ts';
import { settingsFeature } from '#features/settings/index.ts';
import { siteSettingsFeature } from '#features/site-settings/index.ts';
import { visitorsFeature } from '#features/visitors/index.ts';
import { usersFeature } from '#features/users/index.ts';
import { webhooksFeature } from '#features/webhooks/index.ts';
import type { Feature } from '#platform/feature.ts';

/** Every feature of the product, foundations first. */
export const features: readonly Feature[] = [
  auditFeature,
  settingsFeature,
  securityFeature,
  webhooksFeature,
  familiesFeature,
  accountsFeature,
  memoriesFeature,
  messagesFeature,
  deliveryFeature,
  placesFeature,
  siteSettingsFeature,
  visitorsFeature,
  adminExportsFeature,
  backupsFeature,
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
