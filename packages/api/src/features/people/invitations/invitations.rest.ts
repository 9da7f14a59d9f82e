import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { declineInvitation } from '#features/people/invitations/decline-invitation.ts';
import { readForms } from '#platform/http/read-forms.ts';
import { route } from '#platform/http/route-contract.ts';

/** The plain form of the invitation page. */
export async function serveInvitations(server: FastifyInstance): Promise<void> {
  await server.register(async (forms) => {
    readForms(forms);
    route(
      forms,
      {
        method: 'POST',
        path: '/invitation/:token/decline',
        tag: 'Personal links',
        summary: 'Decline an invitation, as a plain form',
        description: 'A link that is no longer open is answered with its page, not with an error.',
        access: 'link',
        params: z.object({ token: z.string().max(200).describe('The token of the link.') }),
        answers: {
          303: {
            says: 'Back to the page.',
            headers: { Location: 'The page, which says what came of it.' },
          },
        },
      },
      async ({ ctx, params }, reply) => {
        const done = await declineInvitation(ctx, params.token);
        const page = `/invitation/${encodeURIComponent(params.token)}`;
        return reply.redirect(done ? `${page}?declined` : page, 303);
      },
    );
  });
}
