import type { AnswerStateName } from '@infinite/schema/catalogue/questions';
import type { Actor } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';

interface Asked {
  readonly familyId: string;
  readonly askerId: string;
  readonly withdrawnAt: unknown;
}

interface Answer {
  readonly memberId: string;
  readonly state: AnswerStateName;
}

/** The whole family reads what is asked and answered, as it reads comments. */
export function canReadQuestion(actor: Actor, question: Asked): boolean {
  if (actor.kind !== 'member' || actor.familyId !== question.familyId) return false;
  return mayAct(actor, 'readComments') && question.withdrawnAt === null;
}

/** Also by an asker whose role asks no more. */
export function canWithdrawQuestion(actor: Actor, question: Asked): boolean {
  return canReadQuestion(actor, question) && isUser(actor, question.askerId);
}

/** A member who is asked may answer, whatever their role: a grandmother who only watches knows the most. */
export function canAnswerQuestion(actor: Actor, question: Asked, answer: Answer): boolean {
  if (!canReadQuestion(actor, question)) return false;
  return isUser(actor, answer.memberId) && answer.state === 'OPEN';
}

/** That somebody would rather not is for them and the asker to know. */
export function canSeeDecline(actor: Actor, question: Asked, answer: Answer): boolean {
  return isUser(actor, question.askerId) || isUser(actor, answer.memberId);
}

function isUser(actor: Actor, userId: string): boolean {
  return actor.kind === 'member' && actor.userId === userId;
}
