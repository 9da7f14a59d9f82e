import type { OnboardingStepName } from '@infinite/schema/catalogue/home';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** The first steps of a member; no row: not begun. */
export const OnboardingEntity = defineEntity({
  name: 'Onboarding',
  tableName: 'onboardings',
  properties: {
    userId: p.uuid().primary(),
    /** Steps that were done or skipped. */
    passed: p.array<OnboardingStepName>().columnType('text[]'),
    /** Finished, or not wanted: the home page offers it no longer. */
    closedAt: instant().nullable(),
    createdAt: instant(),
  },
});
