import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  bytesAnswers,
  streamHeaders,
  versionPart,
} from '#features/recordings/recordings/streaming/stream-contract.ts';
import type { Rendition } from '#features/recordings/recordings/streaming/rendition.ts';
import { streamVisibleRecording } from '#features/recordings/recordings/streaming/stream-recording.ts';
import { streamVisibleVersion } from '#features/recordings/recordings/streaming/stream-version.ts';
import { route } from '#platform/http/route-contract.ts';

const renditions = {
  display: { path: '/media/:id', summary: 'A recording, to play or show' },
  original: { path: '/media/:id/original', summary: 'A recording as it was given' },
  small: { path: '/media/:id/small', summary: 'A photo, for a grid' },
  middle: { path: '/media/:id/middle', summary: 'A photo, for a small screen' },
  whole: { path: '/media/:id/whole', summary: 'All of a photo that was cropped' },
  preview: { path: '/media/:id/preview', summary: 'A few moments of a film, to look at' },
  copy: { path: '/media/:id/copy', summary: 'A photo as it is shown, to keep' },
} as const satisfies Partial<Record<Rendition, object>>;

/** The member's own way to the bytes; recipients have another, behind their links. */
export async function serveMedia(server: FastifyInstance): Promise<void> {
  for (const [rendition, { path, summary }] of Object.entries(renditions)) {
    route(
      server,
      {
        method: ['GET', 'HEAD'],
        path,
        tag: 'Recordings',
        summary,
        access: 'anyone',
        description: 'A recording of another family is not found.',
        params: z.object({ id: z.string().max(100).describe('Id of the recording.') }),
        headers: streamHeaders,
        answers: bytesAnswers,
        refusals: ['UNAUTHENTICATED', 'NOT_FOUND', 'WRONG_STATE'],
      },
      async ({ ctx, params, request }, reply) => {
        // The keys of `renditions`.
        return streamVisibleRecording(ctx, params.id, rendition as Rendition, request, reply);
      },
    );
  }
  route(
    server,
    {
      method: ['GET', 'HEAD'],
      path: '/media/:id/version/:part',
      tag: 'Recordings',
      summary: 'A version of a recording, as recipients get it',
      access: 'anyone',
      description: 'Trimmed as it is now. A recording of another family is not found.',
      params: z.object({
        id: z.string().max(100).describe('Id of the recording.'),
        part: versionPart,
      }),
      headers: streamHeaders,
      answers: bytesAnswers,
      refusals: ['UNAUTHENTICATED', 'NOT_FOUND', 'WRONG_STATE'],
    },
    async ({ ctx, params, request }, reply) =>
      streamVisibleVersion(ctx, params.id, params.part, request, reply),
  );
}
