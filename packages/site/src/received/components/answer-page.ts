import type { AnswerPageQuery } from '@infinite/schema/generated/graphql';
import { answerWords } from '#received/answer.en.ts';

/** What the link in a reminder is about. */
export type AnswerPage = NonNullable<AnswerPageQuery['answerPage']>;

export type AnswerName = keyof typeof answerWords.answered;

export function isAnswer(answer: string | null | undefined): answer is AnswerName {
  return typeof answer === 'string' && answer in answerWords.answered;
}
