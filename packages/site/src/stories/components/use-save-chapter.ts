import {
  AddStoryChapterDocument,
  ChangeStoryChapterDocument,
  StoryDocument,
} from '@infinite/schema/generated/operations';
import { useState } from 'react';
import { ask } from '#api/ask.ts';
import { useAct } from '#settings/use-act.ts';
import { editStoryWords as words } from '#stories/edit-story.en.ts';
import type { ShownChapter } from '#stories/load-story.ts';
import { inputOf, type ChapterDraft } from './chapter-draft.ts';

/** Saves a new chapter or a changed one, and finds out what somebody else saved meanwhile. */
export function useSaveChapter(storyId: string, chapter: ShownChapter | null) {
  const adding = useAct(AddStoryChapterDocument);
  const changing = useAct(ChangeStoryChapterDocument);
  const [theirs, setTheirs] = useState<ShownChapter | null>(null);

  const look = async (): Promise<void> => {
    const answer = await ask(StoryDocument, { id: storyId });
    const chapters = answer.kind === 'data' ? answer.data.story?.chapters : null;
    const now = chapters?.find(({ id }) => id === chapter?.id);
    if (now && now.version !== (theirs ?? chapter)?.version) setTheirs(now);
  };
  const save = async (draft: ChapterDraft): Promise<ShownChapter | null> => {
    const input = inputOf(draft);
    if (!chapter) {
      return (await adding.act({ storyId, input }, words.chapterSaved))?.addStoryChapter ?? null;
    }
    const { id, version } = theirs ?? chapter;
    const done = await changing.act({ id, version, input }, words.chapterSaved);
    if (done) return done.changeStoryChapter;
    await look();
    return null;
  };
  return {
    save,
    /** What was saved meanwhile; null until a save found that out. */
    theirs,
    pending: adding.pending || changing.pending,
    errors: chapter ? changing.errors : adding.errors,
  };
}
