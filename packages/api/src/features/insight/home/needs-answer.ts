import type { AnswerKindName } from '@infinite/schema/catalogue/home';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** A line of the home page that waits for the member's answer. */
export interface NeededAnswer {
  readonly kind: AnswerKindName;
  /** Whom or what it is about, such as a person's name. */
  readonly name: string;
  /** Until when an answer counts. */
  readonly until: Temporal.Instant | null;
}

/**
 * What waits for an answer of the actor in the family in view, at most `homeLimits.answersOfAKind`
 * lines a kind, read with one statement. Checks the actor's rights itself: no right, no line.
 */
type NeedsAnswer = (ctx: RequestContext) => Promise<readonly NeededAnswer[]>;

/** A new kind stands in `answerKinds`; the page's words and address for it in `needed-answers.ts`. */
export const needsAnswer = defineExtensionPoint<NeedsAnswer>('needs answer');
