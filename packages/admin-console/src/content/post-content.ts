import type { Comparing } from '@infinite/drafts/opening';
import { blogPostInput, type BlogPostContent } from '@infinite/schema/blog/blog-post.input';
import {
  blogCategories,
  defaultBlogEmoji,
  type BlogCategoryId,
} from '@infinite/schema/catalogue/blog';
import type { WrittenBlogPostFragment } from '@infinite/schema/generated/graphql';
import { siteShellWords } from '@infinite/schema/words/site-shell.en';

/** What the form holds; the tags as they are typed. */
export interface PostContent {
  readonly title: string;
  readonly excerpt: string;
  readonly body: string;
  readonly author: string;
  readonly category: BlogCategoryId;
  readonly tags: string;
  readonly emoji: string;
  /** A slug chosen by hand; '' follows the title. */
  readonly address: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
  readonly keyword: string;
  readonly coverImageId: string | null;
  readonly coverAlt: string;
}

export const emptyContent: PostContent = {
  title: '',
  excerpt: '',
  body: '',
  author: siteShellWords.name,
  category: blogCategories[0].id,
  tags: '',
  emoji: defaultBlogEmoji,
  address: '',
  seoTitle: '',
  seoDescription: '',
  keyword: '',
  coverImageId: null,
  coverAlt: '',
};

export function contentOf(post: WrittenBlogPostFragment): PostContent {
  const { title, excerpt, body, author, category, tags, emoji, address, keyword } = post;
  const { seoTitle, seoDescription, coverAlt } = post;
  return {
    ...{ title, excerpt, body, author, category, tags: tags.join(', '), emoji, address, keyword },
    ...{ seoTitle, seoDescription, coverAlt, coverImageId: post.coverImageId ?? null },
  };
}

/** What is sent, or the words for each field that cannot be. */
export function inputOf(
  content: PostContent,
): { input: BlogPostContent } | { faults: Record<string, string> } {
  const tags = content.tags.split(',').flatMap((tag) => tag.trim() || []);
  const parsed = blogPostInput.safeParse({ ...content, tags });
  if (parsed.success) return { input: parsed.data };
  const faults: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) faults[String(path[0])] ??= message;
  return { faults };
}

/** The content as the server stores it. */
export function asStored(content: PostContent): PostContent {
  const wanted = inputOf(content);
  if ('faults' in wanted) return content;
  return { ...content, ...wanted.input, tags: wanted.input.tags.join(', ') };
}

export function isSameContent(one: PostContent, other: PostContent): boolean {
  return Object.entries(one).every(([name, value]) => other[name as keyof PostContent] === value);
}

export const comparing: Comparing<PostContent> = {
  isBlank: (content) => isSameContent(content, emptyContent),
  isSame: isSameContent,
};

/**
 * What this device kept; an older console may have written it: each part is valid, or missing.
 * @returns null for content that is none
 */
export function parseContent(value: unknown): PostContent | null {
  if (typeof value !== 'object' || value === null) return null;
  const isContent = Object.entries(value).every(
    ([name, part]) =>
      name in emptyContent &&
      (typeof part === 'string' || (name === 'coverImageId' && part === null)),
  );
  return isContent ? { ...emptyContent, ...value } : null;
}
