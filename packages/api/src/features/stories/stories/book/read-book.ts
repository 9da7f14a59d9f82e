import type { RequestContext } from '#platform/context.ts';
import { displayPicture } from '#features/recordings/recordings/index.ts';
import type { Book } from '#features/stories/stories/book/book.ts';
import { codesOf, listenAddress } from '#features/stories/stories/codes/story-code.ts';
import { chaptersOf } from '#features/stories/stories/find-story.ts';
import { readChapters } from '#features/stories/stories/read-chapters.ts';
import { introductionOf } from '#features/stories/stories/story-words.ts';
import { makerOf } from '#features/stories/stories/story.loaders.ts';
import type { StoryRow } from '#features/stories/stories/story.entity.ts';

/**
 * A story as its reader may print it. Voices that the whole family hears have a code where the family opened the
 * voices of the story. Call for a story that the actor may see.
 */
export async function readBook(ctx: RequestContext, story: StoryRow): Promise<Book> {
  const chapters = await readChapters(ctx, await chaptersOf(ctx, story.id));
  const isOpen = story.voicesOpen && story.draftOf === null;
  const coded = chapters.flatMap(({ voice }) => (voice?.audience === 'FAMILY' ? voice.id : []));
  const codes = await codesOf(ctx, story, isOpen ? coded : []);
  return {
    title: story.title,
    introduction: await introductionOf(ctx, story),
    by: await makerOf(ctx, story),
    chapters: chapters.map(({ title, text, voice, pictures }) => {
      const token = codes.get(voice?.id ?? '');
      return {
        title,
        text,
        code:
          voice && token
            ? { address: listenAddress(ctx, token), isVideo: voice.kind === 'VIDEO' }
            : null,
        pictures: pictures.map(({ caption, recording }) => ({
          caption,
          read: () => pictureOf(ctx, recording.id),
        })),
      };
    }),
  };
}

/** A picture that the storage does not give must not cost the whole book. */
async function pictureOf(ctx: RequestContext, recordingId: string): Promise<Buffer | null> {
  try {
    return await displayPicture(ctx, recordingId);
  } catch (error) {
    ctx.app.log.error({ err: error, recording: recordingId }, 'a picture of a book does not open');
    return null;
  }
}
