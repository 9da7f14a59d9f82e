import { createHmac, timingSafeEqual } from 'node:crypto';
import { feedbackInput } from '@infinite/schema/newsletter/campaign.input';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#context.ts';
import { takeFeedback } from '#features/newsletter/take-feedback.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { route } from '#platform/http/route-contract.ts';

/** A signature is good for so long, so that a copy of it is of no use later. */
const patienceSeconds = 300;

const signature = {
  'webhook-id': z.string().max(200).optional(),
  'webhook-timestamp': z.string().max(20).optional(),
  'webhook-signature': z.string().max(1000).optional(),
};
const headers = z.object(signature);

/** Bounces and complaints from the operator's relay, signed with the secret both know. */
export async function serveFeedback(server: FastifyInstance, app: AppContext): Promise<void> {
  await server.register(async (scope) => {
    // The signature is over the bytes that came, not over what a parser makes of them.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, String(body)),
    );
    const { $schema: _dialect, ...shape } = z.toJSONSchema(feedbackInput, { io: 'input' });
    route(
      scope,
      {
        method: 'POST',
        path: '/newsletter/feedback',
        tag: 'Newsletter',
        access: 'link',
        summary: 'A bounce or a complaint, from the mail relay',
        description:
          'Signed as Standard Webhooks are (HMAC-SHA256 of `id.timestamp.body`), with NEWSLETTER_FEEDBACK_SECRET. Without that setting nothing is taken.',
        headers,
        body: z.unknown().meta(shape),
        answers: { 204: { says: 'Taken, or of a letter that is not ours.' } },
        refusals: ['NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT'],
      },
      async ({ ctx, headers, body }, reply) => {
        const secret = app.config.newsletterFeedbackSecret;
        if (!secret) throw new AppError('NOT_FOUND');
        const text = typeof body === 'string' ? body : '';
        const now = ctx.clock.now().epochMilliseconds / 1000;
        if (!isSigned(secret, headers, text, now)) throw new AppError('FORBIDDEN');
        await takeFeedback(ctx, parseInput(feedbackInput, jsonOf(text)));
        return reply.status(204).send();
      },
    );
  });
}

function isSigned(
  secret: string,
  headers: z.output<z.ZodObject<typeof signature>>,
  body: string,
  now: number,
): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': given } = headers;
  if (!id || !at || !given || !(Math.abs(Number(at) - now) <= patienceSeconds)) return false;
  const expected = createHmac('sha256', secret).update(`${id}.${at}.${body}`).digest();
  return given.split(' ').some((part) => {
    const bytes = Buffer.from(part.replace(/^v1,/, ''), 'base64');
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { cause });
  }
}
