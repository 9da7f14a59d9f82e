import { storyLimits as limits } from '@infinite/schema/catalogue/stories';
import type { ChapterInput } from '@infinite/schema/stories/story.input';
import { storyWords as words } from '@infinite/schema/words/stories.en';

/** An item as it becomes part of a story. */
export interface StoryItem {
  readonly id: string;
  readonly kind: 'VOICE' | 'VIDEO' | 'PHOTO';
  readonly title: string;
  readonly note: string | null;
  /** What is said in it; '' where nobody knows. */
  readonly said: string;
}

/**
 * The chapters that items make, in the order of the items: each voice and video begins one, with what is
 * said in it for its text, and photos belong to the chapter that they follow.
 */
export function chaptersOfItems(items: readonly StoryItem[]): ChapterInput[] {
  const chapters: ChapterInput[] = [];
  // Photos before the first voice belong to it.
  let waiting: ChapterInput['pictures'] = [];
  for (const item of items) {
    if (item.kind !== 'PHOTO') {
      const { id: voiceId, title, said: text } = item;
      const fits = waiting.length <= limits.pictures;
      if (!fits) chapters.push(...picturesAlone(waiting));
      chapters.push({ title: named(title), text, voiceId, pictures: fits ? waiting : [] });
      waiting = [];
      continue;
    }
    const picture = { recordingId: item.id, caption: (item.note ?? '').slice(0, limits.caption) };
    const last = chapters.at(-1);
    if (last && last.pictures.length < limits.pictures && waiting.length === 0) {
      last.pictures.push(picture);
    } else waiting.push(picture);
  }
  return [...chapters, ...picturesAlone(waiting)];
}

function picturesAlone(pictures: ChapterInput['pictures']): ChapterInput[] {
  const many = Math.ceil(pictures.length / limits.pictures);
  return Array.from({ length: many }, (_, at) => ({
    title: words.pictures,
    text: '',
    voiceId: null,
    pictures: pictures.slice(at * limits.pictures, (at + 1) * limits.pictures),
  }));
}

const named = (title: string): string => title.slice(0, limits.title).trim() || words.pictures;
