/* eslint-disable */

import type {
  EnterSampleFamilyMutation,
  EnterSampleFamilyMutationVariables,
  LeaveSampleFamilyMutation,
  LeaveSampleFamilyMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const EnterSampleFamilyDocument =
  "mutation EnterSampleFamily{enterSampleFamily{until}}" as OperationText<EnterSampleFamilyMutation, EnterSampleFamilyMutationVariables>;

export const LeaveSampleFamilyDocument =
  "mutation LeaveSampleFamily{signOut}" as OperationText<LeaveSampleFamilyMutation, LeaveSampleFamilyMutationVariables>;

