import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { Recording, recordingType } from '#features/recordings/recordings/index.ts';
import {
  changeStory,
  deleteStory,
  openStoryVoices,
  publishStory,
} from '#features/stories/stories/change-story.ts';
import { createStory, createStoryFromAnswers } from '#features/stories/stories/create-story.ts';
import { chaptersOf, findStory } from '#features/stories/stories/find-story.ts';
import { listStories } from '#features/stories/stories/list-stories.ts';
import { showChapters, showStory, type ShownStory } from '#features/stories/stories/show-story.ts';
import { introductionOf } from '#features/stories/stories/story-words.ts';
import { makerOf, summaryOf } from '#features/stories/stories/story.loaders.ts';
import {
  StoryChapterType,
  StoryConnection,
  StoryInput,
  StoryType,
} from '#features/stories/stories/story.types.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver(() => StoryType)
export class StoryResolver {
  @Query(() => StoryConnection, {
    description:
      'The stories of the family in view and the caller’s drafts; 24 a page by default, at most 100.',
  })
  async stories(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<StoryConnection> {
    const { nodes, hasNextPage, cursorOf } = await listStories(ctx, { first, after });
    const cursors = nodes.map(cursorOf);
    return connectionOf({
      nodes: nodes.map((row) => showStory(ctx, row)),
      hasNextPage,
      cursorOf: (_, index) => cursors[index] ?? '',
    });
  }

  @Query(() => StoryType, {
    nullable: true,
    description: 'Null if it does not exist for the caller.',
  })
  async story(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<ShownStory | null> {
    try {
      return showStory(ctx, await findStory(ctx, id));
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  @Mutation(() => StoryType, { description: 'A draft, with a chapter for each voice and video.' })
  async createStory(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => StoryInput) input: StoryInput,
    @Arg('recordingIds', () => [ID], { defaultValue: [], description: 'At most 200.' })
    recordingIds: string[],
  ): Promise<ShownStory> {
    return showStory(ctx, await createStory(ctx, input, recordingIds));
  }

  @Mutation(() => StoryType, { description: 'A draft, with a chapter for each answered question.' })
  async createStoryFromAnswers(
    @Ctx() ctx: RequestContext,
    @Arg('captureId', () => ID) captureId: string,
  ): Promise<ShownStory> {
    return showStory(ctx, await createStoryFromAnswers(ctx, captureId));
  }

  @Mutation(() => StoryType, {
    description: 'For who made it, and for editors. CONFLICT if it has another version by now.',
  })
  async changeStory(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => StoryInput) input: StoryInput,
  ): Promise<ShownStory> {
    return showStory(ctx, await changeStory(ctx, id, version, input));
  }

  @Mutation(() => StoryType, { description: 'For who made it: to the family, or a draft again.' })
  async publishStory(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('published', () => Boolean) published: boolean,
  ): Promise<ShownStory> {
    return showStory(ctx, await publishStory(ctx, id, published));
  }

  @Mutation(() => StoryType, {
    description: 'Closed, the codes of all books that were made until then are dead for good.',
  })
  async openStoryVoices(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('open', () => Boolean) open: boolean,
  ): Promise<ShownStory> {
    return showStory(ctx, await openStoryVoices(ctx, id, open));
  }

  @Mutation(() => Boolean, { description: 'What was in it stays in the library.' })
  async deleteStory(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await deleteStory(ctx, id);
    return true;
  }

  @FieldResolver(() => String)
  introduction(@Ctx() ctx: RequestContext, @Root() story: ShownStory): Promise<string> {
    return introductionOf(ctx, story.row);
  }

  @FieldResolver(() => String, { description: 'Who made it; empty when the account is gone.' })
  by(@Ctx() ctx: RequestContext, @Root() story: ShownStory): Promise<string> {
    return makerOf(ctx, story.row);
  }

  @FieldResolver(() => Int)
  async chapterCount(@Ctx() ctx: RequestContext, @Root() { id }: StoryType): Promise<number> {
    return (await summaryOf(ctx, id)).chapters;
  }

  @FieldResolver(() => Recording, {
    nullable: true,
    description: 'The first picture that the caller may see.',
  })
  async cover(@Ctx() ctx: RequestContext, @Root() { id }: StoryType): Promise<Recording | null> {
    const { cover } = await summaryOf(ctx, id);
    return cover && recordingType(cover);
  }

  @FieldResolver(() => [StoryChapterType])
  async chapters(
    @Ctx() ctx: RequestContext,
    @Root() { id }: StoryType,
  ): Promise<StoryChapterType[]> {
    return showChapters(ctx, await chaptersOf(ctx, id));
  }
}
