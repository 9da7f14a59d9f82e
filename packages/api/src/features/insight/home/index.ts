import { HomeResolver } from '#features/insight/home/home.resolver.ts';
import { OnboardingEntity } from '#features/insight/home/onboarding.entity.ts';
import { defineFeature } from '#platform/feature.ts';

export { comingDates, type ComingDate } from '#features/insight/home/coming-dates.ts';
export { keptSpace, type KeptSpace } from '#features/insight/home/kept-space.ts';
export { legacyAreaCounts, type LegacyArea } from '#features/insight/home/legacy-areas.ts';
export { needsAnswer, type NeededAnswer } from '#features/insight/home/needs-answer.ts';
export { forgetOnboarding } from '#features/insight/home/onboarding.ts';

/** The home page and the first steps. It imports no feature: others answer at its points. */
export const homeFeature = defineFeature({
  name: 'home',
  entities: [OnboardingEntity],
  resolvers: [HomeResolver],
});
