import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { stopMails } from '#features/notices/notifications/mails/stop-mails.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { route } from '#platform/http/route-contract.ts';

const bodyLimit = 8192;

/** The link at the foot of mails about notices, which mail programs press too. */
export async function serveStopMails(server: FastifyInstance): Promise<void> {
  await server.register(async (forms) => {
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit },
      (_request, body, done) => done(null, { page: String(body).startsWith('page=') }),
    );
    serveLink(forms);
  });
}

function serveLink(forms: FastifyInstance): void {
  route(
    forms,
    {
      method: 'POST',
      path: '/notifications/unsubscribe/:token',
      tag: 'Notifications',
      summary: 'Stop mails about notifications with one click (RFC 8058)',
      description:
        'Acts at once, from wherever it comes, without cookies. A form with `page` is led to a page.',
      access: 'link',
      fromAnywhere: true,
      params: z.object({ token: z.string().max(200).describe('The token of the link.') }),
      bodyMedia: 'application/x-www-form-urlencoded',
      bodyLimit,
      body: z.unknown().meta({ type: 'object', properties: { page: { type: 'string' } } }),
      answers: {
        200: { says: 'Nothing more is sent.', media: 'text/plain' },
        303: {
          says: 'To the page that says what came of it.',
          headers: { Location: 'That page.' },
        },
      },
      refusals: ['NOT_FOUND'],
    },
    async ({ ctx, params, body }, reply) => {
      if (!z.object({ page: z.literal(true) }).safeParse(body).success) {
        await stopMails(ctx, params.token);
        return reply.header('cache-control', 'no-store').type('text/plain').send('');
      }
      const done = await isStopped(() => stopMails(ctx, params.token));
      const page = `/notifications/unsubscribe/${encodeURIComponent(params.token)}`;
      return reply.redirect(`${page}?${done ? 'done' : 'unknown'}`, 303);
    },
  );
}

async function isStopped(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return false;
    throw error;
  }
}
