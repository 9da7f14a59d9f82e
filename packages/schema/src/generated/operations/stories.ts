/* eslint-disable */

import type {
  AddStoryChapterMutation,
  AddStoryChapterMutationVariables,
  ChangeStoryChapterMutation,
  ChangeStoryChapterMutationVariables,
  ChangeStoryMutation,
  ChangeStoryMutationVariables,
  CreateStoryFromAnswersMutation,
  CreateStoryFromAnswersMutationVariables,
  CreateStoryMutation,
  CreateStoryMutationVariables,
  DeleteStoryMutation,
  DeleteStoryMutationVariables,
  ItemsForStoryQuery,
  ItemsForStoryQueryVariables,
  ListenPageQuery,
  ListenPageQueryVariables,
  OpenStoryVoicesMutation,
  OpenStoryVoicesMutationVariables,
  OrderStoryChaptersMutation,
  OrderStoryChaptersMutationVariables,
  PublishStoryMutation,
  PublishStoryMutationVariables,
  RemoveStoryChapterMutation,
  RemoveStoryChapterMutationVariables,
  SpokenWordsQuery,
  SpokenWordsQueryVariables,
  StoriesQuery,
  StoriesQueryVariables,
  StoryQuery,
  StoryQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const StoriesDocument =
  "query Stories($after:String){stories(after:$after){nodes{...StoryCard}pageInfo{hasNextPage endCursor}}}fragment StoryCard on Story{id title introduction published by chapterCount cover{...TimelineItem}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<StoriesQuery, StoriesQueryVariables>;

export const StoryDocument =
  "query Story($id:ID!){story(id:$id){...StoryHead chapters{...StoryChapterParts}}}fragment StoryHead on Story{id title introduction published by version mayChange mayPublish voicesOpen}fragment StoryChapterParts on StoryChapter{id title text version voice{id kind state title url durationMs peaks trimStartMs trimEndMs}pictures{caption recording{...TimelineItem url}}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<StoryQuery, StoryQueryVariables>;

export const ItemsForStoryDocument =
  "query ItemsForStory($kinds:[RecordingKind!]$after:String){recordings(kinds:$kinds first:24 after:$after){nodes{...TimelineItem durationMs}pageInfo{hasNextPage endCursor}}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<ItemsForStoryQuery, ItemsForStoryQueryVariables>;

export const SpokenWordsDocument =
  "query SpokenWords($recordingId:ID!){transcript(recordingId:$recordingId){segments{text speaker}}}" as OperationText<SpokenWordsQuery, SpokenWordsQueryVariables>;

export const CreateStoryDocument =
  "mutation CreateStory($input:StoryInput!$recordingIds:[ID!]!){createStory(input:$input recordingIds:$recordingIds){id}}" as OperationText<CreateStoryMutation, CreateStoryMutationVariables>;

export const CreateStoryFromAnswersDocument =
  "mutation CreateStoryFromAnswers($captureId:ID!){createStoryFromAnswers(captureId:$captureId){id}}" as OperationText<CreateStoryFromAnswersMutation, CreateStoryFromAnswersMutationVariables>;

export const ChangeStoryDocument =
  "mutation ChangeStory($id:ID!$version:Int!$input:StoryInput!){changeStory(id:$id version:$version input:$input){...StoryHead}}fragment StoryHead on Story{id title introduction published by version mayChange mayPublish voicesOpen}" as OperationText<ChangeStoryMutation, ChangeStoryMutationVariables>;

export const PublishStoryDocument =
  "mutation PublishStory($id:ID!$published:Boolean!){publishStory(id:$id published:$published){...StoryHead}}fragment StoryHead on Story{id title introduction published by version mayChange mayPublish voicesOpen}" as OperationText<PublishStoryMutation, PublishStoryMutationVariables>;

export const OpenStoryVoicesDocument =
  "mutation OpenStoryVoices($id:ID!$open:Boolean!){openStoryVoices(id:$id open:$open){...StoryHead}}fragment StoryHead on Story{id title introduction published by version mayChange mayPublish voicesOpen}" as OperationText<OpenStoryVoicesMutation, OpenStoryVoicesMutationVariables>;

export const DeleteStoryDocument =
  "mutation DeleteStory($id:ID!){deleteStory(id:$id)}" as OperationText<DeleteStoryMutation, DeleteStoryMutationVariables>;

export const AddStoryChapterDocument =
  "mutation AddStoryChapter($storyId:ID!$input:StoryChapterInput!){addStoryChapter(storyId:$storyId input:$input){...StoryChapterParts}}fragment StoryChapterParts on StoryChapter{id title text version voice{id kind state title url durationMs peaks trimStartMs trimEndMs}pictures{caption recording{...TimelineItem url}}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<AddStoryChapterMutation, AddStoryChapterMutationVariables>;

export const ChangeStoryChapterDocument =
  "mutation ChangeStoryChapter($id:ID!$version:Int!$input:StoryChapterInput!){changeStoryChapter(id:$id version:$version input:$input){...StoryChapterParts}}fragment StoryChapterParts on StoryChapter{id title text version voice{id kind state title url durationMs peaks trimStartMs trimEndMs}pictures{caption recording{...TimelineItem url}}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<ChangeStoryChapterMutation, ChangeStoryChapterMutationVariables>;

export const RemoveStoryChapterDocument =
  "mutation RemoveStoryChapter($id:ID!){removeStoryChapter(id:$id)}" as OperationText<RemoveStoryChapterMutation, RemoveStoryChapterMutationVariables>;

export const OrderStoryChaptersDocument =
  "mutation OrderStoryChapters($storyId:ID!$chapterIds:[ID!]!){orderStoryChapters(storyId:$storyId chapterIds:$chapterIds)}" as OperationText<OrderStoryChaptersMutation, OrderStoryChaptersMutationVariables>;

export const ListenPageDocument =
  "query ListenPage($token:String!){listenPage(token:$token){state storyTitle chapterTitle familyName kind voiceState url durationMs peaks}}" as OperationText<ListenPageQuery, ListenPageQueryVariables>;

