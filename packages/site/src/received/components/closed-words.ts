import { answerWords as words } from '#received/answer.en.ts';
import { isAnswer, type AnswerPage } from './answer-page.ts';

/**
 * What a link that can no longer act says. What was answered is repeated only while it still holds:
 * once the time has come, 'It goes out as planned' would speak of the past as of the future.
 */
export function closedWords(page: Pick<AnswerPage, 'answered' | 'expired'> | null): {
  title: string;
  body: string;
} {
  if (page === null) return words.unknown;
  const { answered, expired } = page;
  if (answered === 'CANCEL') return words.answered.CANCEL;
  if (expired) return isAnswer(answered) ? words.passed : words.expired;
  return answered === 'POSTPONE' ? words.answered.POSTPONE : words.gone;
}
