/* eslint-disable */

import type {
  AddCaptureQuestionsMutation,
  AddCaptureQuestionsMutationVariables,
  AddTagMutation,
  AddTagMutationVariables,
  AddToAlbumMutation,
  AddToAlbumMutationVariables,
  AlbumQuery,
  AlbumQueryVariables,
  AlbumsQuery,
  AlbumsQueryVariables,
  AlbumsToChooseQuery,
  AlbumsToChooseQueryVariables,
  AskForStoriesMutation,
  AskForStoriesMutationVariables,
  CapturesQuery,
  CapturesQueryVariables,
  ChangeAlbumMutation,
  ChangeAlbumMutationVariables,
  ChangeCaptureMutation,
  ChangeCaptureMutationVariables,
  ChangeItemFactsMutation,
  ChangeItemFactsMutationVariables,
  ChangeTranscriptMutation,
  ChangeTranscriptMutationVariables,
  CreateAlbumMutation,
  CreateAlbumMutationVariables,
  DateItemsMutation,
  DateItemsMutationVariables,
  DeleteAlbumMutation,
  DeleteAlbumMutationVariables,
  DocumentTextQuery,
  DocumentTextQueryVariables,
  ExcludeDocumentTextMutation,
  ExcludeDocumentTextMutationVariables,
  ExcludeFromTranscriptsMutation,
  ExcludeFromTranscriptsMutationVariables,
  FavoritesQuery,
  FavoritesQueryVariables,
  FindTaggableQuery,
  FindTaggableQueryVariables,
  HideOnThisDayMutation,
  HideOnThisDayMutationVariables,
  ItemFactVersionsQuery,
  ItemFactVersionsQueryVariables,
  ItemMarksQuery,
  ItemMarksQueryVariables,
  ItemMoodQuery,
  ItemMoodQueryVariables,
  ItemTagsQuery,
  ItemTagsQueryVariables,
  ItemsInAreaQuery,
  ItemsInAreaQueryVariables,
  ItemsWithPersonQuery,
  ItemsWithPersonQueryVariables,
  KeepArchiveFactsMutation,
  KeepArchiveFactsMutationVariables,
  KeptOriginalsQuery,
  KeptOriginalsQueryVariables,
  MarkFavoriteMutation,
  MarkFavoriteMutationVariables,
  MoveInAlbumMutation,
  MoveInAlbumMutationVariables,
  OnThisDayHiddenQuery,
  OnThisDayHiddenQueryVariables,
  OnThisDayQuery,
  OnThisDayQueryVariables,
  OrderCaptureQuestionsMutation,
  OrderCaptureQuestionsMutationVariables,
  PeopleInVaultQuery,
  PeopleInVaultQueryVariables,
  PlacesInVaultQuery,
  PlacesInVaultQueryVariables,
  ReadDocumentAgainMutation,
  ReadDocumentAgainMutationVariables,
  RemoveCaptureQuestionMutation,
  RemoveCaptureQuestionMutationVariables,
  RemoveFromAlbumMutation,
  RemoveFromAlbumMutationVariables,
  RemoveTagMutation,
  RemoveTagMutationVariables,
  RenewCaptureLinkMutation,
  RenewCaptureLinkMutationVariables,
  RestoreItemFactsMutation,
  RestoreItemFactsMutationVariables,
  SayMoodMutation,
  SayMoodMutationVariables,
  ShowOnThisDayMutation,
  ShowOnThisDayMutationVariables,
  TagPersonMutation,
  TagPersonMutationVariables,
  TellLanguageQuery,
  TellLanguageQueryVariables,
  TellPageQuery,
  TellPageQueryVariables,
  TimelineQuery,
  TimelineQueryVariables,
  TranscribeAgainMutation,
  TranscribeAgainMutationVariables,
  TranscriptQuery,
  TranscriptQueryVariables,
  TreeTimelineQuery,
  TreeTimelineQueryVariables,
  TurnTranscriptsMutation,
  TurnTranscriptsMutationVariables,
  UntagPersonMutation,
  UntagPersonMutationVariables,
  VaultBlockQuery,
  VaultBlockQueryVariables,
  VaultGridQuery,
  VaultGridQueryVariables,
  VaultItemQuery,
  VaultItemQueryVariables,
  VaultMarksQuery,
  VaultMarksQueryVariables,
  VaultMonthsQuery,
  VaultMonthsQueryVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const KeptOriginalsDocument =
  "query KeptOriginals($sha256:[String!]!){keptOriginals(sha256:$sha256){sha256 recordingId title}}" as OperationText<KeptOriginalsQuery, KeptOriginalsQueryVariables>;

export const KeepArchiveFactsDocument =
  "mutation KeepArchiveFacts($recordingId:ID!$input:ArchiveFactsInput!){keepArchiveFacts(recordingId:$recordingId input:$input)}" as OperationText<KeepArchiveFactsMutation, KeepArchiveFactsMutationVariables>;

export const CapturesDocument =
  "query Captures($first:Int$after:String){captures(first:$first after:$after){nodes{...CaptureParts}pageInfo{hasNextPage endCursor}}}fragment CaptureParts on Capture{id personName asker{id name}email timeZone pace weekday state nextAt stoppedAt link linkEndsAt questions{id body state words recordingId recording{title path}answeredAt mailedAt mayRemove}mayAdd mayManage}" as OperationText<CapturesQuery, CapturesQueryVariables>;

export const AskForStoriesDocument =
  "mutation AskForStories($input:AskForStoriesInput!){askForStories(input:$input){...CaptureParts}}fragment CaptureParts on Capture{id personName asker{id name}email timeZone pace weekday state nextAt stoppedAt link linkEndsAt questions{id body state words recordingId recording{title path}answeredAt mailedAt mayRemove}mayAdd mayManage}" as OperationText<AskForStoriesMutation, AskForStoriesMutationVariables>;

export const ChangeCaptureDocument =
  "mutation ChangeCapture($id:ID!$act:CaptureAct!){changeCapture(id:$id act:$act){...CaptureParts}}fragment CaptureParts on Capture{id personName asker{id name}email timeZone pace weekday state nextAt stoppedAt link linkEndsAt questions{id body state words recordingId recording{title path}answeredAt mailedAt mayRemove}mayAdd mayManage}" as OperationText<ChangeCaptureMutation, ChangeCaptureMutationVariables>;

export const RenewCaptureLinkDocument =
  "mutation RenewCaptureLink($id:ID!){renewCaptureLink(id:$id){...CaptureParts}}fragment CaptureParts on Capture{id personName asker{id name}email timeZone pace weekday state nextAt stoppedAt link linkEndsAt questions{id body state words recordingId recording{title path}answeredAt mailedAt mayRemove}mayAdd mayManage}" as OperationText<RenewCaptureLinkMutation, RenewCaptureLinkMutationVariables>;

export const AddCaptureQuestionsDocument =
  "mutation AddCaptureQuestions($id:ID!$questions:[String!]!){addCaptureQuestions(id:$id questions:$questions){...CaptureParts}}fragment CaptureParts on Capture{id personName asker{id name}email timeZone pace weekday state nextAt stoppedAt link linkEndsAt questions{id body state words recordingId recording{title path}answeredAt mailedAt mayRemove}mayAdd mayManage}" as OperationText<AddCaptureQuestionsMutation, AddCaptureQuestionsMutationVariables>;

export const OrderCaptureQuestionsDocument =
  "mutation OrderCaptureQuestions($id:ID!$questionIds:[ID!]!){orderCaptureQuestions(id:$id questionIds:$questionIds){...CaptureParts}}fragment CaptureParts on Capture{id personName asker{id name}email timeZone pace weekday state nextAt stoppedAt link linkEndsAt questions{id body state words recordingId recording{title path}answeredAt mailedAt mayRemove}mayAdd mayManage}" as OperationText<OrderCaptureQuestionsMutation, OrderCaptureQuestionsMutationVariables>;

export const RemoveCaptureQuestionDocument =
  "mutation RemoveCaptureQuestion($id:ID!$questionId:ID!){removeCaptureQuestion(id:$id questionId:$questionId){...CaptureParts}}fragment CaptureParts on Capture{id personName asker{id name}email timeZone pace weekday state nextAt stoppedAt link linkEndsAt questions{id body state words recordingId recording{title path}answeredAt mailedAt mayRemove}mayAdd mayManage}" as OperationText<RemoveCaptureQuestionMutation, RemoveCaptureQuestionMutationVariables>;

export const TellPageDocument =
  "query TellPage($token:String!){tellPage(token:$token){state personName askedBy familyName questions{id body}aside{id body}answers{id body words voice{id state url durationMs peaks}photos{id state url}}mailed}}" as OperationText<TellPageQuery, TellPageQueryVariables>;

export const TellLanguageDocument =
  "query TellLanguage($token:String!){tellLanguage(token:$token)}" as OperationText<TellLanguageQuery, TellLanguageQueryVariables>;

export const ItemMoodDocument =
  "query ItemMood($recordingId:ID!){itemMood(recordingId:$recordingId){...MoodParts}}fragment MoodParts on ItemMood{recordingId state mood suggested engine madeAt saidAt saidBy{id name}mayChange}" as OperationText<ItemMoodQuery, ItemMoodQueryVariables>;

export const SayMoodDocument =
  "mutation SayMood($recordingId:ID!$mood:Mood){sayMood(recordingId:$recordingId mood:$mood){...MoodParts}}fragment MoodParts on ItemMood{recordingId state mood suggested engine madeAt saidAt saidBy{id name}mayChange}" as OperationText<SayMoodMutation, SayMoodMutationVariables>;

export const DocumentTextDocument =
  "query DocumentText($recordingId:ID!){documentText(recordingId:$recordingId){...DocumentTextParts}}fragment DocumentTextParts on DocumentText{recordingId state problemWords pageCount readPages mayChange}" as OperationText<DocumentTextQuery, DocumentTextQueryVariables>;

export const ExcludeDocumentTextDocument =
  "mutation ExcludeDocumentText($recordingId:ID!){excludeDocumentText(recordingId:$recordingId){...DocumentTextParts}}fragment DocumentTextParts on DocumentText{recordingId state problemWords pageCount readPages mayChange}" as OperationText<ExcludeDocumentTextMutation, ExcludeDocumentTextMutationVariables>;

export const ReadDocumentAgainDocument =
  "mutation ReadDocumentAgain($recordingId:ID!){readDocumentAgain(recordingId:$recordingId){...DocumentTextParts}}fragment DocumentTextParts on DocumentText{recordingId state problemWords pageCount readPages mayChange}" as OperationText<ReadDocumentAgainMutation, ReadDocumentAgainMutationVariables>;

export const ItemTagsDocument =
  "query ItemTags($recordingId:ID!){itemTags(recordingId:$recordingId){...TagParts}}fragment TagParts on ItemTags{recordingId tags suggestions mayChange}" as OperationText<ItemTagsQuery, ItemTagsQueryVariables>;

export const AddTagDocument =
  "mutation AddTag($recordingId:ID!$tag:String!){addTag(recordingId:$recordingId tag:$tag){...TagParts}}fragment TagParts on ItemTags{recordingId tags suggestions mayChange}" as OperationText<AddTagMutation, AddTagMutationVariables>;

export const RemoveTagDocument =
  "mutation RemoveTag($recordingId:ID!$tag:String!){removeTag(recordingId:$recordingId tag:$tag){...TagParts}}fragment TagParts on ItemTags{recordingId tags suggestions mayChange}" as OperationText<RemoveTagMutation, RemoveTagMutationVariables>;

export const VaultItemDocument =
  "query VaultItem($recordingId:ID!$kinds:[RecordingKind!]){vaultItem(recordingId:$recordingId kinds:$kinds){...ViewedItem}}fragment ViewedItem on VaultItem{recording{...LibraryRecording mimeType facts{...ItemFactsParts}forms{width height placeholder smallUrl middleUrl}}fileName addedBy{id name}mayDescribe mayDelete before{...BesideItem}after{...BesideItem}}fragment LibraryRecording on Recording{id kind state problem title note bytes durationMs peaks trimStartMs trimEndMs silent mood{name suggested}spokenBeginning forms{middleUrl}toldBy voiceOf{id name isYou}createdAt url downloadUrl}fragment ItemFactsParts on ItemFacts{version taken{precision local offset}takenBy placeName place{latitude longitude}credit file{camera}}fragment BesideItem on Recording{id kind title url forms{placeholder smallUrl middleUrl}}" as OperationText<VaultItemQuery, VaultItemQueryVariables>;

export const ItemFactVersionsDocument =
  "query ItemFactVersions($recordingId:ID!){itemFactVersions(recordingId:$recordingId){version taken{precision local}placeName place{latitude longitude}credit editedAt editedBy}}" as OperationText<ItemFactVersionsQuery, ItemFactVersionsQueryVariables>;

export const ChangeItemFactsDocument =
  "mutation ChangeItemFacts($recordingId:ID!$version:Int!$input:ItemFactsInput!){changeItemFacts(recordingId:$recordingId version:$version input:$input){...ItemFactsParts}}fragment ItemFactsParts on ItemFacts{version taken{precision local offset}takenBy placeName place{latitude longitude}credit file{camera}}" as OperationText<ChangeItemFactsMutation, ChangeItemFactsMutationVariables>;

export const RestoreItemFactsDocument =
  "mutation RestoreItemFacts($recordingId:ID!$version:Int!$to:Int!){restoreItemFacts(recordingId:$recordingId version:$version to:$to){...ItemFactsParts}}fragment ItemFactsParts on ItemFacts{version taken{precision local offset}takenBy placeName place{latitude longitude}credit file{camera}}" as OperationText<RestoreItemFactsMutation, RestoreItemFactsMutationVariables>;

export const DateItemsDocument =
  "mutation DateItems($recordingIds:[ID!]!$taken:TakenInput){dateItems(recordingIds:$recordingIds taken:$taken){changed refused}}" as OperationText<DateItemsMutation, DateItemsMutationVariables>;

export const AlbumsDocument =
  "query Albums($after:String){albums(after:$after){nodes{...AlbumParts}pageInfo{hasNextPage endCursor}}}fragment AlbumParts on Album{id title description arrangement mayChange count cover{...TimelineItem}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<AlbumsQuery, AlbumsQueryVariables>;

export const AlbumDocument =
  "query Album($id:ID!$after:String){album(id:$id){...AlbumParts}albumItems(albumId:$id after:$after){nodes{...TimelineItem}pageInfo{hasNextPage endCursor}}}fragment AlbumParts on Album{id title description arrangement mayChange count cover{...TimelineItem}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<AlbumQuery, AlbumQueryVariables>;

export const AlbumsToChooseDocument =
  "query AlbumsToChoose($recordingId:ID!){albums(first:100){nodes{id title mayChange}}albumsWithItem(recordingId:$recordingId){id}}" as OperationText<AlbumsToChooseQuery, AlbumsToChooseQueryVariables>;

export const CreateAlbumDocument =
  "mutation CreateAlbum($input:AlbumInput!$recordingIds:[ID!]!){createAlbum(input:$input recordingIds:$recordingIds){id title mayChange}}" as OperationText<CreateAlbumMutation, CreateAlbumMutationVariables>;

export const ChangeAlbumDocument =
  "mutation ChangeAlbum($id:ID!$input:AlbumChangesInput!){changeAlbum(id:$id input:$input){...AlbumParts}}fragment AlbumParts on Album{id title description arrangement mayChange count cover{...TimelineItem}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<ChangeAlbumMutation, ChangeAlbumMutationVariables>;

export const DeleteAlbumDocument =
  "mutation DeleteAlbum($id:ID!){deleteAlbum(id:$id)}" as OperationText<DeleteAlbumMutation, DeleteAlbumMutationVariables>;

export const AddToAlbumDocument =
  "mutation AddToAlbum($albumId:ID!$recordingIds:[ID!]!){addToAlbum(albumId:$albumId recordingIds:$recordingIds){id}}" as OperationText<AddToAlbumMutation, AddToAlbumMutationVariables>;

export const RemoveFromAlbumDocument =
  "mutation RemoveFromAlbum($albumId:ID!$recordingIds:[ID!]!){removeFromAlbum(albumId:$albumId recordingIds:$recordingIds){id}}" as OperationText<RemoveFromAlbumMutation, RemoveFromAlbumMutationVariables>;

export const MoveInAlbumDocument =
  "mutation MoveInAlbum($albumId:ID!$recordingId:ID!$behind:ID){moveInAlbum(albumId:$albumId recordingId:$recordingId behind:$behind)}" as OperationText<MoveInAlbumMutation, MoveInAlbumMutationVariables>;

export const FavoritesDocument =
  "query Favorites($after:String){favorites(after:$after){nodes{...TimelineItem}pageInfo{hasNextPage endCursor}}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<FavoritesQuery, FavoritesQueryVariables>;

export const MarkFavoriteDocument =
  "mutation MarkFavorite($recordingId:ID!$favorite:Boolean!){markFavorite(recordingId:$recordingId favorite:$favorite)}" as OperationText<MarkFavoriteMutation, MarkFavoriteMutationVariables>;

export const ItemMarksDocument =
  "query ItemMarks($recordingId:ID!){recording(id:$recordingId){id favorite}peopleInItem(recordingId:$recordingId){...NamedPeople}itemMood(recordingId:$recordingId){...MoodParts}itemTags(recordingId:$recordingId){...TagParts}documentText(recordingId:$recordingId){...DocumentTextParts}}fragment NamedPeople on PeopleInItem{people{id kind personId name x y mayRemove}offered{kind personId name}mayTag}fragment MoodParts on ItemMood{recordingId state mood suggested engine madeAt saidAt saidBy{id name}mayChange}fragment TagParts on ItemTags{recordingId tags suggestions mayChange}fragment DocumentTextParts on DocumentText{recordingId state problemWords pageCount readPages mayChange}" as OperationText<ItemMarksQuery, ItemMarksQueryVariables>;

export const FindTaggableDocument =
  "query FindTaggable($search:String!){findTaggable(search:$search){kind personId name}}" as OperationText<FindTaggableQuery, FindTaggableQueryVariables>;

export const TagPersonDocument =
  "mutation TagPerson($recordingId:ID!$person:TagInput!){tagPerson(recordingId:$recordingId person:$person){...NamedPeople}}fragment NamedPeople on PeopleInItem{people{id kind personId name x y mayRemove}offered{kind personId name}mayTag}" as OperationText<TagPersonMutation, TagPersonMutationVariables>;

export const UntagPersonDocument =
  "mutation UntagPerson($id:ID!){untagPerson(id:$id)}" as OperationText<UntagPersonMutation, UntagPersonMutationVariables>;

export const PeopleInVaultDocument =
  "query PeopleInVault{peopleInVault{kind personId name count cover{...TimelineItem}}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<PeopleInVaultQuery, PeopleInVaultQueryVariables>;

export const ItemsWithPersonDocument =
  "query ItemsWithPerson($kind:PersonKind!$personId:ID!$after:String){itemsWithPerson(kind:$kind personId:$personId after:$after){nodes{...TimelineItem}pageInfo{hasNextPage endCursor}}personInVault(kind:$kind personId:$personId){kind personId name}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<ItemsWithPersonQuery, ItemsWithPersonQueryVariables>;

export const OnThisDayDocument =
  "query OnThisDay{onThisDay{today hidden onThisDay{...RememberedItems}inThisMonth{...RememberedItems}}onThisDayHidden{id monthDay person{kind personId name}}}fragment RememberedItems on RememberedItem{year recording{...TimelineItem}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<OnThisDayQuery, OnThisDayQueryVariables>;

export const OnThisDayHiddenDocument =
  "query OnThisDayHidden{onThisDayHidden{id monthDay person{kind personId name}}}" as OperationText<OnThisDayHiddenQuery, OnThisDayHiddenQueryVariables>;

export const HideOnThisDayDocument =
  "mutation HideOnThisDay($input:HideInput!){hideOnThisDay(input:$input)}" as OperationText<HideOnThisDayMutation, HideOnThisDayMutationVariables>;

export const ShowOnThisDayDocument =
  "mutation ShowOnThisDay($id:ID!){showOnThisDay(id:$id)}" as OperationText<ShowOnThisDayMutation, ShowOnThisDayMutationVariables>;

export const TimelineDocument =
  "query Timeline($from:String$first:Int$after:String){timeline(from:$from first:$first after:$after){nodes{...TimelineItem}pageInfo{hasNextPage endCursor}}timelineMonths{month count}}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<TimelineQuery, TimelineQueryVariables>;

export const TreeTimelineDocument =
  "query TreeTimeline($from:String$after:String$to:String){treeTimeline(from:$from after:$after to:$to){nodes{recordId at tag type words year month day people{id name}}pageInfo{hasNextPage endCursor}}}" as OperationText<TreeTimelineQuery, TreeTimelineQueryVariables>;

export const VaultGridDocument =
  "query VaultGrid($kinds:[RecordingKind!]$month:String$from:String$after:String){timeline(kinds:$kinds month:$month from:$from after:$after first:60){nodes{...GridItem}pageInfo{hasNextPage endCursor}}timelineMonths(kinds:$kinds){month count}}fragment GridItem on Recording{id kind title durationMs facts{taken{local}}forms{placeholder smallUrl previewUrl}}" as OperationText<VaultGridQuery, VaultGridQueryVariables>;

export const VaultMonthsDocument =
  "query VaultMonths($kinds:[RecordingKind!]){timelineMonths(kinds:$kinds){month count}}" as OperationText<VaultMonthsQuery, VaultMonthsQueryVariables>;

export const VaultBlockDocument =
  "query VaultBlock($month:String!$kinds:[RecordingKind!]$after:String){timeline(month:$month kinds:$kinds after:$after first:100){nodes{...GridItem}}}fragment GridItem on Recording{id kind title durationMs facts{taken{local}}forms{placeholder smallUrl previewUrl}}" as OperationText<VaultBlockQuery, VaultBlockQueryVariables>;

export const VaultMarksDocument =
  "query VaultMarks($month:String!$kinds:[RecordingKind!]){timelineMarks(month:$month kinds:$kinds)}" as OperationText<VaultMarksQuery, VaultMarksQueryVariables>;

export const PlacesInVaultDocument =
  "query PlacesInVault($area:MapAreaInput!$zoom:Float!){placesInVault(area:$area zoom:$zoom){...MapPlaceParts}}fragment MapPlaceParts on PlaceOnMap{name count latitude longitude west east south north}" as OperationText<PlacesInVaultQuery, PlacesInVaultQueryVariables>;

export const ItemsInAreaDocument =
  "query ItemsInArea($area:MapAreaInput!$after:String){placesInVault(area:$area zoom:0){...MapPlaceParts}timeline(area:$area after:$after){nodes{...TimelineItem}pageInfo{hasNextPage endCursor}}}fragment MapPlaceParts on PlaceOnMap{name count latitude longitude west east south north}fragment TimelineItem on Recording{id kind title state facts{taken{precision local}}forms{width height placeholder smallUrl}}" as OperationText<ItemsInAreaQuery, ItemsInAreaQueryVariables>;

export const TranscriptDocument =
  "query Transcript($recordingId:ID!){transcript(recordingId:$recordingId){...TranscriptParts}}fragment TranscriptParts on Transcript{recordingId state problem problemWords version language engine place heardMs madeAt editedBy{id name}editedAt segments{id startMs endMs text words{startMs endMs text}speaker edited heard}mayEdit mayTurnOn decision{on by{id name}at}captionsUrl vttUrl textUrl pdfUrl}" as OperationText<TranscriptQuery, TranscriptQueryVariables>;

export const TurnTranscriptsDocument =
  "mutation TurnTranscripts($on:Boolean!){turnTranscripts(on:$on)}" as OperationText<TurnTranscriptsMutation, TurnTranscriptsMutationVariables>;

export const ExcludeFromTranscriptsDocument =
  "mutation ExcludeFromTranscripts($recordingId:ID!$excluded:Boolean!){excludeFromTranscripts(recordingId:$recordingId excluded:$excluded){...TranscriptParts}}fragment TranscriptParts on Transcript{recordingId state problem problemWords version language engine place heardMs madeAt editedBy{id name}editedAt segments{id startMs endMs text words{startMs endMs text}speaker edited heard}mayEdit mayTurnOn decision{on by{id name}at}captionsUrl vttUrl textUrl pdfUrl}" as OperationText<ExcludeFromTranscriptsMutation, ExcludeFromTranscriptsMutationVariables>;

export const TranscribeAgainDocument =
  "mutation TranscribeAgain($recordingId:ID!){transcribeAgain(recordingId:$recordingId){...TranscriptParts}}fragment TranscriptParts on Transcript{recordingId state problem problemWords version language engine place heardMs madeAt editedBy{id name}editedAt segments{id startMs endMs text words{startMs endMs text}speaker edited heard}mayEdit mayTurnOn decision{on by{id name}at}captionsUrl vttUrl textUrl pdfUrl}" as OperationText<TranscribeAgainMutation, TranscribeAgainMutationVariables>;

export const ChangeTranscriptDocument =
  "mutation ChangeTranscript($recordingId:ID!$version:Int!$change:TranscriptChangeInput!){changeTranscript(recordingId:$recordingId version:$version change:$change){...TranscriptParts}}fragment TranscriptParts on Transcript{recordingId state problem problemWords version language engine place heardMs madeAt editedBy{id name}editedAt segments{id startMs endMs text words{startMs endMs text}speaker edited heard}mayEdit mayTurnOn decision{on by{id name}at}captionsUrl vttUrl textUrl pdfUrl}" as OperationText<ChangeTranscriptMutation, ChangeTranscriptMutationVariables>;

