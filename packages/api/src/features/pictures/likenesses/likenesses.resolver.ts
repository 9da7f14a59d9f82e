import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { keepOneOf, markDifferent } from '#features/pictures/likenesses/decide-alike.ts';
import { AlikeGroups } from '#features/pictures/likenesses/likenesses.types.ts';
import { listAlike } from '#features/pictures/likenesses/list-alike.ts';
import { recordingType } from '#features/recordings/recordings/index.ts';

@Resolver()
export class LikenessesResolver {
  @Query(() => AlikeGroups, {
    description:
      'What the caller added that the family keeps more than once, as far as they may see.',
  })
  async alikeItems(@Ctx() ctx: RequestContext): Promise<AlikeGroups> {
    const { groups, more } = await listAlike(ctx);
    return {
      more,
      groups: groups.map(({ sameFile, items }) => ({
        sameFile,
        items: items.map((item) => ({ ...item, recording: recordingType(item.recording) })),
      })),
    };
  }

  @Mutation(() => [ID], {
    description:
      'Moves the other items of a group to the trash, as far as the caller may delete them; returns those.',
  })
  keepOneOf(
    @Ctx() ctx: RequestContext,
    @Arg('keepId', () => ID) keepId: string,
    @Arg('recordingIds', () => [ID], { description: 'All of the group.' }) recordingIds: string[],
  ): Promise<string[]> {
    return keepOneOf(ctx, keepId, recordingIds);
  }

  @Mutation(() => Boolean, { description: 'Remembers that these items are not the same.' })
  async markDifferent(
    @Ctx() ctx: RequestContext,
    @Arg('recordingIds', () => [ID]) recordingIds: string[],
  ): Promise<boolean> {
    await markDifferent(ctx, recordingIds);
    return true;
  }
}
