import type { StoryChapterInput } from '@infinite/schema/generated/graphql';
import type { ShownChapter } from '#stories/load-story.ts';

type Voice = Pick<NonNullable<ShownChapter['voice']>, 'id' | 'title'>;
type Picture = ShownChapter['pictures'][number];

/** A chapter while it is edited. */
export interface ChapterDraft {
  readonly title: string;
  readonly text: string;
  readonly voice: Voice | null;
  readonly pictures: readonly {
    readonly caption: string;
    readonly recording: Omit<Picture['recording'], 'url' | 'facts'>;
  }[];
}

export function draftOf(chapter: ShownChapter | null): ChapterDraft {
  if (!chapter) return { title: '', text: '', voice: null, pictures: [] };
  const { title, text, voice, pictures } = chapter;
  return { title, text, voice: voice ?? null, pictures };
}

export function inputOf({ title, text, voice, pictures }: ChapterDraft): StoryChapterInput {
  return {
    title,
    text,
    voiceId: voice?.id ?? null,
    pictures: pictures.map(({ caption, recording }) => ({ caption, recordingId: recording.id })),
  };
}
