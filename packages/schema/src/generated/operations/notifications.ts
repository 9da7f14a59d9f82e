/* eslint-disable */

import type {
  AddNoticeMuteMutation,
  AddNoticeMuteMutationVariables,
  AddPushDeviceMutation,
  AddPushDeviceMutationVariables,
  NoticeMutesQuery,
  NoticeMutesQueryVariables,
  NoticeSettingsQuery,
  NoticeSettingsQueryVariables,
  NoticesQuery,
  NoticesQueryVariables,
  ReadAllNoticesMutation,
  ReadAllNoticesMutationVariables,
  ReadNoticeMutation,
  ReadNoticeMutationVariables,
  RemoveNoticeMuteMutation,
  RemoveNoticeMuteMutationVariables,
  RemovePushDeviceMutation,
  RemovePushDeviceMutationVariables,
  UnreadNoticesQuery,
  UnreadNoticesQueryVariables,
  UpdateNoticeSettingsMutation,
  UpdateNoticeSettingsMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const NoticesDocument =
  "query Notices($after:String$muted:Boolean){notices(after:$after muted:$muted){nodes{...NoticeParts}pageInfo{hasNextPage endCursor}}}fragment NoticeParts on Notice{id kind words{actor family role name title count what day}path createdAt read}" as OperationText<NoticesQuery, NoticesQueryVariables>;

export const UnreadNoticesDocument =
  "query UnreadNotices{unreadNotices{count more}}" as OperationText<UnreadNoticesQuery, UnreadNoticesQueryVariables>;

export const NoticeMutesDocument =
  "query NoticeMutes{noticeMutes{...NoticeMuteParts}}fragment NoticeMuteParts on NoticeMute{id name fromDay untilDay}" as OperationText<NoticeMutesQuery, NoticeMutesQueryVariables>;

export const ReadNoticeDocument =
  "mutation ReadNotice($id:ID!){readNotice(id:$id)}" as OperationText<ReadNoticeMutation, ReadNoticeMutationVariables>;

export const ReadAllNoticesDocument =
  "mutation ReadAllNotices{readAllNotices}" as OperationText<ReadAllNoticesMutation, ReadAllNoticesMutationVariables>;

export const AddNoticeMuteDocument =
  "mutation AddNoticeMute($input:NoticeMuteInput!){addNoticeMute(input:$input){...NoticeMuteParts}}fragment NoticeMuteParts on NoticeMute{id name fromDay untilDay}" as OperationText<AddNoticeMuteMutation, AddNoticeMuteMutationVariables>;

export const RemoveNoticeMuteDocument =
  "mutation RemoveNoticeMute($id:ID!){removeNoticeMute(id:$id){...NoticeMuteParts}}fragment NoticeMuteParts on NoticeMute{id name fromDay untilDay}" as OperationText<RemoveNoticeMuteMutation, RemoveNoticeMuteMutationVariables>;

export const NoticeSettingsDocument =
  "query NoticeSettings{noticeSettings{...NoticeSettingsParts}}fragment NoticeSettingsParts on NoticeSettings{choices{kind mail push}quiet{from until}devices{id device createdAt thisSession}pushKey}" as OperationText<NoticeSettingsQuery, NoticeSettingsQueryVariables>;

export const UpdateNoticeSettingsDocument =
  "mutation UpdateNoticeSettings($input:NoticeSettingsInput!){updateNoticeSettings(input:$input){...NoticeSettingsParts}}fragment NoticeSettingsParts on NoticeSettings{choices{kind mail push}quiet{from until}devices{id device createdAt thisSession}pushKey}" as OperationText<UpdateNoticeSettingsMutation, UpdateNoticeSettingsMutationVariables>;

export const AddPushDeviceDocument =
  "mutation AddPushDevice($input:PushSubscriptionInput!){addPushDevice(input:$input){...NoticeSettingsParts}}fragment NoticeSettingsParts on NoticeSettings{choices{kind mail push}quiet{from until}devices{id device createdAt thisSession}pushKey}" as OperationText<AddPushDeviceMutation, AddPushDeviceMutationVariables>;

export const RemovePushDeviceDocument =
  "mutation RemovePushDevice($id:ID!){removePushDevice(id:$id){...NoticeSettingsParts}}fragment NoticeSettingsParts on NoticeSettings{choices{kind mail push}quiet{from until}devices{id device createdAt thisSession}pushKey}" as OperationText<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>;

