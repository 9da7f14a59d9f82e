import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RecordingKind } from '#features/recordings/recordings/index.ts';

@ObjectType('ThanksVoice', { description: "A recipient's voice; its author alone can play it." })
export class ThanksVoiceType {
  @Field(() => ID, { description: 'Of the recording.' })
  id!: string;

  @Field(() => RecordingKind)
  kind!: RecordingKind;

  @Field(() => String)
  title!: string;

  @Field(() => Int, { nullable: true })
  durationMs!: number | null;

  @Field(() => [Int], { nullable: true, description: 'As of a recording.' })
  peaks!: number[] | null;

  @Field(() => String, { nullable: true, description: 'To play; null until it is prepared.' })
  url!: string | null;

  @Field(() => String, { nullable: true, description: 'In plain words; null when all is well.' })
  problem!: string | null;

  @Field(() => Boolean, { description: "Whether it is among the family's recordings." })
  kept!: boolean;
}

@ObjectType('Thanks', { description: "A recipient's words or voice to the author." })
export class ThanksType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The name of the recipient.' })
  from!: string;

  @Field(() => String, { description: 'Plain text; empty where it was said.' })
  words!: string;

  @Field(() => Boolean)
  byVoice!: boolean;

  @Field(() => ThanksVoiceType, {
    nullable: true,
    description: 'Null for words, and once the author has deleted it.',
  })
  voice!: ThanksVoiceType | null;

  @Field(() => Temporal.Instant)
  at!: Temporal.Instant;
}

@ObjectType('OpenCompanion', { description: 'A second link, to open a message with someone.' })
export class OpenCompanionType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The link itself, to hand over.' })
  link!: string;

  @Field(() => String, { nullable: true, description: 'Where it was mailed to, if it was.' })
  address!: string | null;

  @Field(() => Temporal.Instant)
  expiresAt!: Temporal.Instant;

  @Field(() => Temporal.Instant, { nullable: true })
  openedAt!: Temporal.Instant | null;
}

@ObjectType('RecipientChoices', {
  description: 'What the holder of a personal link can choose, and chose.',
})
export class RecipientChoicesType {
  @Field(() => Boolean, { description: 'A second link can read, and nothing else.' })
  isCompanion!: boolean;

  @Field(() => Temporal.Instant, { nullable: true, description: 'Of a second link.' })
  expiresAt!: Temporal.Instant | null;

  @Field(() => Boolean)
  declined!: boolean;

  @Field(() => Temporal.Instant, { nullable: true })
  remindAt!: Temporal.Instant | null;

  @Field(() => Boolean)
  canBeReminded!: boolean;

  @Field(() => [OpenCompanionType])
  companions!: OpenCompanionType[];

  @Field(() => Boolean)
  canInvite!: boolean;

  @Field(() => [ThanksType], { description: 'Newest first.' })
  thanks!: ThanksType[];

  @Field(() => Boolean)
  canThank!: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Null: the link was mailed to nobody.' })
  askedToStop!: boolean | null;

  @Field(() => Boolean)
  saidNotForMe!: boolean;
}

@ObjectType('AuthorMails', { description: 'Which mails about their messages a member wants.' })
export class AuthorMailsType {
  @Field(() => Boolean)
  onDelivery!: boolean;

  @Field(() => Boolean)
  onOpening!: boolean;

  @Field(() => Boolean)
  onThanks!: boolean;
}

@InputType('AuthorMailsInput')
export class AuthorMailsInput implements AuthorMailsType {
  @Field(() => Boolean)
  onDelivery!: boolean;

  @Field(() => Boolean)
  onOpening!: boolean;

  @Field(() => Boolean)
  onThanks!: boolean;
}
