import type { PhotoEditValues } from '@infinite/schema/catalogue/pictures';
import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** What members made of a photo last. */
export interface PhotoEdit extends PhotoEditValues {
  /** Counts from 1. */
  readonly version: number;
}

/** Answers null for a photo that nobody edited. */
export type PhotoEditAnswer = (
  ctx: RequestContext,
  recordingId: string,
) => Promise<PhotoEdit | null>;

/** For the feature that keeps how photos were edited: their forms are drawn with it. */
export const photoEditInEffect = defineExtensionPoint<PhotoEditAnswer>('photo edit in effect');

export async function editInEffect(
  ctx: RequestContext,
  recordingId: string,
): Promise<PhotoEdit | null> {
  for (const answer of ctx.app.extensions.of(photoEditInEffect)) {
    const edit = await answer(ctx, recordingId);
    if (edit) return edit;
  }
  return null;
}
