import type { Actor } from '#platform/context.ts';

/**
 * What somebody who looks at the sample family may do all the same: come and go. Everything else
 * that changes anything is refused, also what is added later.
 */
const comeAndGo = new Set([
  'enterSampleFamily',
  'signOut',
  'POST /api/auth/signout',
  'POST /graphql',
]);

/** What they do as the visitor they are: it is theirs and not the sample's. */
const asVisitor = new Set([
  'signUp',
  'signIn',
  'sendEnquiry',
  'POST /api/auth/signup',
  'POST /api/auth/signin',
  'POST /api/auth/second-step',
  'POST /api/auth/passkeys/options',
  'POST /api/auth/passkeys/sign-in',
  'POST /api/visitors',
  'POST /api/quizzes/counts',
  'POST /api/growth/auth-modal',
  'POST /newsletter/subscribe',
  'POST /newsletter/confirm/:token',
  'POST /newsletter/unsubscribe/:token',
  'POST /newsletter/preferences/:token',
  'POST /notifications/unsubscribe/:token',
  'POST /shared/:token/opened',
  'POST /shared/:token/choices',
  'POST /answer/:token',
]);

export type Leave = 'as they are' | 'as a visitor' | 'refused';

/** @param act a mutation's name, or 'METHOD path' of a route */
export function leaveToChange(actor: Actor, act: string): Leave {
  if (actor.kind !== 'member' || !actor.sample || comeAndGo.has(act)) return 'as they are';
  return asVisitor.has(act) ? 'as a visitor' : 'refused';
}
