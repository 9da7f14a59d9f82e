import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  bytesAnswers,
  streamHeaders,
  streamVersion,
  versionOf,
} from '#features/recordings/recordings/index.ts';
import { openCode } from '#features/stories/stories/codes/open-code.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { route } from '#platform/http/route-contract.ts';

/** The voice behind a code of a book: what its trim leaves, never the original. */
export function serveListening(server: FastifyInstance): void {
  route(
    server,
    {
      method: ['GET', 'HEAD'],
      path: '/listen/:token/media',
      tag: 'Personal links',
      summary: 'The voice that a code of a book opens',
      access: 'link',
      params: z.object({ token: z.string().max(200).describe('The token of the code.') }),
      headers: streamHeaders,
      answers: bytesAnswers,
      refusals: ['NOT_FOUND', 'LINK_EXPIRED', 'WRONG_STATE', 'RATE_LIMITED'],
    },
    async ({ ctx, params, request }, reply) => {
      const opened = await openCode(ctx, params.token);
      if (!opened) throw new AppError('NOT_FOUND');
      if (opened === 'CLOSED') throw new AppError('LINK_EXPIRED');
      const { recording } = opened;
      const version = await versionOf(ctx, recording.id);
      if (!version) throw new AppError('WRONG_STATE');
      reply.header('referrer-policy', 'no-referrer');
      return streamVersion(
        ctx,
        { version, recording, part: 'play', timeZone: 'UTC' },
        request,
        reply,
      );
    },
  );
}
