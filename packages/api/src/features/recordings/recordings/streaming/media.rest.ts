import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  bytesAnswers,
  streamHeaders,
  versionPart,
} from '#features/recordings/recordings/streaming/stream-contract.ts';
import { streamVisibleRecording } from '#features/recordings/recordings/streaming/stream-recording.ts';
import { streamVisibleVersion } from '#features/recordings/recordings/streaming/stream-version.ts';
import { route } from '#platform/http/route-contract.ts';

/** The member's own way to the bytes; recipients have another, behind their links. */
export async function serveMedia(server: FastifyInstance): Promise<void> {
  for (const rendition of ['display', 'original'] as const) {
    route(
      server,
      {
        method: ['GET', 'HEAD'],
        path: rendition === 'display' ? '/media/:id' : '/media/:id/original',
        tag: 'Recordings',
        summary:
          rendition === 'display' ? 'A recording, to play or show' : 'A recording as it was given',
        access: 'anyone',
        description: 'A recording of another family is not found.',
        params: z.object({ id: z.string().max(100).describe('Id of the recording.') }),
        headers: streamHeaders,
        answers: bytesAnswers,
        refusals: ['UNAUTHENTICATED', 'NOT_FOUND', 'WRONG_STATE'],
      },
      async ({ ctx, params, request }, reply) => {
        return streamVisibleRecording(ctx, params.id, rendition, request, reply);
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
