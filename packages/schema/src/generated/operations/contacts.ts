/* eslint-disable */

import type {
  AddContactMutation,
  AddContactMutationVariables,
  ChangeContactMutation,
  ChangeContactMutationVariables,
  ContactDuplicatesQuery,
  ContactDuplicatesQueryVariables,
  ContactQuery,
  ContactQueryVariables,
  ContactsQuery,
  ContactsQueryVariables,
  ImportContactsMutation,
  ImportContactsMutationVariables,
  MatchContactsQuery,
  MatchContactsQueryVariables,
  MergeContactsMutation,
  MergeContactsMutationVariables,
  RedirectMessagesMutation,
  RedirectMessagesMutationVariables,
  RemoveContactMutation,
  RemoveContactMutationVariables,
  RestoreContactMutation,
  RestoreContactMutationVariables,
  SeparateContactMutation,
  SeparateContactMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const ContactsDocument =
  "query Contacts($search:String$first:Int$after:String){contacts(search:$search first:$first after:$after){nodes{...ContactParts}pageInfo{hasNextPage endCursor}}}fragment ContactParts on Contact{id version name relation emails birthday timeZone language notes addedBy{name}mayChange merged}" as OperationText<ContactsQuery, ContactsQueryVariables>;

export const ContactDocument =
  "query Contact($id:ID!){contact(id:$id){...ContactParts}}fragment ContactParts on Contact{id version name relation emails birthday timeZone language notes addedBy{name}mayChange merged}" as OperationText<ContactQuery, ContactQueryVariables>;

export const ContactDuplicatesDocument =
  "query ContactDuplicates{contactDuplicates{contacts{...ContactParts}}}fragment ContactParts on Contact{id version name relation emails birthday timeZone language notes addedBy{name}mayChange merged}" as OperationText<ContactDuplicatesQuery, ContactDuplicatesQueryVariables>;

export const MatchContactsDocument =
  "query MatchContacts($people:[ContactMatchInput!]!){matchContacts(people:$people){index name same}}" as OperationText<MatchContactsQuery, MatchContactsQueryVariables>;

export const AddContactDocument =
  "mutation AddContact($input:ContactInput!){addContact(input:$input){...ContactParts}}fragment ContactParts on Contact{id version name relation emails birthday timeZone language notes addedBy{name}mayChange merged}" as OperationText<AddContactMutation, AddContactMutationVariables>;

export const ImportContactsDocument =
  "mutation ImportContacts($people:[ContactInput!]!){importContacts(people:$people){added known}}" as OperationText<ImportContactsMutation, ImportContactsMutationVariables>;

export const ChangeContactDocument =
  "mutation ChangeContact($id:ID!$version:Int!$input:ContactInput!){changeContact(id:$id version:$version input:$input){contact{...ContactParts}formerAddresses unsentMessages}}fragment ContactParts on Contact{id version name relation emails birthday timeZone language notes addedBy{name}mayChange merged}" as OperationText<ChangeContactMutation, ChangeContactMutationVariables>;

export const RemoveContactDocument =
  "mutation RemoveContact($id:ID!){removeContact(id:$id)}" as OperationText<RemoveContactMutation, RemoveContactMutationVariables>;

export const RestoreContactDocument =
  "mutation RestoreContact($id:ID!){restoreContact(id:$id){...ContactParts}}fragment ContactParts on Contact{id version name relation emails birthday timeZone language notes addedBy{name}mayChange merged}" as OperationText<RestoreContactMutation, RestoreContactMutationVariables>;

export const MergeContactsDocument =
  "mutation MergeContacts($ids:[ID!]!){mergeContacts(ids:$ids){...ContactParts}}fragment ContactParts on Contact{id version name relation emails birthday timeZone language notes addedBy{name}mayChange merged}" as OperationText<MergeContactsMutation, MergeContactsMutationVariables>;

export const SeparateContactDocument =
  "mutation SeparateContact($id:ID!){separateContact(id:$id){...ContactParts}}fragment ContactParts on Contact{id version name relation emails birthday timeZone language notes addedBy{name}mayChange merged}" as OperationText<SeparateContactMutation, SeparateContactMutationVariables>;

export const RedirectMessagesDocument =
  "mutation RedirectMessages($contactId:ID!$from:[String!]!){redirectMessages(contactId:$contactId from:$from){changed left}}" as OperationText<RedirectMessagesMutation, RedirectMessagesMutationVariables>;

