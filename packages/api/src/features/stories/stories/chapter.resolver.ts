import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  addChapter,
  changeChapter,
  orderChapters,
  removeChapter,
} from '#features/stories/stories/change-chapter.ts';
import { readListenPage } from '#features/stories/stories/codes/listen-page.ts';
import { ListenPage } from '#features/stories/stories/codes/listen.types.ts';
import { showChapters } from '#features/stories/stories/show-story.ts';
import type { ChapterRow } from '#features/stories/stories/story.entity.ts';
import { StoryChapterInput, StoryChapterType } from '#features/stories/stories/story.types.ts';

@Resolver()
export class ChapterResolver {
  @Mutation(() => StoryChapterType, { description: 'At the end of the story.' })
  async addStoryChapter(
    @Ctx() ctx: RequestContext,
    @Arg('storyId', () => ID) storyId: string,
    @Arg('input', () => StoryChapterInput) input: StoryChapterInput,
  ): Promise<StoryChapterType> {
    return shown(ctx, await addChapter(ctx, storyId, input));
  }

  @Mutation(() => StoryChapterType, { description: 'CONFLICT if it has another version by now.' })
  async changeStoryChapter(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => StoryChapterInput) input: StoryChapterInput,
  ): Promise<StoryChapterType> {
    return shown(ctx, await changeChapter(ctx, id, version, input));
  }

  @Mutation(() => Boolean, { description: 'Its items stay in the library.' })
  async removeStoryChapter(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await removeChapter(ctx, id);
    return true;
  }

  @Mutation(() => Boolean, { description: 'All chapters of the story in their new order.' })
  async orderStoryChapters(
    @Ctx() ctx: RequestContext,
    @Arg('storyId', () => ID) storyId: string,
    @Arg('chapterIds', () => [ID]) chapterIds: string[],
  ): Promise<boolean> {
    await orderChapters(ctx, storyId, chapterIds);
    return true;
  }

  @Query(() => ListenPage, {
    nullable: true,
    description: 'What a code of a book opens; null for an address that was never printed.',
  })
  listenPage(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) token: string,
  ): Promise<ListenPage | null> {
    return readListenPage(ctx, token);
  }
}

async function shown(ctx: RequestContext, row: ChapterRow): Promise<StoryChapterType> {
  const [chapter] = await showChapters(ctx, [row]);
  // One row gives one chapter.
  return chapter as StoryChapterType;
}
