import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RecordingKind } from '#features/recordings/recordings/index.ts';

@ObjectType('ThanksVoice', {
  description: "A recipient's recorded reply; only the author of the message can play it.",
})
export class ThanksVoiceType {
  @Field(() => ID, { description: 'Id of the recording.' })
  id!: string;

  @Field(() => RecordingKind)
  kind!: RecordingKind;

  @Field(() => String)
  title!: string;

  @Field(() => Int, { nullable: true })
  durationMs!: number | null;

  @Field(() => [Int], { nullable: true, description: 'Like `Recording.peaks`.' })
  peaks!: number[] | null;

  @Field(() => String, { nullable: true, description: 'Playback URL; null until it is prepared.' })
  url!: string | null;

  @Field(() => String, { nullable: true, description: 'In plain words; null when all is well.' })
  problem!: string | null;

  @Field(() => Boolean, { description: "Whether it is among the family's recordings." })
  kept!: boolean;
}

@ObjectType('Thanks', { description: "A recipient's reply to the author, in text or voice." })
export class ThanksType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The name of the recipient.' })
  from!: string;

  @Field(() => String, { description: 'Plain text; empty for a voice reply.' })
  words!: string;

  @Field(() => Boolean)
  byVoice!: boolean;

  @Field(() => ThanksVoiceType, {
    nullable: true,
    description: 'Null for text, and after the author deleted it.',
  })
  voice!: ThanksVoiceType | null;

  @Field(() => Temporal.Instant)
  at!: Temporal.Instant;
}

@ObjectType('OpenCompanion', {
  description: 'A companion link: a second, read-only link to a message.',
})
export class OpenCompanionType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'The link to share.' })
  link!: string;

  @Field(() => String, { nullable: true, description: 'The address it was mailed to, if any.' })
  address!: string | null;

  @Field(() => Temporal.Instant)
  expiresAt!: Temporal.Instant;

  @Field(() => Temporal.Instant, { nullable: true })
  openedAt!: Temporal.Instant | null;
}

@ObjectType('RecipientChoices', {
  description: 'The choices of a recipient behind a personal link.',
})
export class RecipientChoicesType {
  @Field(() => Boolean, { description: 'Companion links are read-only.' })
  isCompanion!: boolean;

  @Field(() => Temporal.Instant, { nullable: true, description: 'For a companion link.' })
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

  @Field(() => Boolean, { nullable: true, description: 'Null: the link was not mailed.' })
  askedToStop!: boolean | null;

  @Field(() => Boolean)
  saidNotForMe!: boolean;
}

@ObjectType('LinkLanguage', { description: 'en, de or es; null for what nobody said.' })
export class LinkLanguageType {
  @Field(() => String, { nullable: true, description: 'As the recipient chose on the page.' })
  chosen!: string | null;

  @Field(() => String, { nullable: true, description: 'As the author chose for the recipient.' })
  given!: string | null;
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
