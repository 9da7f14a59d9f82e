import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { askForStories } from '#features/stories/captures/ask-for-stories.ts';
import {
  AskForStoriesInput,
  CaptureAct,
  CaptureConnection,
  CaptureType,
} from '#features/stories/captures/capture.types.ts';
import {
  addCaptureQuestions,
  changeCapture,
  orderCaptureQuestions,
  removeCaptureQuestion,
  renewCaptureLink,
} from '#features/stories/captures/change-capture.ts';
import { captureByToken } from '#features/stories/captures/find-capture.ts';
import { listCaptures } from '#features/stories/captures/list-captures.ts';
import { readTellPage } from '#features/stories/captures/personal/tell-page.ts';
import { TellPage } from '#features/stories/captures/personal/tell.types.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class CaptureResolver {
  @Query(() => CaptureConnection, {
    description: 'Whom the family in view asks, newest first. 10 a page by default, at most 25.',
  })
  async captures(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listCaptures(ctx, { first, after }));
  }

  @Mutation(() => CaptureType)
  askForStories(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AskForStoriesInput) input: AskForStoriesInput,
  ) {
    return askForStories(ctx, input);
  }

  @Mutation(() => CaptureType)
  changeCapture(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('act', () => CaptureAct) act: CaptureAct,
  ) {
    return changeCapture(ctx, id, act);
  }

  @Mutation(() => CaptureType, { description: 'The earlier link opens nothing any more.' })
  renewCaptureLink(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return renewCaptureLink(ctx, id);
  }

  @Mutation(() => CaptureType)
  addCaptureQuestions(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('questions', () => [String]) questions: string[],
  ) {
    return addCaptureQuestions(ctx, id, questions);
  }

  @Mutation(() => CaptureType, {
    description: 'Questions that are not named follow those that are.',
  })
  orderCaptureQuestions(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('questionIds', () => [ID]) questionIds: string[],
  ) {
    return orderCaptureQuestions(ctx, id, questionIds);
  }

  @Mutation(() => CaptureType, { description: 'Takes back a question without an answer.' })
  removeCaptureQuestion(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('questionId', () => ID) questionId: string,
  ) {
    return removeCaptureQuestion(ctx, id, questionId);
  }

  @Query(() => TellPage, { nullable: true, description: 'Null for a link that opens nothing.' })
  tellPage(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) token: string,
  ): Promise<TellPage | null> {
    return readTellPage(ctx, token) as Promise<TellPage | null>;
  }

  @Query(() => String, {
    nullable: true,
    description: 'The language that the family chose for the person whom a link was made for.',
  })
  async tellLanguage(
    @Ctx() ctx: RequestContext,
    @Arg('token', () => String) token: string,
  ): Promise<string | null> {
    return (await captureByToken(ctx, token))?.locale ?? null;
  }
}
