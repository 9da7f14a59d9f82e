import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LinkedSubject } from '#features/collaboration/questions/index.ts';
import { RelativeType } from '#features/collaboration/subjects/index.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum CapturePace {
  WEEKLY = 'WEEKLY',
  OWN = 'OWN',
}
registerEnumType(CapturePace, { name: 'CapturePace' });

export enum CaptureState {
  ACTIVE = 'ACTIVE',
  PAUSED = 'PAUSED',
  ENDED = 'ENDED',
}
registerEnumType(CaptureState, { name: 'CaptureState' });

export enum CaptureAct {
  PAUSE = 'PAUSE',
  RESUME = 'RESUME',
  END = 'END',
}
registerEnumType(CaptureAct, { name: 'CaptureAct' });

export enum CaptureQuestionState {
  OPEN = 'OPEN',
  ANSWERED = 'ANSWERED',
  SET_ASIDE = 'SET_ASIDE',
}
registerEnumType(CaptureQuestionState, { name: 'CaptureQuestionState' });

@ObjectType('CaptureQuestion')
export class CaptureQuestionType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  body!: string;

  @Field(() => CaptureQuestionState)
  state!: CaptureQuestionState;

  @Field(() => String, { description: 'Plain text; empty unless it was answered in writing.' })
  words!: string;

  @Field(() => ID, { nullable: true, description: 'The spoken answer.' })
  recordingId!: string | null;

  @Field(() => LinkedSubject, { nullable: true })
  recording!: LinkedSubject | null;

  @Field(() => Temporal.Instant, { nullable: true })
  mailedAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { nullable: true })
  answeredAt!: Temporal.Instant | null;

  @Field(() => Boolean)
  mayRemove!: boolean;
}

@ObjectType('Capture', {
  description: 'What a family asks one person, who answers behind a personal link.',
})
export class CaptureType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  personName!: string;

  @Field(() => RelativeType)
  asker!: RelativeType;

  @Field(() => String, { nullable: true, description: 'For those who manage it.' })
  email!: string | null;

  @Field(() => String, { description: 'IANA name: the clock of the person who is asked.' })
  timeZone!: string;

  @Field(() => CapturePace)
  pace!: CapturePace;

  @Field(() => Int, { description: 'ISO: 1 is Monday.' })
  weekday!: number;

  @Field(() => CaptureState)
  state!: CaptureState;

  @Field(() => Temporal.Instant, { nullable: true, description: 'Of the next mail.' })
  nextAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, {
    nullable: true,
    description: 'When the person asked for no more mails.',
  })
  stoppedAt!: Temporal.Instant | null;

  @Field(() => String, { nullable: true, description: 'For those who manage it.' })
  link!: string | null;

  @Field(() => Temporal.Instant, { nullable: true, description: 'When the link runs out.' })
  linkEndsAt!: Temporal.Instant | null;

  @Field(() => [CaptureQuestionType])
  questions!: CaptureQuestionType[];

  @Field(() => Boolean)
  mayAdd!: boolean;

  @Field(() => Boolean)
  mayManage!: boolean;
}

@ObjectType()
export class CaptureEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => CaptureType)
  node!: CaptureType;
}

@ObjectType()
export class CaptureConnection {
  @Field(() => [CaptureType])
  nodes!: CaptureType[];

  @Field(() => [CaptureEdge])
  edges!: CaptureEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@InputType()
export class AskForStoriesInput {
  @Field(() => String, { description: 'Made by the client; the same id gives the same capture.' })
  clientId!: string;

  @Field(() => String)
  personName!: string;

  @Field(() => String, { nullable: true, description: 'Needed for a question a week.' })
  email?: string | null;

  @Field(() => String)
  timeZone!: string;

  @Field(() => String, { description: 'Of the mails: en, de or es.' })
  locale!: 'en' | 'de' | 'es';

  @Field(() => CapturePace)
  pace!: CapturePace;

  @Field(() => Int, { description: 'ISO: 1 is Monday.' })
  weekday!: number;

  @Field(() => [String], { description: 'Plain text, each at most 300 characters; at most 200.' })
  questions!: string[];
}
