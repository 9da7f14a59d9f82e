import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { actAsRecipient, recipientActInput } from '#features/messages/delivery/act-as-recipient.ts';
import { answerReminder } from '#features/messages/delivery/answer-reminder.ts';
import { noteOpened } from '#features/messages/delivery/note-opened.ts';
import { isPlayed } from '#features/messages/delivery/shared-items.ts';
import { requireSharedRecording } from '#features/messages/delivery/shared-page.ts';
import { streamShared } from '#features/messages/delivery/stream-shared.rest.ts';
import {
  bytesAnswers,
  streamHeaders,
  streamRecording,
  versionPart,
} from '#features/recordings/recordings/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { readForms } from '#platform/http/read-forms.ts';
import { route } from '#platform/http/route-contract.ts';

const answerForm = z.object({
  answer: z.enum(['CONFIRM', 'POSTPONE', 'CANCEL']),
  localDate: z.string().optional(),
  localTime: z.string().optional(),
});

const { $schema: _dialect, ...answerFormShape } = z.toJSONSchema(answerForm, { io: 'input' });
const { $schema: _sameDialect, ...recipientActShape } = z.toJSONSchema(recipientActInput, {
  io: 'input',
});

const tag = 'Personal links';
const token = z.string().max(200).describe('The token of the link.');
const toPage = {
  303: {
    says: 'Back to the page.',
    headers: { Location: 'The page, which says what came of it.' },
  },
};

/** The forms of the pages behind our links, for readers without scripts, and what they play. */
export async function serveDelivery(server: FastifyInstance): Promise<void> {
  await server.register(async (forms) => {
    readForms(forms);
    route(
      forms,
      {
        method: 'POST',
        path: '/answer/:token',
        tag,
        summary: 'Answer a reminder, as a plain form',
        description: 'An invalid form is answered with the page, not with an error status.',
        access: 'link',
        params: z.object({ token }),
        bodyMedia: 'application/x-www-form-urlencoded',
        // The page says what is wrong with a form, so here anything is taken.
        body: z.unknown().meta(answerFormShape),
        answers: toPage,
      },
      async ({ ctx, params, body }, reply) => {
        const problem = await answerForForm(() =>
          answerReminder(ctx, { token: params.token, ...parseInput(answerForm, body) }),
        );
        return reply.redirect(`/answer/${encodeURIComponent(params.token)}${problem}`, 303);
      },
    );
    route(
      forms,
      {
        method: 'POST',
        path: '/shared/:token/opened',
        tag,
        summary: 'Open what was delivered, as a plain form',
        access: 'link',
        params: z.object({ token }),
        answers: toPage,
        refusals: ['NOT_FOUND', 'LINK_EXPIRED'],
      },
      async ({ ctx, params }, reply) => {
        await noteOpened(ctx, params.token);
        return reply.redirect(`/shared/${encodeURIComponent(params.token)}?opened`, 303);
      },
    );
    route(
      forms,
      {
        method: 'POST',
        path: '/shared/:token/choices',
        tag,
        summary: 'A choice of a recipient, as a plain form',
        description:
          'Remind me later, open it with someone, never, thank you, this is not for me, please don’t write to me again. A form that is not in order is answered by the page, not by a status.',
        access: 'link',
        params: z.object({ token }),
        bodyMedia: 'application/x-www-form-urlencoded',
        // The page says what is wrong with a form, so here anything is taken.
        body: z.unknown().meta(recipientActShape),
        answers: toPage,
      },
      async ({ ctx, params, body }, reply) => {
        const query = await answerForForm(() =>
          actAsRecipient(ctx, params.token, parseInput(recipientActInput, body)),
        );
        return reply.redirect(pageAfter(params.token, body, query), 303);
      },
    );
  });
  for (const rendition of ['display', 'original'] as const) {
    route(
      server,
      {
        method: ['GET', 'HEAD'],
        path: `/shared/:token/media/:id${rendition === 'original' ? '/original' : ''}`,
        tag,
        summary:
          rendition === 'original'
            ? 'A copy of a delivered photo or recording to keep, or a file as it was given'
            : 'A delivered recording, to play or show',
        access: 'link',
        params: z.object({ token, id: z.string().max(100).describe('Of the recording.') }),
        headers: streamHeaders,
        answers: bytesAnswers,
        refusals: ['NOT_FOUND', 'WRONG_STATE'],
      },
      async ({ ctx, params, request }, reply) => {
        const shared = await requireSharedRecording(ctx, params.token, params.id);
        reply.header('referrer-policy', 'no-referrer');
        if (!isPlayed(shared.recording)) {
          const form = rendition === 'original' ? 'copy' : rendition;
          return streamRecording(ctx, params.id, form, request, reply);
        }
        return streamShared(ctx, shared, rendition === 'display' ? 'play' : null, request, reply);
      },
    );
  }
  route(
    server,
    {
      method: ['GET', 'HEAD'],
      path: '/shared/:token/media/:id/version/:part',
      tag,
      summary: 'A file of a delivered recording, to play or download',
      access: 'link',
      params: z.object({
        token,
        id: z.string().max(100).describe('Of the recording.'),
        part: versionPart,
      }),
      headers: streamHeaders,
      answers: bytesAnswers,
      refusals: ['NOT_FOUND', 'WRONG_STATE'],
    },
    async ({ ctx, params, request }, reply) => {
      const shared = await requireSharedRecording(ctx, params.token, params.id);
      reply.header('referrer-policy', 'no-referrer');
      return streamShared(ctx, shared, params.part, request, reply);
    },
  );
}

const onStopPage = new Set<unknown>([
  'STOP_WRITING',
  'WRITE_AGAIN',
  'NOT_FOR_ME',
  'FOR_ME_AFTER_ALL',
  'NEVER',
  'OPEN_AFTER_ALL',
]);

/** Back to the page that the form stood on, which says what came of it. */
function pageAfter(linkToken: string, body: unknown, query: string): string {
  const act = typeof body === 'object' && body !== null && 'act' in body ? body.act : undefined;
  const page = `/shared/${encodeURIComponent(linkToken)}`;
  if (onStopPage.has(act)) return `${page}/stop${query}`;
  if (query !== '') return `${page}${query}`;
  return act === 'THANK' ? `${page}?thanked#thanks` : page;
}

/** The page itself says what was wrong: the code travels back in the query. */
async function answerForForm(act: () => Promise<void>): Promise<string> {
  try {
    await act();
    return '';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `?problem=${error.code}`;
  }
}
