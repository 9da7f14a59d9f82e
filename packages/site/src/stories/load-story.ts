import type { StoryQuery } from '@infinite/schema/generated/graphql';
import { StoryDocument } from '@infinite/schema/generated/operations';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type ShownStory = NonNullable<StoryQuery['story']>;
export type ShownChapter = ShownStory['chapters'][number];

/** The story that the address names; a page that is not there for who may not see it. */
export async function loadStory(pageContext: PageContextServer): Promise<ShownStory> {
  signInFirst(pageContext);
  const id = pageContext.routeParams['id'] ?? '';
  const { story } = await pageContext.api.execute(StoryDocument, { id });
  if (!story) throw render(404);
  return story;
}
