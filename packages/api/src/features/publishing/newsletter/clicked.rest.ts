import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { countClick, targetOfClick } from '#features/publishing/newsletter/clicks.ts';
import { route } from '#platform/http/route-contract.ts';

/** The links of subscribers who agreed to be counted; nobody else's links pass through here. */
export async function serveClicked(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: 'GET',
      path: '/newsletter/click/:token',
      tag: 'Newsletter',
      access: 'link',
      summary: 'Follow a link of an issue whose reader agreed to be counted',
      description:
        'Leads only to addresses of the issue itself, and any other token to the blog. No network address or device is stored.',
      params: z.object({ token: z.string().max(200) }),
      answers: { 302: { says: 'To the address.', headers: { Location: 'That address.' } } },
    },
    async ({ ctx, params, request }, reply) => {
      const target = await targetOfClick(ctx, params.token);
      // HEAD is a program that checks the link.
      if (target && request.method === 'GET') await countClick(ctx, params.token);
      return reply.header('cache-control', 'no-store').redirect(target ?? '/blog', 302);
    },
  );
}
