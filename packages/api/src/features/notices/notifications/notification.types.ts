import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  notificationKindNames,
  type NotificationKind,
} from '@infinite/schema/catalogue/notifications';
import { PageInfo } from '#platform/graphql/page-info.ts';

/** Names of kinds in the schema: COMMENT_ADDED for commentAdded. */
const enumName = (kind: string) => kind.replaceAll(/[A-Z]/g, '_$&').toUpperCase();

const NoticeKind = Object.fromEntries(
  notificationKindNames.map((kind) => [enumName(kind), kind]),
) as Readonly<Record<string, NotificationKind>>;
registerEnumType(NoticeKind, { name: 'NoticeKind', description: 'What a notice is about.' });

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
