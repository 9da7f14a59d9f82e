/* eslint-disable */

import type {
  ModerateReviewMutation,
  ModerateReviewMutationVariables,
  MyReviewQuery,
  MyReviewQueryVariables,
  PublishedReviewsQuery,
  PublishedReviewsQueryVariables,
  ReplyToReviewMutation,
  ReplyToReviewMutationVariables,
  ReviewsForModerationQuery,
  ReviewsForModerationQueryVariables,
  WithdrawReviewMutation,
  WithdrawReviewMutationVariables,
  WriteReviewMutation,
  WriteReviewMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const PublishedReviewsDocument =
  "query PublishedReviews($after:String){reviews(after:$after){nodes{...PublishedReview}pageInfo{hasNextPage endCursor}count average}}fragment PublishedReview on Review{id rating body displayName place reply publishedAt}" as OperationText<PublishedReviewsQuery, PublishedReviewsQueryVariables>;

export const MyReviewDocument =
  "query MyReview{myReview{...PublishedReview state}}fragment PublishedReview on Review{id rating body displayName place reply publishedAt}" as OperationText<MyReviewQuery, MyReviewQueryVariables>;

export const WriteReviewDocument =
  "mutation WriteReview($input:ReviewInput!){writeReview(input:$input){id state}}" as OperationText<WriteReviewMutation, WriteReviewMutationVariables>;

export const WithdrawReviewDocument =
  "mutation WithdrawReview{withdrawReview}" as OperationText<WithdrawReviewMutation, WithdrawReviewMutationVariables>;

export const ReviewsForModerationDocument =
  "query ReviewsForModeration($state:ReviewState$after:String){reviewsForModeration(state:$state after:$after){nodes{...ModeratedReview}pageInfo{hasNextPage endCursor}}}fragment ModeratedReview on Review{...PublishedReview state writtenAt}fragment PublishedReview on Review{id rating body displayName place reply publishedAt}" as OperationText<ReviewsForModerationQuery, ReviewsForModerationQueryVariables>;

export const ModerateReviewDocument =
  "mutation ModerateReview($id:ID!$publish:Boolean!){moderateReview(id:$id publish:$publish){...ModeratedReview}}fragment ModeratedReview on Review{...PublishedReview state writtenAt}fragment PublishedReview on Review{id rating body displayName place reply publishedAt}" as OperationText<ModerateReviewMutation, ModerateReviewMutationVariables>;

export const ReplyToReviewDocument =
  "mutation ReplyToReview($id:ID!$reply:String!){replyToReview(id:$id reply:$reply){...ModeratedReview}}fragment ModeratedReview on Review{...PublishedReview state writtenAt}fragment PublishedReview on Review{id rating body displayName place reply publishedAt}" as OperationText<ReplyToReviewMutation, ReplyToReviewMutationVariables>;

