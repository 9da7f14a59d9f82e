import { inboxLimits } from '@infinite/schema/catalogue/enquiries';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#platform/context.ts';
import { takeInboundMail } from '#features/publishing/enquiries/inbound/take-inbound-mail.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { route } from '#platform/http/route-contract.ts';
import { signatureHeaders } from '#platform/http/signed-feedback.ts';
import { isStandardSigned } from '#platform/http/standard-signature.ts';

const media = 'message/rfc822';

/** Where the operator's mail server posts what arrives for support. */
export async function serveInboundMail(server: FastifyInstance, app: AppContext): Promise<void> {
  const secret = app.config.inboundMailSecret;
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(media, { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    route(
      scope,
      {
        method: 'POST',
        path: '/api/inbound/mail',
        tag: 'Public site',
        access: 'link',
        summary: 'An email to support, from the mail server',
        description:
          'The email as it arrived (RFC 5322), signed as Standard Webhooks are (HMAC-SHA256 of `id.timestamp.body`) with INBOUND_MAIL_SECRET. Without that setting, emails are refused. The same email twice is stored once.',
        headers: signatureHeaders,
        body: z.unknown().meta({ type: 'string' }),
        bodyMedia: media,
        bodyLimit: inboxLimits.mailBytes,
        answers: { 204: { says: 'Taken.' } },
        refusals: ['NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT', 'TOO_LARGE', 'UNSUPPORTED_MEDIA'],
      },
      async ({ ctx, headers, body }, reply) => {
        if (!secret) throw new AppError('NOT_FOUND');
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
        const now = ctx.clock.now().epochMilliseconds / 1000;
        if (!isStandardSigned(secret, headers, bytes, now)) {
          throw new AppError('FORBIDDEN', { words: 'The signature is not valid for this email.' });
        }
        await takeInboundMail(ctx, bytes);
        return reply.status(204).send();
      },
    );
  });
}
