import {
  newsletterChoicesInput,
  subscribeAnswer,
  subscribeInput,
} from '@infinite/schema/newsletter/subscribe.input';
import { newsletterRateLimits } from '@infinite/schema/catalogue/newsletter';
import { newsletterBoxWords } from '@infinite/schema/words/newsletter.en';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { networkOf } from '#platform/http/network-of.ts';
import {
  changeChoices,
  resubscribe,
  unsubscribe,
} from '#features/publishing/newsletter/change-choices.ts';
import { confirmSubscription } from '#features/publishing/newsletter/confirm-subscription.ts';
import { readForms } from '#features/publishing/newsletter/forms.rest.ts';
import { subscribe } from '#features/publishing/newsletter/subscribe.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { route } from '#platform/http/route-contract.ts';

const tag = 'Newsletter';
const form = { bodyMedia: 'application/x-www-form-urlencoded', bodyLimit: 8192 } as const;
const params = z.object({ token: z.string().max(200).describe('The token of the link.') });
const toPage = {
  303: { says: 'To the page that says what came of it.', headers: { Location: 'That page.' } },
};
// A page says what is wrong with a form, so anything is taken; the shape is for the document.
const shapeOf = (schema: z.ZodType) => {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return z.unknown().meta(shape);
};

/** Forms of the site and of the pages behind our links; every one works without scripts. */
export async function serveNewsletter(server: FastifyInstance): Promise<void> {
  await server.register(async (forms) => {
    readForms(forms);
    serveSubscribing(forms);
    serveLinks(forms);
  });
}

function serveSubscribing(forms: FastifyInstance): void {
  route(
    forms,
    {
      method: 'POST',
      path: '/newsletter/subscribe',
      tag,
      access: 'anyone',
      summary: 'Subscribe to the newsletter',
      description:
        'Answers the same for every address, and writes to it. `Accept: application/json` is answered in JSON, a plain form by a page.',
      ...form,
      body: shapeOf(subscribeInput),
      answers: {
        200: { says: 'A mail may be on its way.', json: subscribeAnswer },
        ...toPage,
      },
      refusals: ['INVALID_INPUT', 'RATE_LIMITED'],
    },
    async ({ ctx, body, request }, reply) => {
      const act = () => subscribe(ctx, parseInput(subscribeInput, body));
      if (request.headers.accept?.includes('application/json')) {
        await act();
        return { message: newsletterBoxWords.asked };
      }
      const problem = await problemOf(act);
      const page = problem === null ? 'almost-there' : 'again';
      const why = problem === 'RATE_LIMITED' ? '?problem=RATE_LIMITED' : '';
      return reply.redirect(`/newsletter/${page}${why}`, 303);
    },
  );
}

function serveLinks(forms: FastifyInstance): void {
  const link = { method: 'POST', tag, access: 'link', params, ...form } as const;
  route(
    forms,
    {
      ...link,
      path: '/newsletter/confirm/:token',
      summary: 'Confirm an address, as a plain form',
      answers: toPage,
    },
    async ({ ctx, params }, reply) => {
      await countLink(ctx);
      await problemOf(() => confirmSubscription(ctx, params.token));
      return backTo(reply, 'confirm', params.token);
    },
  );
  route(
    forms,
    {
      ...link,
      path: '/newsletter/unsubscribe/:token',
      summary: 'Unsubscribe with one click (RFC 8058)',
      description:
        'Acts at once, from wherever it comes, without cookies. A form with `page` is led to a page.',
      fromAnywhere: true,
      body: z.unknown().meta({ type: 'object', properties: { page: { type: 'string' } } }),
      answers: { 200: { says: 'Nothing more is sent.', media: 'text/plain' }, ...toPage },
      refusals: ['NOT_FOUND'],
    },
    async ({ ctx, params, body }, reply) => {
      const fromPage = z.object({ page: z.string() }).safeParse(body).success;
      if (!fromPage) {
        await unsubscribe(ctx, params.token);
        return reply.header('cache-control', 'no-store').type('text/plain').send('');
      }
      await problemOf(() => unsubscribe(ctx, params.token));
      return backTo(reply, 'unsubscribe', params.token);
    },
  );
  route(
    forms,
    {
      ...link,
      path: '/newsletter/preferences/:token',
      summary: 'Change newsletter preferences, as a plain form',
      body: shapeOf(newsletterChoicesInput),
      answers: toPage,
    },
    async ({ ctx, params, body }, reply) => {
      await countLink(ctx);
      const again = z.object({ act: z.literal('resubscribe') }).safeParse(body).success;
      const problem = await problemOf(() =>
        again
          ? resubscribe(ctx, params.token)
          : changeChoices(ctx, params.token, parseInput(newsletterChoicesInput, body)),
      );
      return backTo(reply, 'preferences', params.token, problem === null ? '?saved' : '?problem');
    },
  );
}

function countLink(ctx: RequestContext): Promise<void> {
  const { linkPerNetwork } = newsletterRateLimits;
  return ctx.app.rateLimit.take('newsletter-link', networkOf(ctx.meta.ip), linkPerNetwork);
}

function backTo(reply: FastifyReply, page: string, token: string, query = ''): FastifyReply {
  return reply.redirect(`/newsletter/${page}/${encodeURIComponent(token)}${query}`, 303);
}

/** The page says what was wrong: the refusal's code, or null when all went well. */
async function problemOf(act: () => Promise<void>): Promise<string | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}
