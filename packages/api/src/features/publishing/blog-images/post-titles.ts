import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** The first titles of these posts, in alphabetical order. */
export type PostTitles = (
  ctx: RequestContext,
  postIds: readonly string[],
  limit: number,
) => Promise<string[]>;

/** For the feature that owns the posts, which itself depends on images. */
export const postTitles = defineExtensionPoint<PostTitles>('titles of posts');
