import { forgetNewsletterSweep } from '#features/newsletter/jobs/forget-newsletter.sweep.ts';
import { sendSubscribeMail } from '#features/newsletter/jobs/send-subscribe-mail.job.ts';
import { NewsletterLinksResolver } from '#features/newsletter/newsletter-links.resolver.ts';
import { serveNewsletter } from '#features/newsletter/newsletter.rest.ts';
import { defineFeature } from '#platform/feature.ts';

export const newsletterFeature = defineFeature({
  name: 'newsletter',
  resolvers: [NewsletterLinksResolver],
  jobs: [sendSubscribeMail],
  sweeps: [forgetNewsletterSweep],
  rest: serveNewsletter,
});
