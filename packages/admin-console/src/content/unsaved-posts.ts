import type { PostContent } from './post-content.ts';

interface Unsaved {
  readonly content: PostContent;
  /** The version it was written on. */
  readonly version: number;
}

/**
 * What an editor held that was left without saving, by another tab of the console or by 'back'. It
 * lives as long as the window, which asks before it is closed.
 */
const unsaved = new Map<string, Unsaved>();

/** An article without an id of its own yet. */
const newPost = 'new';

export function keepUnsaved(id: string | null, left: Unsaved | null): void {
  if (left) unsaved.set(id ?? newPost, left);
  else unsaved.delete(id ?? newPost);
}

export function unsavedOf(id: string | null): Unsaved | null {
  return unsaved.get(id ?? newPost) ?? null;
}
