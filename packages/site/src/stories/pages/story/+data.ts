import type { PageContextServer } from 'vike/types';
import { loadStory, type ShownStory } from '#stories/load-story.ts';

export type Data = ShownStory;

export const data = (pageContext: PageContextServer): Promise<Data> => loadStory(pageContext);
