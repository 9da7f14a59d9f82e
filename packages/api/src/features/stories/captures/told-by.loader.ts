import DataLoader from 'dataloader';
import { loaderOf, type RequestContext } from '#platform/context.ts';
import {
  CaptureEntity,
  CapturePhotoEntity,
  CaptureQuestionEntity,
} from '#features/stories/captures/capture.entity.ts';
import { tables } from '#platform/database/tables.ts';

const tellersKey = Symbol('tellers of recordings');

/**
 * The name of the person without an account whose answer a recording is, or whose photo of it; many in one query. Call for
 * visible recordings.
 */
export async function toldBy(ctx: RequestContext, recordingId: string): Promise<string | null> {
  const loader = loaderOf(
    ctx,
    tellersKey,
    () => new DataLoader((ids: readonly string[]) => load(ctx, ids)),
  );
  return loader.load(recordingId);
}

async function load(ctx: RequestContext, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await tables(ctx.em, CaptureEntity, CaptureQuestionEntity)
    .selectFrom('capture_questions as question')
    .innerJoin('captures as capture', 'capture.id', 'question.captureId')
    .select(['question.recordingId', 'capture.personName'])
    .where('question.recordingId', 'in', [...ids])
    .execute();
  const photos = await tables(ctx.em, CaptureEntity, CaptureQuestionEntity, CapturePhotoEntity)
    .selectFrom('capture_photos as photo')
    .innerJoin('capture_questions as question', 'question.id', 'photo.questionId')
    .innerJoin('captures as capture', 'capture.id', 'question.captureId')
    .select(['photo.recordingId', 'capture.personName'])
    .where('photo.recordingId', 'in', [...ids])
    .execute();
  const names = new Map([...rows, ...photos].map((row) => [row.recordingId, row.personName]));
  return ids.map((id) => names.get(id) ?? null);
}
