import type { CaptureStateName } from '@infinite/schema/catalogue/captures';
import type { Actor } from '#platform/context.ts';
import { mayAct } from '#features/people/families/index.ts';

interface Asked {
  readonly familyId: string;
  readonly askedBy: string;
  readonly state: CaptureStateName;
}

/** The whole family sees who is asked what, as it hears the answers. */
export function canSeeCapture(actor: Actor, capture: Asked): boolean {
  return isOfFamily(actor, capture) && mayAct(actor, 'seeRecordings');
}

/** Relatives add questions of their own. */
export function canAddQuestions(actor: Actor, capture: Asked): boolean {
  if (!canSeeCapture(actor, capture) || capture.state === 'ENDED') return false;
  return mayAct(actor, 'addRecordings');
}

/** Pace, order, link and end: by the asker, also in a lower role later, and by who tidies up. */
export function canManageCapture(actor: Actor, capture: Asked): boolean {
  if (!canSeeCapture(actor, capture)) return false;
  return isUser(actor, capture.askedBy) || mayAct(actor, 'describeAllRecordings');
}

/** A question without an answer, by who asked it or manages the capture. */
export function canRemoveQuestion(
  actor: Actor,
  capture: Asked,
  question: { readonly askedBy: string | null },
): boolean {
  if (canManageCapture(actor, capture)) return true;
  return question.askedBy !== null && canAddQuestions(actor, capture)
    ? isUser(actor, question.askedBy)
    : false;
}

function isOfFamily(actor: Actor, capture: Asked): boolean {
  return actor.kind === 'member' && actor.familyId === capture.familyId;
}

function isUser(actor: Actor, userId: string): boolean {
  return actor.kind === 'member' && actor.userId === userId;
}
