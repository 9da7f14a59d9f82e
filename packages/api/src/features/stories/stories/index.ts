import { serveBooks } from '#features/stories/stories/book/book.rest.ts';
import { ChapterResolver } from '#features/stories/stories/chapter.resolver.ts';
import { foundStories } from '#features/stories/stories/found-stories.ts';
import { searchable } from '#features/insight/search/index.ts';
import { serveListening } from '#features/stories/stories/codes/listen.rest.ts';
import {
  StoryChapterEntity,
  StoryCodeEntity,
  StoryEntity,
  StoryPictureEntity,
} from '#features/stories/stories/story.entity.ts';
import { StoryResolver } from '#features/stories/stories/story.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { createStory } from '#features/stories/stories/create-story.ts';
export { addChapter } from '#features/stories/stories/change-chapter.ts';
export { publishStory } from '#features/stories/stories/change-story.ts';

/** What a family tells together of its recordings, pictures and answers, to read and to print. */
export const storiesFeature = defineFeature({
  name: 'stories',
  entities: [StoryEntity, StoryChapterEntity, StoryPictureEntity, StoryCodeEntity],
  resolvers: [StoryResolver, ChapterResolver],
  extensions: [searchable.with(foundStories)],
  rest: async (server) => {
    serveBooks(server);
    serveListening(server);
    return Promise.resolve();
  },
});
