import { transcriptForms, type TranscriptForm } from '@infinite/schema/catalogue/transcripts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { actorIn } from '#features/people/families/index.ts';
import { contentDisposition, findVisibleRecording } from '#features/recordings/recordings/index.ts';
import { plainTranscript } from '#features/vault/transcripts/plain-transcript.ts';
import { printedTranscript } from '#features/vault/transcripts/printed-transcript.ts';
import { readTranscript } from '#features/vault/transcripts/stored-transcripts.ts';
import { captionsOf, cuesOf, webVtt } from '#features/vault/transcripts/web-vtt.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { isKnownTo } from '#platform/http/byte-range.ts';
import { route } from '#platform/http/route-contract.ts';

/** Transcripts for players and to keep, for those who may hear the recording. */
export async function serveTranscripts(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: ['GET', 'HEAD'],
      path: '/media/:id/transcript/:form',
      tag: 'Recordings',
      summary: 'The transcript of a recording',
      access: 'anyone',
      description: 'WebVTT, plain text or a PDF. A recording of another family is not found.',
      params: z.object({
        id: z.string().max(100).describe('Id of the recording.'),
        form: z
          .enum(transcriptForms)
          .describe(
            'Captions for a player; WebVTT with one cue a segment, plain text, or pages to print.',
          ),
      }),
      query: z.object({
        version: z.string().max(20).optional().describe('Ignored; makes a new address.'),
      }),
      answers: {
        200: {
          says: 'The transcript; asked for again each time.',
          media: '*/*',
          headers: { ETag: 'Of this version.', 'Content-Disposition': 'With a name for the file.' },
        },
        304: { says: 'What the caller has is still true.' },
      },
      refusals: ['UNAUTHENTICATED', 'NOT_FOUND'],
    },
    async ({ ctx, params: { id, form }, request }, reply) => {
      const { title, version, type, content } = await findForm(ctx, id, form);
      const etag = `"${id}-${form}-${version}"`;
      reply.headers({
        // Revalidated at each use, so that a signed-out browser shows nothing from its cache.
        'cache-control': 'private, no-cache',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        etag,
      });
      if (isKnownTo(request.headers['if-none-match'], etag)) return reply.status(304).send();
      const how = form === 'captions' ? 'inline' : 'attachment';
      const extension = form === 'captions' ? 'vtt' : form;
      return reply
        .type(type)
        .header('content-disposition', contentDisposition(how, `${title}.${extension}`))
        .header('content-length', Buffer.byteLength(content))
        .send(request.method === 'HEAD' ? undefined : content);
    },
  );
}

async function findForm(ctx: RequestContext, id: string, form: TranscriptForm) {
  requireMember(ctx);
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const transcript = await readTranscript(ctx, id);
  if (!transcript || transcript.segments.length === 0) throw new AppError('NOT_FOUND');
  // A media element sends no family: the role counts in the recording's own.
  const actor = await actorIn(ctx, transcript.familyId);
  const { title } = await findVisibleRecording({ ...ctx, actor }, id);
  const { segments, version } = transcript;
  if (form === 'txt') {
    const content = plainTranscript(title, segments);
    return { title, version, type: 'text/plain; charset=utf-8', content };
  }
  if (form === 'pdf') {
    const content = await printedTranscript(title, segments);
    return { title, version, type: 'application/pdf', content };
  }
  const content = webVtt(form === 'captions' ? captionsOf(segments) : cuesOf(segments));
  return { title, version, type: 'text/vtt; charset=utf-8', content };
}
