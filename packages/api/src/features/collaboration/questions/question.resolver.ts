import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { askQuestion } from '#features/collaboration/questions/ask-question.ts';
import {
  answerQuestion,
  declineQuestion,
  withdrawQuestion,
} from '#features/collaboration/questions/change-question.ts';
import { findQuestion } from '#features/collaboration/questions/find-question.ts';
import { listQuestions } from '#features/collaboration/questions/list-questions.ts';
import {
  AskQuestionInput,
  QuestionConnection,
  QuestionType,
} from '#features/collaboration/questions/question.types.ts';
import { showQuestions } from '#features/collaboration/questions/show-questions.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class QuestionResolver {
  @Query(() => QuestionConnection, {
    description: 'Questions in the family in view, newest first. 10 a page by default, at most 50.',
  })
  async questions(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listQuestions(ctx, { first, after }));
  }

  @Query(() => QuestionType)
  async question(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    const question = await findQuestion(ctx, id);
    return (await showQuestions(ctx, question.familyId, [question]))[0];
  }

  @Mutation(() => QuestionType)
  askQuestion(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AskQuestionInput) input: AskQuestionInput,
  ) {
    return askQuestion(ctx, input);
  }

  @Mutation(() => QuestionType, { description: 'Answers in plain text, at most 4000 characters.' })
  answerQuestion(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('words', () => String) words: string,
  ) {
    return answerQuestion(ctx, id, { words });
  }

  @Mutation(() => QuestionType, { description: 'Answers by an own recording of the family.' })
  answerByRecording(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('recordingId', () => ID) recordingId: string,
  ) {
    return answerQuestion(ctx, id, { recordingId });
  }

  @Mutation(() => QuestionType)
  declineQuestion(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return declineQuestion(ctx, id);
  }

  @Mutation(() => Boolean, {
    description: 'Takes an own question back, with its answers in words.',
  })
  async withdrawQuestion(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await withdrawQuestion(ctx, id);
    return true;
  }
}
