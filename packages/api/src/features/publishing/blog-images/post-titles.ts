import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

export interface TitledPost {
  readonly id: string;
  readonly title: string;
}

/** Those of these posts that are there, in the alphabetical order of their titles. */
export type PostTitles = (
  ctx: RequestContext,
  postIds: readonly string[],
) => Promise<readonly TitledPost[]>;

/** For the feature that owns the posts, which itself depends on images. */
export const postTitles = defineExtensionPoint<PostTitles>('titles of posts');

export async function titledPosts(
  ctx: RequestContext,
  postIds: readonly string[],
): Promise<TitledPost[]> {
  if (postIds.length === 0) return [];
  const handlers = ctx.app.extensions.of(postTitles);
  return (await Promise.all(handlers.map((handler) => handler(ctx, postIds)))).flat();
}
