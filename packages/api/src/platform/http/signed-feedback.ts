import { feedbackInput, type Feedback } from '@infinite/schema/newsletter/issue.input';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { route } from '#platform/http/route-contract.ts';
import { isStandardSigned } from '#platform/http/standard-signature.ts';

/** Of a Standard Webhooks signature. */
export const signatureHeaders = z.object({
  'webhook-id': z.string().max(200).optional(),
  'webhook-timestamp': z.string().max(20).optional(),
  'webhook-signature': z.string().max(1000).optional(),
});

export interface FeedbackRoute {
  readonly path: string;
  readonly tag: string;
  /** The setting that holds the secret, for the description. */
  readonly setting: string;
  /** Without it, reports are refused. */
  readonly secret: string | undefined;
  readonly take: (ctx: RequestContext, feedback: Feedback) => Promise<void>;
}

/** A route where the operator's mail relay reports bounces and complaints, signed with a secret. */
export async function serveSignedFeedback(
  server: FastifyInstance,
  { path, tag, setting, secret, take }: FeedbackRoute,
): Promise<void> {
  await server.register(async (scope) => {
    // The signature covers the raw bytes, not the parsed body.
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
        path,
        tag,
        access: 'link',
        summary: 'A bounce or a complaint, from the mail relay',
        description: `Signed as Standard Webhooks are (HMAC-SHA256 of \`id.timestamp.body\`), with ${setting}. Without that setting, reports are refused.`,
        headers: signatureHeaders,
        body: z.unknown().meta(shape),
        answers: { 204: { says: 'Taken, or of a mail that is not ours.' } },
        refusals: ['NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT'],
      },
      async ({ ctx, headers, body }, reply) => {
        if (!secret) throw new AppError('NOT_FOUND');
        const text = typeof body === 'string' ? body : '';
        const now = ctx.clock.now().epochMilliseconds / 1000;
        if (!isStandardSigned(secret, headers, text, now)) throw new AppError('FORBIDDEN');
        await take(ctx, parseInput(feedbackInput, jsonOf(text)));
        return reply.status(204).send();
      },
    );
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('INVALID_INPUT', { cause });
  }
}
