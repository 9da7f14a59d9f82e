/* eslint-disable */

import type {
  CloseOnboardingMutation,
  CloseOnboardingMutationVariables,
  FirstStepsQuery,
  FirstStepsQueryVariables,
  PassOnboardingStepMutation,
  PassOnboardingStepMutationVariables,
  ProgressQuery,
  ProgressQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const ProgressDocument =
  "query Progress{home{areas{name count}space{bytes limitBytes}}}" as OperationText<ProgressQuery, ProgressQueryVariables>;

export const FirstStepsDocument =
  "query FirstSteps{home{onboarding{passed closed}}recordings(kinds:[VOICE VIDEO]first:1){nodes{id}}}" as OperationText<FirstStepsQuery, FirstStepsQueryVariables>;

export const PassOnboardingStepDocument =
  "mutation PassOnboardingStep($step:OnboardingStep!){passOnboardingStep(step:$step)}" as OperationText<PassOnboardingStepMutation, PassOnboardingStepMutationVariables>;

export const CloseOnboardingDocument =
  "mutation CloseOnboarding{closeOnboarding}" as OperationText<CloseOnboardingMutation, CloseOnboardingMutationVariables>;

