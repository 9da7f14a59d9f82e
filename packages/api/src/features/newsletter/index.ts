import { CampaignResolver } from '#features/newsletter/campaign.resolver.ts';
import { serveFeedback } from '#features/newsletter/feedback.rest.ts';
import { forgetNewsletterSweep } from '#features/newsletter/jobs/forget-newsletter.sweep.ts';
import { gatherDigestsSweep } from '#features/newsletter/jobs/gather-digests.sweep.ts';
import { sendCampaignsSweep } from '#features/newsletter/jobs/send-campaigns.sweep.ts';
import { sendSubscribeMail } from '#features/newsletter/jobs/send-subscribe-mail.job.ts';
import { sendTestLetter } from '#features/newsletter/jobs/send-test-letter.job.ts';
import { NewsletterLinksResolver } from '#features/newsletter/newsletter-links.resolver.ts';
import { serveNewsletter } from '#features/newsletter/newsletter.rest.ts';
import { serveOpened } from '#features/newsletter/opened.rest.ts';
import { servePreview } from '#features/newsletter/preview.rest.ts';
import {
  SubscriberConnectionResolver,
  SubscriberResolver,
} from '#features/newsletter/subscriber.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { forgetSubscriber } from '#features/newsletter/forget-subscriber.ts';

export const newsletterFeature = defineFeature({
  name: 'newsletter',
  resolvers: [
    NewsletterLinksResolver,
    CampaignResolver,
    SubscriberResolver,
    SubscriberConnectionResolver,
  ],
  jobs: [sendSubscribeMail, sendTestLetter],
  sweeps: [sendCampaignsSweep, gatherDigestsSweep, forgetNewsletterSweep],
  rest: async (server, app) => {
    await serveNewsletter(server);
    await serveFeedback(server, app);
    await serveOpened(server);
    await servePreview(server);
  },
});
