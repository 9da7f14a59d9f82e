import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { loadStory, type ShownStory } from '#stories/load-story.ts';

export type Data = ShownStory;

export async function data(pageContext: PageContextServer): Promise<Data> {
  const story = await loadStory(pageContext);
  if (!story.mayChange) throw render(404);
  return story;
}
