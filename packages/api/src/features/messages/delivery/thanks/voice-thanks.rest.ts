import type { FastifyInstance } from 'fastify';
import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { z } from 'zod';
import { sendVoiceThanks } from '#features/messages/delivery/thanks/send-voice-thanks.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { route } from '#platform/http/route-contract.ts';

const { bytes, seconds } = recipientLimits.voiceThanks;

/** The one call by which someone without an account uploads a recording. */
export async function serveVoiceThanks(server: FastifyInstance): Promise<void> {
  await server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: bytes },
      (_request, body, done) => done(null, body),
    );
    route(
      scope,
      {
        method: 'PUT',
        path: '/shared/:token/thanks/:id',
        tag: 'Personal links',
        summary: 'Send a voice reply',
        description: `The sound as a browser records it (WebM, MP4 or Ogg), at most ${bytes / 1024 / 1024} MB; our page records up to ${seconds / 60} minutes. Only the author of the message hears it. The same id sent again is not said twice.`,
        access: 'link',
        params: z.object({
          token: z.string().max(200).describe('The token of the link.'),
          id: z.guid().describe('Made by the caller, for this recording.'),
        }),
        bodyMedia: 'application/octet-stream',
        bodyLimit: bytes,
        body: z.unknown().meta({ type: 'string', format: 'binary' }),
        answers: { 204: { says: 'It is on its way to the author.' } },
        refusals: [
          'NOT_FOUND',
          'LINK_EXPIRED',
          'WRONG_STATE',
          'RATE_LIMITED',
          'TOO_LARGE',
          'UNSUPPORTED_MEDIA',
          'CONFLICT',
        ],
      },
      async ({ ctx, params, body }, reply) => {
        if (!Buffer.isBuffer(body)) throw new AppError('UNSUPPORTED_MEDIA');
        await sendVoiceThanks(ctx, params.token, { id: params.id, sound: body });
        return reply.status(204).send();
      },
    );
  });
}
