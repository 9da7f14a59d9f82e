import type { RawBuilder } from 'kysely';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** A step that members take after their sign-up. */
export interface SignUpStep {
  /** Where its instant is stored with the sign-up. */
  readonly column: 'recordedAt' | 'scheduledAt' | 'checkoutAt' | 'paidAt';
  /** A statement with rows of `user_id` and `at`: who took the step, and when. */
  readonly taken: RawBuilder<unknown>;
}

/** For the features that store what members do. */
export const signUpSteps = defineExtensionPoint<SignUpStep>('sign-up steps');
