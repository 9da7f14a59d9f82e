import { answerWords } from '#received/answer.en.ts';
import type { PlannedView } from '#messages/message-view.ts';

/** What the link in a reminder is about, as the API tells it. */
export interface AnswerPageView {
  title: string;
  recipients: string[];
  nextDelivery?: PlannedView | null;
  step: 'REMINDER' | 'SECOND_REMINDER';
  answered?: string | null;
  expired: boolean;
  canAct: boolean;
  /** Of a yearly message, this one time. */
  canPostpone: boolean;
}

export type AnswerName = keyof typeof answerWords.answered;

export function isAnswer(answer: string | null | undefined): answer is AnswerName {
  return typeof answer === 'string' && answer in answerWords.answered;
}
