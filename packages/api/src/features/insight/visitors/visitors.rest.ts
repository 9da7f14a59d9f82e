import {
  heartbeatAnswer,
  heartbeatInput,
} from '@infinite/schema/site-settings/site-settings.input';
import type { FastifyInstance } from 'fastify';
import { noteVisit } from '#features/insight/visitors/note-visit.ts';
import { route } from '#platform/http/route-contract.ts';

const bodyLimit = 1024;

export async function visitorsRest(server: FastifyInstance): Promise<void> {
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
    async ({ ctx, body }) => ({ count: await noteVisit(ctx, body) }),
  );
}
