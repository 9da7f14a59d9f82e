import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

export enum TellState {
  OPENABLE = 'OPENABLE',
  ENDED = 'ENDED',
  EXPIRED = 'EXPIRED',
}
registerEnumType(TellState, { name: 'TellState' });

export enum TellVoiceState {
  PREPARING = 'PREPARING',
  READY = 'READY',
  FAILED = 'FAILED',
}
registerEnumType(TellVoiceState, { name: 'TellVoiceState' });

@ObjectType()
export class TellQuestion {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  body!: string;
}

@ObjectType()
export class TellVoice {
  @Field(() => ID)
  id!: string;

  @Field(() => TellVoiceState)
  state!: TellVoiceState;

  @Field(() => String)
  url!: string;

  @Field(() => Int, { nullable: true })
  durationMs!: number | null;

  @Field(() => [Float], { nullable: true })
  peaks!: number[] | null;
}

@ObjectType()
export class TellPhoto {
  @Field(() => ID)
  id!: string;

  @Field(() => TellVoiceState)
  state!: TellVoiceState;

  @Field(() => String)
  url!: string;
}

@ObjectType()
export class TellAnswer {
  @Field(() => ID, { description: 'Of the question.' })
  id!: string;

  @Field(() => String, { description: 'The question.' })
  body!: string;

  @Field(() => String, { description: 'Plain text; empty unless it was answered in writing.' })
  words!: string;

  @Field(() => TellVoice, { nullable: true })
  voice!: TellVoice | null;

  @Field(() => [TellPhoto], { description: 'In the order they came.' })
  photos!: TellPhoto[];
}

@ObjectType({ description: 'What the link of a person who is asked shows.' })
export class TellPage {
  @Field(() => TellState)
  state!: TellState;

  @Field(() => String)
  personName!: string;

  @Field(() => String)
  askedBy!: string;

  @Field(() => String)
  familyName!: string;

  @Field(() => [TellQuestion], { description: 'The one mailed last comes first.' })
  questions!: TellQuestion[];

  @Field(() => [TellQuestion])
  aside!: TellQuestion[];

  @Field(() => [TellAnswer])
  answers!: TellAnswer[];

  @Field(() => Boolean, { nullable: true, description: 'Null where no mails were ever meant.' })
  mailed!: boolean | null;
}
