import type { MoodName } from '@infinite/schema/catalogue/moods';
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { moodOf } from '#features/insights/moods/mood.loader.ts';
import { ItemMood, Mood, ShownMoodType } from '#features/insights/moods/mood.types.ts';
import { sayMood } from '#features/insights/moods/say-mood.ts';
import { showMood } from '#features/insights/moods/show-mood.ts';
import { Recording } from '#features/recordings/recordings/index.ts';

@Resolver(() => Recording)
export class MoodResolver {
  @Query(() => ItemMood, {
    nullable: true,
    description: 'Null for pictures and files, and where there is nothing to say.',
  })
  itemMood(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
  ): Promise<ItemMood | null> {
    return showMood(ctx, recordingId);
  }

  @Mutation(() => ItemMood, {
    nullable: true,
    description: 'For who made the recording, and for editors. Null: none at all.',
  })
  async sayMood(
    @Ctx() ctx: RequestContext,
    @Arg('recordingId', () => ID) recordingId: string,
    @Arg('mood', () => Mood, { nullable: true }) mood: MoodName | null,
  ): Promise<ItemMood | null> {
    await sayMood(ctx, recordingId, mood);
    return showMood(ctx, recordingId);
  }

  @FieldResolver(() => ShownMoodType, {
    nullable: true,
    description: 'Said by a member, or else suggested. Programs do not get it.',
  })
  async mood(
    @Ctx() ctx: RequestContext,
    @Root() recording: Recording,
  ): Promise<ShownMoodType | null> {
    const { actor } = ctx;
    if (actor.kind !== 'member' || actor.key) return null;
    return moodOf(ctx, recording.id);
  }
}
