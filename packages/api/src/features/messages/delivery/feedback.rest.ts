import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#platform/context.ts';
import { handleDeliveryFeedback } from '#features/messages/delivery/handle-feedback.ts';
import { serveSignedFeedback } from '#platform/http/signed-feedback.ts';

/** Bounces and complaints about deliveries, after the relay had taken them. */
export function serveDeliveryFeedback(server: FastifyInstance, app: AppContext): Promise<void> {
  return serveSignedFeedback(server, {
    path: '/deliveries/feedback',
    tag: 'Deliveries',
    setting: 'DELIVERY_FEEDBACK_SECRET',
    secret: app.config.deliveryFeedbackSecret,
    take: handleDeliveryFeedback,
  });
}
