import type { FastifyInstance } from 'fastify';
import { captureLimits } from '@infinite/schema/catalogue/captures';
import { z } from 'zod';
import {
  actAsTeller,
  stopCaptureMails,
  tellerActInput,
} from '#features/stories/captures/personal/act-as-teller.ts';
import { addPhoto } from '#features/stories/captures/personal/add-photo.ts';
import { answerByVoice } from '#features/stories/captures/personal/answer-by-voice.ts';
import { requireOwnVoice } from '#features/stories/captures/personal/require-voice.ts';
import {
  bytesAnswers,
  streamHeaders,
  streamRecording,
} from '#features/recordings/recordings/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { readForms } from '#platform/http/read-forms.ts';
import { route } from '#platform/http/route-contract.ts';

const tag = 'Personal links';
const token = z.string().max(200).describe('The token of the link.');
const { bytes, seconds } = captureLimits.voice;
const { photo } = captureLimits;
const { $schema: _dialect, ...actShape } = z.toJSONSchema(tellerActInput, { io: 'input' });
/** A long answer in any script, each byte as '%E3'. */
const actBytes = 512 * 1024;
const page = (linkToken: string) => `/tell/${encodeURIComponent(linkToken)}`;

/** What the page of a person who is asked sends and plays. */
export async function serveTell(server: FastifyInstance): Promise<void> {
  await server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/octet-stream',
      { parseAs: 'buffer', bodyLimit: bytes },
      (_request, body, done) => done(null, body),
    );
    serveVoices(scope);
    servePhotos(scope);
  });
  await server.register(async (forms) => {
    readForms(forms, actBytes);
    serveActs(forms);
  });
  await server.register(async (forms) => {
    forms.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 8192 },
      (_request, _body, done) => done(null, undefined),
    );
    serveStop(forms);
  });
  route(
    server,
    {
      method: ['GET', 'HEAD'],
      path: '/tell/:token/media/:id',
      tag,
      summary: 'An own answer, to listen to',
      access: 'link',
      params: z.object({ token, id: z.string().max(100).describe('Of the recording.') }),
      headers: streamHeaders,
      answers: bytesAnswers,
      refusals: ['NOT_FOUND', 'LINK_EXPIRED', 'WRONG_STATE'],
    },
    async ({ ctx, params, request }, reply) => {
      await requireOwnVoice(ctx, params.token, params.id);
      reply.header('referrer-policy', 'no-referrer');
      return streamRecording(ctx, params.id, 'display', request, reply);
    },
  );
}

function serveVoices(scope: FastifyInstance): void {
  route(
    scope,
    {
      method: 'PUT',
      path: '/tell/:token/questions/:question/voice/:id',
      tag,
      summary: 'Answer a question by voice',
      description: `The sound as a browser records it (WebM, MP4 or Ogg), at most ${bytes / 1024 / 1024} MB; our page records up to ${seconds / 60} minutes. It becomes a recording of the family. The same id sent again is stored once.`,
      access: 'link',
      params: z.object({
        token,
        question: z.guid().describe('Of this link.'),
        id: z.guid().describe('Made by the caller, for this recording.'),
      }),
      bodyMedia: 'application/octet-stream',
      bodyLimit: bytes,
      body: z.unknown().meta({ type: 'string', format: 'binary' }),
      answers: { 204: { says: 'It is with the family.' } },
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
      const { question: questionId, id } = params;
      await answerByVoice(ctx, params.token, { questionId, id, sound: body });
      return reply.status(204).send();
    },
  );
}

function servePhotos(scope: FastifyInstance): void {
  route(
    scope,
    {
      method: 'PUT',
      path: '/tell/:token/questions/:question/photos/:id',
      tag,
      summary: 'Add a photo to an answer',
      description: `To an answer that was given: a picture, told by its content, at most ${photo.bytes / 1024 / 1024} MB and ${photo.perAnswer} for each answer. It becomes an item of the family and uses the room of its plan. The same id sent again is stored once.`,
      access: 'link',
      params: z.object({
        token,
        question: z.guid().describe('Of this link.'),
        id: z.guid().describe('Made by the caller, for this photo.'),
      }),
      bodyMedia: 'application/octet-stream',
      bodyLimit: photo.bytes,
      body: z.unknown().meta({ type: 'string', format: 'binary' }),
      answers: { 204: { says: 'It is with the family.' } },
      refusals: [
        'NOT_FOUND',
        'LINK_EXPIRED',
        'WRONG_STATE',
        'RATE_LIMITED',
        'TOO_LARGE',
        'PLAN_FULL',
        'UNSUPPORTED_MEDIA',
        'CONFLICT',
      ],
    },
    async ({ ctx, params, body }, reply) => {
      if (!Buffer.isBuffer(body)) throw new AppError('UNSUPPORTED_MEDIA');
      const { question: questionId, id } = params;
      await addPhoto(ctx, params.token, { questionId, id, picture: body });
      return reply.status(204).send();
    },
  );
}

function serveActs(forms: FastifyInstance): void {
  route(
    forms,
    {
      method: 'POST',
      path: '/tell/:token/acts',
      tag,
      summary: 'An act of a person who is asked, as a plain form',
      description:
        'Answer in writing, put a question aside, delete an answer or a photo, stop or resume mails. A form that is not in order is answered by the page, not by a status.',
      access: 'link',
      params: z.object({ token }),
      bodyMedia: 'application/x-www-form-urlencoded',
      // The page says what is wrong with a form, so here anything is taken.
      body: z.unknown().meta(actShape),
      answers: {
        303: {
          says: 'Back to the page.',
          headers: { Location: 'The page, which says what came of it.' },
        },
      },
    },
    async ({ ctx, params, body }, reply) => {
      let query: string;
      try {
        query = await actAsTeller(ctx, params.token, parseInput(tellerActInput, body));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        query = `problem=${error.code}`;
      }
      return reply.redirect(`${page(params.token)}?${query}`, 303);
    },
  );
}

function serveStop(forms: FastifyInstance): void {
  const path = '/tell/:token/stop';
  route(
    forms,
    {
      method: 'POST',
      path,
      tag,
      summary: 'Stop mails with questions with one click (RFC 8058)',
      description: 'Acts at once, from wherever it comes, without cookies.',
      access: 'link',
      fromAnywhere: true,
      params: z.object({ token }),
      bodyMedia: 'application/x-www-form-urlencoded',
      bodyLimit: 8192,
      body: z.unknown().meta({ type: 'object' }),
      answers: { 200: { says: 'No more questions are mailed.', media: 'text/plain' } },
      refusals: ['NOT_FOUND'],
    },
    async ({ ctx, params }, reply) => {
      await stopCaptureMails(ctx, params.token);
      return reply.header('cache-control', 'no-store').type('text/plain').send('');
    },
  );
  route(
    forms,
    {
      method: 'GET',
      path,
      tag,
      summary: 'The page on which mails are stopped',
      description: 'For mail programs that follow the link. Following it changes nothing.',
      access: 'link',
      params: z.object({ token }),
      answers: { 303: { says: 'To the page.', headers: { Location: 'The page.' } } },
    },
    async ({ params }, reply) => reply.redirect(`${page(params.token)}#mails`, 303),
  );
}
