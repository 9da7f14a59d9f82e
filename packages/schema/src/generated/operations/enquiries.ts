/* eslint-disable */

import type {
  AnswerEnquiryMutation,
  AnswerEnquiryMutationVariables,
  AssignEnquiryMutation,
  AssignEnquiryMutationVariables,
  CannedAnswersQuery,
  CannedAnswersQueryVariables,
  DeleteCannedAnswerMutation,
  DeleteCannedAnswerMutationVariables,
  EnquiriesQuery,
  EnquiriesQueryVariables,
  EnquiryAssigneesQuery,
  EnquiryAssigneesQueryVariables,
  EnquiryThreadQuery,
  EnquiryThreadQueryVariables,
  MoveEnquiryMutation,
  MoveEnquiryMutationVariables,
  NoteEnquiryMutation,
  NoteEnquiryMutationVariables,
  ReadEnquiryMutation,
  ReadEnquiryMutationVariables,
  SaveCannedAnswerMutation,
  SaveCannedAnswerMutationVariables,
  SendEnquiryAnswerAgainMutation,
  SendEnquiryAnswerAgainMutationVariables,
  SendEnquiryMutation,
  SendEnquiryMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const SendEnquiryDocument =
  "mutation SendEnquiry($input:EnquiryInput!){sendEnquiry(input:$input){reference}}" as OperationText<SendEnquiryMutation, SendEnquiryMutationVariables>;

export const EnquiriesDocument =
  "query Enquiries($kind:EnquiryKind$state:EnquiryState$assignee:ID$search:String$after:String){enquiries(kind:$kind state:$state assignee:$assignee search:$search after:$after){totalCount pageInfo{hasNextPage endCursor}nodes{...EnquiryRow}}}fragment EnquiryRow on Enquiry{id reference kind topic name email receivedAt answeredAt answeredBy state version unread lastAt assignee{id username}}" as OperationText<EnquiriesQuery, EnquiriesQueryVariables>;

export const EnquiryThreadDocument =
  "query EnquiryThread($id:ID!){enquiryThread(id:$id){enquiry{...EnquiryHead}entries{...EnquiryEntryFields}earlier answersComeBack}}fragment EnquiryHead on Enquiry{...EnquiryRow phone message byMember details{name value}}fragment EnquiryRow on Enquiry{id reference kind topic name email receivedAt answeredAt answeredBy state version unread lastAt assignee{id username}}fragment EnquiryEntryFields on EnquiryEntry{id kind at author address subject body automatic attachments{id name type bytes state path}delivery problem}" as OperationText<EnquiryThreadQuery, EnquiryThreadQueryVariables>;

export const EnquiryAssigneesDocument =
  "query EnquiryAssignees{enquiryAssignees{id username}}" as OperationText<EnquiryAssigneesQuery, EnquiryAssigneesQueryVariables>;

export const AnswerEnquiryDocument =
  "mutation AnswerEnquiry($input:EnquiryAnswerInput!){answerEnquiry(input:$input){...EnquiryRow}}fragment EnquiryRow on Enquiry{id reference kind topic name email receivedAt answeredAt answeredBy state version unread lastAt assignee{id username}}" as OperationText<AnswerEnquiryMutation, AnswerEnquiryMutationVariables>;

export const SendEnquiryAnswerAgainDocument =
  "mutation SendEnquiryAnswerAgain($messageId:ID!){sendEnquiryAnswerAgain(messageId:$messageId){...EnquiryRow}}fragment EnquiryRow on Enquiry{id reference kind topic name email receivedAt answeredAt answeredBy state version unread lastAt assignee{id username}}" as OperationText<SendEnquiryAnswerAgainMutation, SendEnquiryAnswerAgainMutationVariables>;

export const NoteEnquiryDocument =
  "mutation NoteEnquiry($input:EnquiryNoteInput!){noteEnquiry(input:$input){...EnquiryRow}}fragment EnquiryRow on Enquiry{id reference kind topic name email receivedAt answeredAt answeredBy state version unread lastAt assignee{id username}}" as OperationText<NoteEnquiryMutation, NoteEnquiryMutationVariables>;

export const AssignEnquiryDocument =
  "mutation AssignEnquiry($id:ID!$version:Int!$assigneeId:ID){assignEnquiry(id:$id version:$version assigneeId:$assigneeId){...EnquiryRow}}fragment EnquiryRow on Enquiry{id reference kind topic name email receivedAt answeredAt answeredBy state version unread lastAt assignee{id username}}" as OperationText<AssignEnquiryMutation, AssignEnquiryMutationVariables>;

export const MoveEnquiryDocument =
  "mutation MoveEnquiry($id:ID!$version:Int!$state:EnquiryState!){moveEnquiry(id:$id version:$version state:$state){...EnquiryRow}}fragment EnquiryRow on Enquiry{id reference kind topic name email receivedAt answeredAt answeredBy state version unread lastAt assignee{id username}}" as OperationText<MoveEnquiryMutation, MoveEnquiryMutationVariables>;

export const ReadEnquiryDocument =
  "mutation ReadEnquiry($id:ID!){readEnquiry(id:$id){id unread}}" as OperationText<ReadEnquiryMutation, ReadEnquiryMutationVariables>;

export const CannedAnswersDocument =
  "query CannedAnswers{cannedAnswers{...CannedAnswerFields}}fragment CannedAnswerFields on CannedAnswer{id name body version}" as OperationText<CannedAnswersQuery, CannedAnswersQueryVariables>;

export const SaveCannedAnswerDocument =
  "mutation SaveCannedAnswer($id:ID$version:Int$name:String!$body:String!){saveCannedAnswer(id:$id version:$version name:$name body:$body){...CannedAnswerFields}}fragment CannedAnswerFields on CannedAnswer{id name body version}" as OperationText<SaveCannedAnswerMutation, SaveCannedAnswerMutationVariables>;

export const DeleteCannedAnswerDocument =
  "mutation DeleteCannedAnswer($id:ID!){deleteCannedAnswer(id:$id)}" as OperationText<DeleteCannedAnswerMutation, DeleteCannedAnswerMutationVariables>;

