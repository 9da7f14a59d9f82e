import { IssueResolver } from '#features/publishing/newsletter/issue.resolver.ts';
import {
  NewsletterImportEntity,
  NewsletterImportRefusalEntity,
} from '#features/publishing/newsletter/import/import.entity.ts';
import { NewsletterImportResolver } from '#features/publishing/newsletter/import/import.resolver.ts';
import { serveImports } from '#features/publishing/newsletter/import/imports.rest.ts';
import {
  NewsletterClickEntity,
  NewsletterIssueEntity,
  NewsletterIssueStepEntity,
  NewsletterRecipientEntity,
} from '#features/publishing/newsletter/issue.entity.ts';
import { serveFeedback } from '#features/publishing/newsletter/feedback.rest.ts';
import { forgetNewsletterSweep } from '#features/publishing/newsletter/jobs/forget-newsletter.sweep.ts';
import { gatherDigestsSweep } from '#features/publishing/newsletter/jobs/gather-digests.sweep.ts';
import { sendSubscribeMail } from '#features/publishing/newsletter/jobs/send-subscribe-mail.job.ts';
import { sendTestIssue } from '#features/publishing/newsletter/jobs/send-test-issue.job.ts';
import { NewsletterLinksResolver } from '#features/publishing/newsletter/newsletter-links.resolver.ts';
import { NewsletterSettingsEntity } from '#features/publishing/newsletter/newsletter-settings.entity.ts';
import { serveNewsletter } from '#features/publishing/newsletter/newsletter.rest.ts';
import { serveClicked } from '#features/publishing/newsletter/clicked.rest.ts';
import { serveOpened } from '#features/publishing/newsletter/opened.rest.ts';
import { servePreview } from '#features/publishing/newsletter/preview.rest.ts';
import { issuesOutbox } from '#features/publishing/newsletter/send-issues.ts';
import {
  NewsletterConsentEntity,
  NewsletterSubscriberEntity,
  NewsletterSuppressionEntity,
  NewsletterTokenEntity,
} from '#features/publishing/newsletter/subscriber.entity.ts';
import {
  SubscriberConnectionResolver,
  SubscriberResolver,
} from '#features/publishing/newsletter/subscriber.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { sendIssues } from '#features/publishing/newsletter/send-issues.ts';
export { exportedSubscribers } from '#features/publishing/newsletter/exported-subscribers.ts';
export { forgetSubscriber } from '#features/publishing/newsletter/forget-subscriber.ts';

export const newsletterFeature = defineFeature({
  name: 'newsletter',
  entities: [
    NewsletterSubscriberEntity,
    NewsletterTokenEntity,
    NewsletterImportEntity,
    NewsletterImportRefusalEntity,
    NewsletterConsentEntity,
    NewsletterSuppressionEntity,
    NewsletterIssueEntity,
    NewsletterIssueStepEntity,
    NewsletterRecipientEntity,
    NewsletterClickEntity,
    NewsletterSettingsEntity,
  ],
  resolvers: [
    NewsletterLinksResolver,
    NewsletterImportResolver,
    IssueResolver,
    SubscriberResolver,
    SubscriberConnectionResolver,
  ],
  jobs: [sendSubscribeMail, sendTestIssue],
  outboxes: [issuesOutbox],
  sweeps: [gatherDigestsSweep, forgetNewsletterSweep],
  rest: async (server, app) => {
    await serveNewsletter(server);
    await serveFeedback(server, app);
    await serveOpened(server);
    await serveClicked(server);
    await serveImports(server);
    await servePreview(server);
  },
});
