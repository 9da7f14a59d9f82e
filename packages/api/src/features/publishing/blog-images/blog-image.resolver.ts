import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  BlogImage,
  BlogImageConnection,
  BlogImageUse,
} from '#features/publishing/blog-images/blog-image.types.ts';
import { deleteImage } from '#features/publishing/blog-images/delete-image.ts';
import { listImages } from '#features/publishing/blog-images/find-images.ts';
import { usesOfImage } from '#features/publishing/blog-images/image-uses.loader.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

/** The pictures of articles; every operation is an administrator's. */
@Resolver(() => BlogImage)
export class BlogImageResolver {
  @Query(() => BlogImageConnection, {
    description: 'Latest first; `search` finds parts of a name or a description.',
  })
  async blogImages(
    @Ctx() ctx: RequestContext,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listImages(ctx, { search, first, after }));
  }

  @Mutation(() => ID, { description: 'Only images that no article uses; returns the id.' })
  deleteBlogImage(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return deleteImage(ctx, id);
  }

  @FieldResolver(() => [BlogImageUse], {
    description: 'By title; one of them refuses its deletion.',
  })
  usedIn(@Ctx() ctx: RequestContext, @Root() { id }: BlogImage): Promise<BlogImageUse[]> {
    return usesOfImage(ctx, id);
  }
}
