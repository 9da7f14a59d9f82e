import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  notificationKindNames,
  type MailPace,
  type NotificationKind,
} from '@infinite/schema/catalogue/notifications';
import { PageInfo } from '#platform/graphql/page-info.ts';

/** Names of kinds in the schema: COMMENT_ADDED for commentAdded. */
const enumName = (kind: string) => kind.replaceAll(/[A-Z]/g, '_$&').toUpperCase();

const NoticeKind = Object.fromEntries(
  notificationKindNames.map((kind) => [enumName(kind), kind]),
) as Readonly<Record<string, NotificationKind>>;
registerEnumType(NoticeKind, { name: 'NoticeKind', description: 'What a notice is about.' });

const MailPaceEnum = { OFF: 'off', NOW: 'now', DAILY: 'daily', WEEKLY: 'weekly' } as const;
registerEnumType(MailPaceEnum, { name: 'MailPace', description: 'When a mail about it is sent.' });

@ObjectType({ description: 'Names and titles for the sentence of a notice.' })
export class NoticeWords {
  @Field(() => String, { nullable: true, description: 'Who did it.' })
  actor?: string | null;

  @Field(() => String, { nullable: true })
  family?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of a role, such as viewer.' })
  role?: string | null;

  @Field(() => String, { nullable: true, description: 'A person whom it is about.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Of what it is about.' })
  title?: string | null;

  @Field(() => String, { nullable: true, description: 'How many of it, in digits; null for one.' })
  count?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What is counted: VOICE, VIDEO, PHOTO, FILE, or ITEM for several kinds.',
  })
  what?: string | null;

  @Field(() => String, { nullable: true, description: 'A day that comes, YYYY-MM-DD.' })
  day?: string | null;
}

@ObjectType({ description: 'Tells a member that something happened.' })
export class Notice {
  @Field(() => ID)
  id!: string;

  @Field(() => NoticeKind)
  kind!: NotificationKind;

  @Field(() => NoticeWords)
  words!: NoticeWords;

  @Field(() => String, { description: 'Path of the page that shows it.' })
  path!: string;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Boolean)
  read!: boolean;
}

@ObjectType()
export class NoticeEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => Notice)
  node!: Notice;
}

@ObjectType()
export class NoticeConnection {
  @Field(() => [Notice])
  nodes!: Notice[];

  @Field(() => [NoticeEdge])
  edges!: NoticeEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A name, or days of every year, without notices.' })
export class NoticeMute {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'MM-DD.' })
  fromDay!: string | null;

  @Field(() => String, { nullable: true, description: 'MM-DD, included.' })
  untilDay!: string | null;
}

@InputType({ description: 'A name, or both days.' })
export class NoticeMuteInput {
  @Field(() => String, { nullable: true })
  name?: string | null;

  @Field(() => String, { nullable: true })
  fromDay?: string | null;

  @Field(() => String, { nullable: true })
  untilDay?: string | null;
}

@ObjectType({ description: 'How many notices are unread, and whether there are more.' })
export class UnreadNotices {
  @Field(() => Int, { description: 'At most 99.' })
  count!: number;

  @Field(() => Boolean)
  more!: boolean;
}

@ObjectType({ description: 'What a member wants of one kind of notice.' })
export class NoticeChoice {
  @Field(() => NoticeKind)
  kind!: NotificationKind;

  @Field(() => MailPaceEnum, {
    nullable: true,
    description: 'Null where other settings decide about mails of this kind.',
  })
  mail!: MailPace | null;

  @Field(() => Boolean)
  push!: boolean;
}

@ObjectType({
  description: "Hours on the member's clock; mails and push messages wait for their end.",
})
export class QuietHours {
  @Field(() => String, { description: 'HH:MM.' })
  from!: string;

  @Field(() => String, { description: 'HH:MM. Before `from`: on the next day.' })
  until!: string;
}

@ObjectType({ description: 'A browser that gets push messages.' })
export class PushDevice {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Browser and system, in a few words.' })
  device!: string;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Boolean, { description: 'Added in the session of this request.' })
  thisSession!: boolean;
}

@ObjectType()
export class NoticeSettings {
  @Field(() => [NoticeChoice], { description: 'Of every kind.' })
  choices!: NoticeChoice[];

  @Field(() => QuietHours, { nullable: true })
  quiet!: QuietHours | null;

  @Field(() => [PushDevice], { description: 'Newest first.' })
  devices!: PushDevice[];

  @Field(() => String, { description: 'Public key of this server for the Push API, base64url.' })
  pushKey!: string;
}

@InputType()
export class NoticeChoiceInput {
  @Field(() => NoticeKind)
  kind!: NotificationKind;

  @Field(() => MailPaceEnum, {
    nullable: true,
    description: 'Ignored where other settings decide about mails of this kind.',
  })
  mail?: MailPace | null;

  @Field(() => Boolean)
  push!: boolean;
}

@InputType()
export class QuietHoursInput {
  @Field(() => String)
  from!: string;

  @Field(() => String)
  until!: string;
}

@InputType()
export class NoticeSettingsInput {
  @Field(() => [NoticeChoiceInput], { description: 'Kinds that are not named stay as they are.' })
  choices!: NoticeChoiceInput[];

  @Field(() => QuietHoursInput, { nullable: true })
  quiet?: QuietHoursInput | null;
}

@InputType({ description: 'As `PushSubscription.toJSON()` of a browser gives it.' })
export class PushSubscriptionInput {
  @Field(() => String)
  endpoint!: string;

  @Field(() => String)
  p256dh!: string;

  @Field(() => String)
  auth!: string;
}
