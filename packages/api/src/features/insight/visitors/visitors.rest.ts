import {
  heartbeatAnswer,
  heartbeatInput,
} from '@infinite/schema/site-settings/site-settings.input';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '#platform/context.ts';
import { recordHeartbeat } from '#features/insight/visitors/record-heartbeat.ts';
import { visitPipelineOf } from '#features/insight/visitors/visit-pipeline.ts';
import { route } from '#platform/http/route-contract.ts';

const bodyLimit = 1024;

export async function visitorsRest(server: FastifyInstance, app: AppContext): Promise<void> {
  // After the last request has been answered.
  server.addHook('onClose', () => visitPipelineOf(app).stop());
  route(
    server,
    {
      method: 'POST',
      path: '/api/visitors',
      tag: 'Public site',
      access: 'anyone',
      summary: 'Count a page view',
      description: 'Only while real visitors are counted. Nothing about the visitor is stored.',
      body: heartbeatInput,
      bodyLimit,
      answers: { 200: { says: 'How many pages are looked at now.', json: heartbeatAnswer } },
      refusals: ['NOT_FOUND', 'RATE_LIMITED'],
    },
    async ({ ctx, body }) => ({ count: await recordHeartbeat(ctx, body) }),
  );
}
