/* eslint-disable */

import type {
  EnquiriesQuery,
  EnquiriesQueryVariables,
  EnquiryQuery,
  EnquiryQueryVariables,
  MarkEnquiryAnsweredMutation,
  MarkEnquiryAnsweredMutationVariables,
  SendEnquiryMutation,
  SendEnquiryMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const SendEnquiryDocument =
  "mutation SendEnquiry($input:EnquiryInput!){sendEnquiry(input:$input){reference}}" as OperationText<SendEnquiryMutation, SendEnquiryMutationVariables>;

export const EnquiriesDocument =
  "query Enquiries($kind:EnquiryKind$answered:Boolean$search:String$after:String){enquiries(kind:$kind answered:$answered search:$search after:$after){totalCount pageInfo{hasNextPage endCursor}nodes{...EnquiryRow}}}fragment EnquiryRow on Enquiry{id reference kind topic name email receivedAt answeredAt answeredBy}" as OperationText<EnquiriesQuery, EnquiriesQueryVariables>;

export const EnquiryDocument =
  "query Enquiry($id:ID!){enquiry(id:$id){...EnquiryRow phone message byMember details{name value}}}fragment EnquiryRow on Enquiry{id reference kind topic name email receivedAt answeredAt answeredBy}" as OperationText<EnquiryQuery, EnquiryQueryVariables>;

export const MarkEnquiryAnsweredDocument =
  "mutation MarkEnquiryAnswered($id:ID!$answered:Boolean!){markEnquiryAnswered(id:$id answered:$answered){...EnquiryRow}}fragment EnquiryRow on Enquiry{id reference kind topic name email receivedAt answeredAt answeredBy}" as OperationText<MarkEnquiryAnsweredMutation, MarkEnquiryAnsweredMutationVariables>;

