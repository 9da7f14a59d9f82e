import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { addTag, removeTag } from '#features/insights/tags/change-tags.ts';
import { listTags } from '#features/insights/tags/list-tags.ts';
import { showTags } from '#features/insights/tags/show-tags.ts';

@ObjectType({ description: 'The tags of an item, and what might be further ones.' })
export class ItemTags {
  @Field(() => ID)
  recordingId!: string;

  @Field(() => [String])
  tags!: readonly string[];

  @Field(() => [String], {
    description: 'Of what is said in English, for those who may change the tags.',
  })
  suggestions!: readonly string[];

  @Field(() => Boolean)
  mayChange!: boolean;
}

@Resolver()
export class TagResolver {
  @Query(() => ItemTags)
  itemTags(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
  ): Promise<ItemTags> {
    return showTags(ctx, recordingId);
  }

  @Query(() => [String], { description: 'Of what the family keeps; the most frequent 200.' })
  familyTags(@Ctx() ctx: RequestContext): Promise<string[]> {
    return listTags(ctx);
  }

  @Mutation(() => ItemTags, { description: 'For who made the item, and for editors.' })
  async addTag(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('tag', () => String) tag: string,
  ): Promise<ItemTags> {
    await addTag(ctx, recordingId, tag);
    return showTags(ctx, recordingId);
  }

  @Mutation(() => ItemTags, {
    description: 'Removes a tag, or says no to a suggested one; it is not suggested again.',
  })
  async removeTag(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('tag', () => String) tag: string,
  ): Promise<ItemTags> {
    await removeTag(ctx, recordingId, tag);
    return showTags(ctx, recordingId);
  }
}
