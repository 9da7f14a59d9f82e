import { modalOpenedInput } from '@infinite/schema/growth/growth.input';
import type { FastifyInstance } from 'fastify';
import { noteModal } from '#features/insight/growth/visits-events/note-modal.ts';
import { route } from '#platform/http/route-contract.ts';

const bodyLimit = 256;

export async function visitsEventsRest(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: 'POST',
      path: '/api/growth/auth-modal',
      tag: 'Public site',
      access: 'anyone',
      summary: 'Count an opened sign-in form',
      description:
        'Counted once per visitor and day, in a total. Nothing about the visitor is stored.',
      body: modalOpenedInput,
      bodyLimit,
      answers: { 204: { says: 'Counted, or left out.' } },
      refusals: ['RATE_LIMITED'],
    },
    async ({ ctx, body }, reply) => {
      await noteModal(ctx, body);
      return reply.status(204).send();
    },
  );
}
