import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RecordingKind } from '#features/recordings/recordings/index.ts';

export enum ListenState {
  OPEN = 'OPEN',
  CLOSED = 'CLOSED',
}
registerEnumType(ListenState, {
  name: 'ListenState',
  description: 'Whether the code of a book still opens its voice.',
});

export enum ListenVoiceState {
  PREPARING = 'PREPARING',
  READY = 'READY',
  FAILED = 'FAILED',
}
registerEnumType(ListenVoiceState, { name: 'ListenVoiceState' });

@ObjectType({ description: 'What somebody without an account hears by a code of a book.' })
export class ListenPage {
  @Field(() => ListenState)
  state!: ListenState;

  @Field(() => String, { description: 'Empty for a closed code, as the others are.' })
  storyTitle!: string;

  @Field(() => String)
  chapterTitle!: string;

  @Field(() => String)
  familyName!: string;

  @Field(() => RecordingKind)
  kind!: RecordingKind;

  @Field(() => ListenVoiceState)
  voiceState!: ListenVoiceState;

  @Field(() => String)
  url!: string;

  @Field(() => Int, { nullable: true })
  durationMs!: number | null;

  @Field(() => [Int], { nullable: true })
  peaks!: number[] | null;
}
