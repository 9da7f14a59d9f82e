/* eslint-disable */

import type {
  AlikeItemsQuery,
  AlikeItemsQueryVariables,
  EditPhotoMutation,
  EditPhotoMutationVariables,
  KeepOneOfMutation,
  KeepOneOfMutationVariables,
  MarkDifferentMutation,
  MarkDifferentMutationVariables,
  PhotoEditsQuery,
  PhotoEditsQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const PhotoEditsDocument =
  "query PhotoEdits($recordingId:ID!){photoEdits(recordingId:$recordingId){...PhotoEditsParts}}fragment PhotoEditsParts on PhotoEdits{version drawn mayEdit versions{version turn crop{left top width height}editedBy{id name}editedAt}}" as OperationText<PhotoEditsQuery, PhotoEditsQueryVariables>;

export const EditPhotoDocument =
  "mutation EditPhoto($recordingId:ID!$version:Int!$input:PhotoEditInput!){editPhoto(recordingId:$recordingId version:$version input:$input){...PhotoEditsParts}}fragment PhotoEditsParts on PhotoEdits{version drawn mayEdit versions{version turn crop{left top width height}editedBy{id name}editedAt}}" as OperationText<EditPhotoMutation, EditPhotoMutationVariables>;

export const AlikeItemsDocument =
  "query AlikeItems{alikeItems{groups{sameFile items{recording{id kind title bytes createdAt url facts{taken{precision local offset}}forms{placeholder smallUrl middleUrl}}width height addedBy{id name}mayDelete suggested}}more}}" as OperationText<AlikeItemsQuery, AlikeItemsQueryVariables>;

export const KeepOneOfDocument =
  "mutation KeepOneOf($keepId:ID!$recordingIds:[ID!]!){keepOneOf(keepId:$keepId recordingIds:$recordingIds)}" as OperationText<KeepOneOfMutation, KeepOneOfMutationVariables>;

export const MarkDifferentDocument =
  "mutation MarkDifferent($recordingIds:[ID!]!){markDifferent(recordingIds:$recordingIds)}" as OperationText<MarkDifferentMutation, MarkDifferentMutationVariables>;

