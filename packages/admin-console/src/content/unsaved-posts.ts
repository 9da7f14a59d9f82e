import { emptyContent, type PostContent } from './post-content.ts';

export interface Unsaved {
  readonly content: PostContent;
  /** The version it was written on. */
  readonly version: number;
}

/**
 * Unsaved text, kept on this device, so that a reload, a crash or a lost connection loses nothing.
 * Removed once the server has it.
 */
const prefix = 'unsaved-article:';

/** An article without an id of its own yet. */
const newPost = 'new';

/**
 * A fallback in memory: if the browser denies storage, at least a change of screens loses nothing.
 */
const memory = new Map<string, string>();

/** @returns whether it survives closing the window */
export function keepUnsaved(id: string | null, left: Unsaved | null): boolean {
  const key = prefix + (id ?? newPost);
  try {
    memory.delete(key);
    if (left) localStorage.setItem(key, JSON.stringify(left));
    else localStorage.removeItem(key);
    return true;
  } catch {
    if (left) memory.set(key, JSON.stringify(left));
    return left === null;
  }
}

export function unsavedOf(id: string | null): Unsaved | null {
  const key = prefix + (id ?? newPost);
  const text = memory.get(key) ?? readStored(key);
  if (!text) return null;
  try {
    const { content, version } = JSON.parse(text) as Partial<Unsaved>;
    if (typeof version !== 'number' || !isContent(content)) return null;
    return { content: { ...emptyContent, ...content }, version };
  } catch {
    return null;
  }
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** An older console may have written it: each part is valid, or missing. */
function isContent(value: unknown): value is Partial<PostContent> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).every(
    ([name, part]) =>
      name in emptyContent &&
      (typeof part === 'string' || (name === 'coverImageId' && part === null)),
  );
}
