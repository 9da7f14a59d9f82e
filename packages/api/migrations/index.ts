import { Migration0001 } from './0001-foundation.ts';
import { Migration0010 } from './0010-settings.ts';
import { Migration0020 } from './0020-recordings.ts';
import { Migration0021 } from './0021-preparation-attempts.ts';
import { Migration0030 } from './0030-messages.ts';
import { Migration0031 } from './0031-attached-recordings.ts';
import { Migration0040 } from './0040-delivery.ts';
import { Migration0041 } from './0041-delivery-hold-epoch.ts';
import { Migration0050 } from './0050-audit.ts';
import { Migration0051 } from './0051-settings-version.ts';
import { Migration0052 } from './0052-people.ts';
import { Migration0053 } from './0053-subscriptions.ts';
import { Migration0060 } from './0060-backups.ts';
import { Migration0061 } from './0061-failed-deliveries.ts';
import { Migration0070 } from './0070-blog.ts';
import { Migration0071 } from './0071-site-settings.ts';
import { Migration0080 } from './0080-api-keys.ts';
import { Migration0090 } from './0090-webhooks.ts';
import { Migration0100 } from './0100-analytics.ts';
import { Migration0110 } from './0110-moved-occurrence.ts';
import { Migration0130 } from './0130-enquiries.ts';
import { Migration0131 } from './0131-sample-families.ts';
import { Migration0132 } from './0132-reviews.ts';
import { Migration0140 } from './0140-featured-posts.ts';
import { Migration0141 } from './0141-blog-search.ts';
import { Migration0150 } from './0150-newsroom.ts';
import { Migration0160 } from './0160-newsletter.ts';
import { Migration0170 } from './0170-growth.ts';
import { Migration0180 } from './0180-quiz-counts.ts';
import { Migration0200 } from './0200-relay-and-outcomes.ts';
import { Migration0210 } from './0210-own-clocks.ts';
import { Migration0220 } from './0220-delivery-witnesses.ts';
import { Migration0221 } from './0221-alarms.ts';
import { Migration0222 } from './0222-clock-guard.ts';
import { Migration0230 } from './0230-stored-objects.ts';
import { Migration0240 } from './0240-installation.ts';
import { Migration0241 } from './0241-backups-with-media.ts';
import { Migration0250 } from './0250-recording-versions.ts';
import { Migration0260 } from './0260-security.ts';
import { Migration0261 } from './0261-new-recipients.ts';
import { Migration0262 } from './0262-sealed-bodies.ts';
import { Migration0270 } from './0270-recipients.ts';
import { Migration0290 } from './0290-blog-url.ts';
import { Migration0310 } from './0310-sealed-words.ts';
import { Migration0330 } from './0330-voice-thanks.ts';
import { Migration0350 } from './0350-plan-of-an-account.ts';
import { Migration0360 } from './0360-one-vocabulary.ts';
import { Migration0380 } from './0380-answered-by.ts';
import { Migration0390 } from './0390-written-issues.ts';
import { Migration0391 } from './0391-families-with-roles.ts';
import { Migration0395 } from './0395-client-ids.ts';
import { Migration0400 } from './0400-email-changes.ts';
import { Migration0401 } from './0401-account-deletions.ts';
import { Migration0440 } from './0440-declined-invitations.ts';
import { Migration0441 } from './0441-family-pictures.ts';
import { Migration0450 } from './0450-second-factor.ts';
import { Migration0451 } from './0451-notifications.ts';
import { Migration0452 } from './0452-comments.ts';
import { Migration0453 } from './0453-onboardings.ts';
import { Migration0454 } from './0454-member-search.ts';
import { Migration0455 } from './0455-passkeys.ts';
import { Migration0456 } from './0456-place-of-a-session.ts';
import { Migration0460 } from './0460-notice-mails.ts';
import { Migration0461 } from './0461-pushes.ts';
import { Migration0465 } from './0465-family-events.ts';
import { Migration0466 } from './0466-questions.ts';
import { Migration0467 } from './0467-events-of-members.ts';
import { Migration0475 } from './0475-preferences.ts';
import { Migration0480 } from './0480-presence.ts';
import { Migration0481 } from './0481-founders-and-single-notices.ts';
import { Migration0485 } from './0485-children.ts';
import { Migration0490 } from './0490-contacts.ts';
import { Migration0495 } from './0495-language-of-recipients.ts';
import { Migration0496 } from './0496-hidden-recordings.ts';
import { Migration0500 } from './0500-transcripts.ts';
import { Migration0505 } from './0505-item-facts.ts';
import { Migration0506 } from './0506-photo-forms.ts';
import { Migration0507 } from './0507-infected-recordings.ts';
import { Migration0510 } from './0510-recordings-by-content.ts';
import { Migration0511 } from './0511-archive-facts.ts';
import { Migration0515 } from './0515-trash.ts';
import { Migration0516 } from './0516-albums.ts';
import { Migration0517 } from './0517-people-in-items.ts';
import { Migration0518 } from './0518-favorites.ts';
import { Migration0519 } from './0519-on-this-day.ts';
import { Migration0520 } from './0520-said-places.ts';
import { Migration0525 } from './0525-search-documents.ts';
import { Migration0526 } from './0526-saved-searches.ts';
import { Migration0527 } from './0527-meanings.ts';
import { Migration0530 } from './0530-captures.ts';
import { Migration0535 } from './0535-stories.ts';
import { Migration0540 } from './0540-gathered-notices.ts';
import { Migration0541 } from './0541-photo-edits.ts';
import { Migration0542 } from './0542-photo-likenesses.ts';
import { Migration0545 } from './0545-moods.ts';
import { Migration0546 } from './0546-document-texts.ts';
import { Migration0547 } from './0547-albums-search.ts';
import { Migration0548 } from './0548-item-tags.ts';
import { Migration0550 } from './0550-places-on-map.ts';
import { Migration0551 } from './0551-photos-of-answers.ts';
import { Migration0555 } from './0555-stories-search.ts';
import { Migration0556 } from './0556-found-by-people-and-sealed-words.ts';
import { Migration0560 } from './0560-family-trees.ts';
import { Migration0561 } from './0561-moved-tree-links.ts';
import { Migration0576 } from './0576-tree-imports.ts';
import { Migration0577 } from './0577-trees-without-checks-of-rows.ts';
import { Migration0578 } from './0578-text-of-reports.ts';
import { Migration0586 } from './0586-tree-voices.ts';
import { Migration0593 } from './0593-anniversaries.ts';
import { Migration0598 } from './0598-tree-timeline.ts';
import { Migration0605 } from './0605-film-previews.ts';
import { Migration0610 } from './0610-staff-roles.ts';
import { Migration0615 } from './0615-inbox.ts';
import { Migration0620 } from './0620-audit-search.ts';
import { Migration0621 } from './0621-console-views.ts';
import { Migration0625 } from './0625-backup-rule.ts';
import { Migration0626 } from './0626-worker-beat.ts';
import { Migration0630 } from './0630-newsletter-clicks.ts';
import { Migration0631 } from './0631-newsletter-imports.ts';
import { Migration0640 } from './0640-user-counts.ts';
import { Migration0641 } from './0641-export-selections.ts';
import { Migration0642 } from './0642-inbox-search-and-attachments.ts';
import { Migration0650 } from './0650-seo-tables.ts';
import { Migration0651 } from './0651-blog-featured-at.ts';
import { Migration0652 } from './0652-newsletter-import-results.ts';

/** In order; a migration that has landed is never changed, only followed by another. */
export const migrationsList = [
  Migration0001,
  Migration0010,
  Migration0020,
  Migration0021,
  Migration0030,
  Migration0031,
  Migration0040,
  Migration0041,
  Migration0050,
  Migration0051,
  Migration0052,
  Migration0053,
  Migration0060,
  Migration0061,
  Migration0070,
  Migration0071,
  Migration0080,
  Migration0090,
  Migration0100,
  Migration0110,
  Migration0130,
  Migration0131,
  Migration0132,
  Migration0140,
  Migration0141,
  Migration0150,
  Migration0160,
  Migration0170,
  Migration0180,
  Migration0200,
  Migration0210,
  Migration0220,
  Migration0221,
  Migration0222,
  Migration0230,
  Migration0240,
  Migration0241,
  Migration0250,
  Migration0260,
  Migration0261,
  Migration0262,
  Migration0270,
  Migration0290,
  Migration0310,
  Migration0330,
  Migration0350,
  Migration0360,
  Migration0380,
  Migration0390,
  Migration0391,
  Migration0395,
  Migration0400,
  Migration0401,
  Migration0440,
  Migration0441,
  Migration0450,
  Migration0451,
  Migration0452,
  Migration0453,
  Migration0454,
  Migration0455,
  Migration0456,
  Migration0460,
  Migration0461,
  Migration0465,
  Migration0466,
  Migration0467,
  Migration0475,
  Migration0480,
  Migration0481,
  Migration0485,
  Migration0490,
  Migration0495,
  Migration0496,
  Migration0500,
  Migration0505,
  Migration0506,
  Migration0507,
  Migration0510,
  Migration0511,
  Migration0515,
  Migration0516,
  Migration0517,
  Migration0518,
  Migration0519,
  Migration0520,
  Migration0525,
  Migration0526,
  Migration0527,
  Migration0530,
  Migration0535,
  Migration0540,
  Migration0541,
  Migration0542,
  Migration0545,
  Migration0546,
  Migration0547,
  Migration0548,
  Migration0550,
  Migration0551,
  Migration0555,
  Migration0556,
  Migration0560,
  Migration0561,
  Migration0576,
  Migration0577,
  Migration0578,
  Migration0586,
  Migration0593,
  Migration0598,
  Migration0605,
  Migration0610,
  Migration0615,
  Migration0620,
  Migration0621,
  Migration0625,
  Migration0626,
  Migration0630,
  Migration0631,
  Migration0640,
  Migration0641,
  Migration0642,
  Migration0650,
  Migration0651,
  Migration0652,
];
