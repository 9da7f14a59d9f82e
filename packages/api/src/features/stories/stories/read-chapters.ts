import type { RequestContext } from '#platform/context.ts';
import { visibleAmong, type ShownRecording } from '#features/recordings/recordings/index.ts';
import { picturesOf } from '#features/stories/stories/find-story.ts';
import { captionOf, textOf } from '#features/stories/stories/story-words.ts';
import type { ChapterRow } from '#features/stories/stories/story.entity.ts';

interface ShownPicture {
  readonly caption: string;
  readonly recording: ShownRecording;
}

export interface ShownChapter {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly version: number;
  readonly voice: ShownRecording | null;
  readonly pictures: readonly ShownPicture[];
}

/** Chapters as the actor may read them: an item that they may not see is not there. Checks no permission. */
export async function readChapters(
  ctx: RequestContext,
  rows: readonly ChapterRow[],
): Promise<ShownChapter[]> {
  const pictures = await picturesOf(
    ctx,
    rows.map(({ id }) => id),
  );
  const ids = new Set([
    ...rows.flatMap(({ voiceId }) => voiceId ?? []),
    ...pictures.map(({ recordingId }) => recordingId),
  ]);
  const items = new Map((await visibleAmong(ctx, [...ids])).map((item) => [item.id, item]));
  return Promise.all(
    rows.map(async (row) => {
      const shown = pictures.flatMap((picture) => {
        const recording = items.get(picture.recordingId);
        return picture.chapterId === row.id && recording ? { picture, recording } : [];
      });
      return {
        id: row.id,
        title: row.title,
        version: row.version,
        text: await textOf(ctx, row),
        voice: (row.voiceId === null ? null : items.get(row.voiceId)) ?? null,
        pictures: await Promise.all(
          shown.map(async ({ picture, recording }) => ({
            recording,
            caption: await captionOf(ctx, picture),
          })),
        ),
      };
    }),
  );
}
