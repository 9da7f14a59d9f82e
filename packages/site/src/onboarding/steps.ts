import {
  mayInFamily,
  type FamilyAct,
  type FamilyStanding,
} from '@infinite/schema/catalogue/families';
import { onboardingSteps, type OnboardingStepName } from '@infinite/schema/catalogue/home';

/** What a step does, and so who sees it. */
const needs: Record<OnboardingStepName, FamilyAct> = {
  FAMILY: 'renameFamily',
  VOICE: 'addRecordings',
  PERSON: 'writeMessages',
};

/** The steps of a role, in order. */
export function stepsOf(role: FamilyStanding): OnboardingStepName[] {
  return onboardingSteps.filter((step) => mayInFamily(role, needs[step]));
}

/** The first step that was neither done nor skipped; null where none is left. */
export function nextStep(
  steps: readonly OnboardingStepName[],
  passed: readonly OnboardingStepName[],
): OnboardingStepName | null {
  return steps.find((step) => !passed.includes(step)) ?? null;
}
