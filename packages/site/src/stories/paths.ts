import type { BookSizeName } from '@infinite/schema/catalogue/stories';

export const storiesPath = '/memory-vault/stories';
/** Where the dialog of a new story opens by itself. */
export const makeStoryMark = '#make';
export const storyPath = (id: string): string => `${storiesPath}/${id}`;
export const editStoryPath = (id: string): string => `${storyPath(id)}/edit`;

export const bookPath = (id: string, size: BookSizeName, bleed: boolean): string =>
  `/api/stories/${id}/book.pdf?size=${size}&bleed=${bleed ? 'yes' : 'no'}`;
