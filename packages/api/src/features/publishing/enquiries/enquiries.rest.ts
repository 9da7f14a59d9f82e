import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { issueFormToken } from '#features/publishing/enquiries/form-token.ts';
import { route } from '#platform/http/route-contract.ts';

const formToken = z.object({
  token: z.string().describe('Sent back as `formToken`, seconds later and within two days.'),
});

export async function enquiriesRest(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: 'GET',
      path: '/api/form-token',
      tag: 'Public site',
      access: 'anyone',
      summary: 'Get a token for a form',
      description:
        'Public pages are the same bytes for everyone, so a form asks for its token when it is ready. A letter without one is taken too, but fewer of them.',
      answers: { 200: { says: 'A signed moment.', json: formToken } },
      refusals: ['RATE_LIMITED'],
    },
    async ({ ctx }) => ({ token: await issueFormToken(ctx) }),
  );
}
