import {
  muteInput,
  noticeSettingsInput,
  pushSubscriptionInput,
} from '@infinite/schema/notifications/notifications.input';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { countUnread, listNotices } from '#features/notices/notifications/list-notices.ts';
import { readAllNotices, readNotice } from '#features/notices/notifications/mark-read.ts';
import {
  NoticeConnection,
  NoticeMute,
  NoticeMuteInput,
  NoticeSettings,
  NoticeSettingsInput,
  PushSubscriptionInput,
  UnreadNotices,
} from '#features/notices/notifications/notification.types.ts';
import { addMute, listMutes, removeMute } from '#features/notices/notifications/change-mutes.ts';
import { addDevice, removeDevice } from '#features/notices/notifications/push/devices.ts';
import { readNoticeSettings } from '#features/notices/notifications/settings/read-settings.ts';
import { writeNoticeSettings } from '#features/notices/notifications/settings/write-settings.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { connectionOf, idOf } from '#platform/graphql/connection.ts';

@Resolver()
export class NotificationResolver {
  @Query(() => NoticeConnection, {
    description: "The member's notices, newest first; 25 a page by default, at most 100.",
  })
  async notices(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
    @Arg('muted', () => Boolean, {
      defaultValue: false,
      description: 'The muted ones instead of the others.',
    })
    muted: boolean,
  ): Promise<NoticeConnection> {
    const { rows, hasNextPage } = await listNotices(ctx, { first, after, muted });
    const nodes = rows.map(({ wordsValues, readAt, ...row }) => ({
      ...row,
      words: wordsValues,
      read: readAt !== null,
    }));
    return connectionOf({ nodes, hasNextPage, cursorOf: idOf });
  }

  @Query(() => UnreadNotices)
  unreadNotices(@Ctx() ctx: RequestContext): Promise<UnreadNotices> {
    return countUnread(ctx);
  }

  @Mutation(() => Boolean, { description: 'Idempotent.' })
  async readNotice(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await readNotice(ctx, id);
    return true;
  }

  @Mutation(() => Boolean)
  async readAllNotices(@Ctx() ctx: RequestContext): Promise<boolean> {
    await readAllNotices(ctx);
    return true;
  }

  @Query(() => [NoticeMute])
  noticeMutes(@Ctx() ctx: RequestContext): Promise<NoticeMute[]> {
    return listMutes(ctx);
  }

  @Mutation(() => [NoticeMute], { description: 'Mutes a name or days of every year.' })
  async addNoticeMute(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => NoticeMuteInput) { name, fromDay, untilDay }: NoticeMuteInput,
  ): Promise<NoticeMute[]> {
    const given = { name: name ?? null, fromDay: fromDay ?? null, untilDay: untilDay ?? null };
    await addMute(ctx, parseInput(muteInput, given));
    return listMutes(ctx);
  }

  @Mutation(() => [NoticeMute], { description: 'Idempotent.' })
  async removeNoticeMute(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<NoticeMute[]> {
    await removeMute(ctx, id);
    return listMutes(ctx);
  }

  @Query(() => NoticeSettings)
  noticeSettings(@Ctx() ctx: RequestContext): Promise<NoticeSettings> {
    return readNoticeSettings(ctx);
  }

  @Mutation(() => NoticeSettings, { description: 'Counts for notices from then on.' })
  async updateNoticeSettings(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => NoticeSettingsInput) { choices, quiet }: NoticeSettingsInput,
  ): Promise<NoticeSettings> {
    await writeNoticeSettings(
      ctx,
      parseInput(noticeSettingsInput, { choices, quiet: quiet ?? null }),
    );
    return readNoticeSettings(ctx);
  }

  @Mutation(() => NoticeSettings, { description: 'This browser gets push messages from now on.' })
  async addPushDevice(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PushSubscriptionInput) input: PushSubscriptionInput,
  ): Promise<NoticeSettings> {
    await addDevice(ctx, parseInput(pushSubscriptionInput, { ...input }));
    return readNoticeSettings(ctx);
  }

  @Mutation(() => NoticeSettings, { description: 'Idempotent.' })
  async removePushDevice(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<NoticeSettings> {
    await removeDevice(ctx, id);
    return readNoticeSettings(ctx);
  }
}
