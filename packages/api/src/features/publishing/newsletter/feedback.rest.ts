import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#platform/context.ts';
import { takeFeedback } from '#features/publishing/newsletter/take-feedback.ts';
import { serveSignedFeedback } from '#platform/http/signed-feedback.ts';

/** Bounces and complaints about newsletters. */
export function serveFeedback(server: FastifyInstance, app: AppContext): Promise<void> {
  return serveSignedFeedback(server, {
    path: '/newsletter/feedback',
    tag: 'Newsletter',
    setting: 'NEWSLETTER_FEEDBACK_SECRET',
    secret: app.config.newsletterFeedbackSecret,
    take: takeFeedback,
  });
}
