import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { useState, type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { ChapterList } from '#stories/components/chapter-list.tsx';
import { ShareStory } from '#stories/components/share-story.tsx';
import { StoryForm } from '#stories/components/story-form.tsx';
import { editStoryWords as words } from '#stories/edit-story.en.ts';
import { storiesPath, storyPath } from '#stories/paths.ts';
import { storyPageWords } from '#stories/stories.en.ts';
import type { Data } from './+data.ts';

/** Title, introduction and chapters of a story, and whether the family reads it. */
export function Page(): ReactElement {
  const { chapters: first, ...loaded } = useData<Data>();
  const [story, setStory] = useState(loaded);
  const [chapters, setChapters] = useState(first);
  return (
    <div className="page-column pb-20">
      <div className="mx-auto max-w-[800px]">
        <PageHeading
          title={words.title}
          above={
            <a className="link" href={storiesPath}>
              {storyPageWords.back}
            </a>
          }
          actions={<LinkButton href={storyPath(story.id)}>{storyPageWords.read}</LinkButton>}
        />
        <StoryForm story={story} onChanged={setStory} />
        <ChapterList storyId={story.id} chapters={chapters} onChapters={setChapters} />
        <ShareStory story={story} onChanged={setStory} />
      </div>
    </div>
  );
}
