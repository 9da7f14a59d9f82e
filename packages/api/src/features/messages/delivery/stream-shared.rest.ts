import type { FastifyReply, FastifyRequest } from 'fastify';
import { messageBodyWords } from '@infinite/schema/words/message-body.en';
import type { RequestContext } from '#platform/context.ts';
import type { SharedRecording } from '#features/messages/delivery/shared-page.ts';
import {
  copyFormsOf,
  streamVersion,
  type VersionPart,
} from '#features/recordings/recordings/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Streams a file of the promised version: never the original, which may contain parts that the
 * author has cut.
 * @param part null for the best copy to keep
 * @throws AppError WRONG_STATE while it is made, NOT_FOUND for a file that it has not
 */
export async function streamShared(
  ctx: RequestContext,
  { recording, version, timeZone }: SharedRecording,
  part: VersionPart | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!version) throw new AppError('WRONG_STATE', { words: messageBodyWords.preparing });
  const [best = 'file'] = copyFormsOf(version, recording);
  const asked = { recording, version, timeZone, part: part ?? best };
  return streamVersion(ctx, asked, request, reply);
}
