/* eslint-disable */

import type {
  AddCommentMutation,
  AddCommentMutationVariables,
  AnswerByRecordingMutation,
  AnswerByRecordingMutationVariables,
  AnswerQuestionMutation,
  AnswerQuestionMutationVariables,
  AskQuestionMutation,
  AskQuestionMutationVariables,
  CommentsQuery,
  CommentsQueryVariables,
  ConnectionsInTreeQuery,
  ConnectionsInTreeQueryVariables,
  ConnectionsQuery,
  ConnectionsQueryVariables,
  DeclineQuestionMutation,
  DeclineQuestionMutationVariables,
  DeleteCommentMutation,
  DeleteCommentMutationVariables,
  EditCommentMutation,
  EditCommentMutationVariables,
  FamilyActivityQuery,
  FamilyActivityQueryVariables,
  FamilyPresenceQuery,
  FamilyPresenceQueryVariables,
  HideCommentMutation,
  HideCommentMutationVariables,
  QuestionQuery,
  QuestionQueryVariables,
  QuestionsQuery,
  QuestionsQueryVariables,
  ReactMutation,
  ReactMutationVariables,
  ShowPresenceMutation,
  ShowPresenceMutationVariables,
  SubjectTalkQuery,
  SubjectTalkQueryVariables,
  WithdrawQuestionMutation,
  WithdrawQuestionMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const FamilyActivityDocument =
  "query FamilyActivity($after:String){familyActivity(after:$after){nodes{...FamilyEventParts}pageInfo{hasNextPage endCursor}}}fragment FamilyEventParts on FamilyEvent{id kind at actor{id name isMember}role title path}" as OperationText<FamilyActivityQuery, FamilyActivityQueryVariables>;

export const CommentsDocument =
  "query Comments($kind:SubjectKind!$subjectId:ID!$parentId:ID$first:Int$after:String){comments(kind:$kind subjectId:$subjectId parentId:$parentId first:$first after:$after){nodes{...CommentThread}pageInfo{hasNextPage endCursor}}}fragment CommentThread on Comment{...CommentParts replies{...CommentParts}}fragment CommentParts on Comment{id parentId author{id name isMember}parts{text memberId isMention}createdAt edited deleted hidden mayEdit mayDelete mayHide replyCount reactions{...ReactionParts}}fragment ReactionParts on ReactionCount{kind count mine names}" as OperationText<CommentsQuery, CommentsQueryVariables>;

export const SubjectTalkDocument =
  "query SubjectTalk($kind:SubjectKind!$ids:[ID!]!){subjectTalk(kind:$kind ids:$ids){id comments reactions{...ReactionParts}}}fragment ReactionParts on ReactionCount{kind count mine names}" as OperationText<SubjectTalkQuery, SubjectTalkQueryVariables>;

export const AddCommentDocument =
  "mutation AddComment($input:AddCommentInput!){addComment(input:$input){...CommentThread}}fragment CommentThread on Comment{...CommentParts replies{...CommentParts}}fragment CommentParts on Comment{id parentId author{id name isMember}parts{text memberId isMention}createdAt edited deleted hidden mayEdit mayDelete mayHide replyCount reactions{...ReactionParts}}fragment ReactionParts on ReactionCount{kind count mine names}" as OperationText<AddCommentMutation, AddCommentMutationVariables>;

export const EditCommentDocument =
  "mutation EditComment($id:ID!$body:String!){editComment(id:$id body:$body){...CommentThread}}fragment CommentThread on Comment{...CommentParts replies{...CommentParts}}fragment CommentParts on Comment{id parentId author{id name isMember}parts{text memberId isMention}createdAt edited deleted hidden mayEdit mayDelete mayHide replyCount reactions{...ReactionParts}}fragment ReactionParts on ReactionCount{kind count mine names}" as OperationText<EditCommentMutation, EditCommentMutationVariables>;

export const DeleteCommentDocument =
  "mutation DeleteComment($id:ID!){deleteComment(id:$id)}" as OperationText<DeleteCommentMutation, DeleteCommentMutationVariables>;

export const HideCommentDocument =
  "mutation HideComment($id:ID!$hidden:Boolean!){hideComment(id:$id hidden:$hidden){...CommentThread}}fragment CommentThread on Comment{...CommentParts replies{...CommentParts}}fragment CommentParts on Comment{id parentId author{id name isMember}parts{text memberId isMention}createdAt edited deleted hidden mayEdit mayDelete mayHide replyCount reactions{...ReactionParts}}fragment ReactionParts on ReactionCount{kind count mine names}" as OperationText<HideCommentMutation, HideCommentMutationVariables>;

export const ReactDocument =
  "mutation React($target:ReactionTargetKind!$id:ID!$reaction:ReactionKind!$on:Boolean!){react(target:$target id:$id reaction:$reaction on:$on){...ReactionParts}}fragment ReactionParts on ReactionCount{kind count mine names}" as OperationText<ReactMutation, ReactMutationVariables>;

export const ConnectionsDocument =
  "query Connections{familyMembers{id name role joinedAt you}lastShared{memberId title path at}}" as OperationText<ConnectionsQuery, ConnectionsQueryVariables>;

export const ConnectionsInTreeDocument =
  "query ConnectionsInTree($after:String){treeOverview{people selfId}treeMembers{memberId individualId words}treeRelatives(after:$after){nodes{words individual{...TreePersonLine}}pageInfo{hasNextPage endCursor}}}fragment TreePersonLine on TreeIndividual{id name given surname sex isLiving isWithheld birth{date{words year}place}death{date{words year}place}}" as OperationText<ConnectionsInTreeQuery, ConnectionsInTreeQueryVariables>;

export const FamilyPresenceDocument =
  "query FamilyPresence{familyPresence{...PresenceParts}}fragment PresenceParts on FamilyPresence{shown here{id name}}" as OperationText<FamilyPresenceQuery, FamilyPresenceQueryVariables>;

export const ShowPresenceDocument =
  "mutation ShowPresence($shown:Boolean!){showPresence(shown:$shown)}" as OperationText<ShowPresenceMutation, ShowPresenceMutationVariables>;

export const QuestionsDocument =
  "query Questions($first:Int$after:String){questions(first:$first after:$after){nodes{...QuestionParts}pageInfo{hasNextPage endCursor}}}fragment QuestionParts on Question{id asker{id name isMember}body subject{title path}byDay createdAt answers{person{id name isMember}state words recording{title path}answeredAt}mayAnswer mayWithdraw}" as OperationText<QuestionsQuery, QuestionsQueryVariables>;

export const QuestionDocument =
  "query Question($id:ID!){question(id:$id){...QuestionParts}}fragment QuestionParts on Question{id asker{id name isMember}body subject{title path}byDay createdAt answers{person{id name isMember}state words recording{title path}answeredAt}mayAnswer mayWithdraw}" as OperationText<QuestionQuery, QuestionQueryVariables>;

export const AskQuestionDocument =
  "mutation AskQuestion($input:AskQuestionInput!){askQuestion(input:$input){...QuestionParts}}fragment QuestionParts on Question{id asker{id name isMember}body subject{title path}byDay createdAt answers{person{id name isMember}state words recording{title path}answeredAt}mayAnswer mayWithdraw}" as OperationText<AskQuestionMutation, AskQuestionMutationVariables>;

export const AnswerQuestionDocument =
  "mutation AnswerQuestion($id:ID!$words:String!){answerQuestion(id:$id words:$words){...QuestionParts}}fragment QuestionParts on Question{id asker{id name isMember}body subject{title path}byDay createdAt answers{person{id name isMember}state words recording{title path}answeredAt}mayAnswer mayWithdraw}" as OperationText<AnswerQuestionMutation, AnswerQuestionMutationVariables>;

export const AnswerByRecordingDocument =
  "mutation AnswerByRecording($id:ID!$recordingId:ID!){answerByRecording(id:$id recordingId:$recordingId){...QuestionParts}}fragment QuestionParts on Question{id asker{id name isMember}body subject{title path}byDay createdAt answers{person{id name isMember}state words recording{title path}answeredAt}mayAnswer mayWithdraw}" as OperationText<AnswerByRecordingMutation, AnswerByRecordingMutationVariables>;

export const DeclineQuestionDocument =
  "mutation DeclineQuestion($id:ID!){declineQuestion(id:$id){...QuestionParts}}fragment QuestionParts on Question{id asker{id name isMember}body subject{title path}byDay createdAt answers{person{id name isMember}state words recording{title path}answeredAt}mayAnswer mayWithdraw}" as OperationText<DeclineQuestionMutation, DeclineQuestionMutationVariables>;

export const WithdrawQuestionDocument =
  "mutation WithdrawQuestion($id:ID!){withdrawQuestion(id:$id)}" as OperationText<WithdrawQuestionMutation, WithdrawQuestionMutationVariables>;

