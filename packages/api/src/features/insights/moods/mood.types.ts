import {
  moods,
  moodStates,
  type MoodName,
  type MoodStateName,
} from '@infinite/schema/catalogue/moods';
import { Temporal } from 'temporal-polyfill';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { RelativeType } from '#features/collaboration/subjects/index.ts';

const enumOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Each in Name]: Each };

export const Mood = enumOf(moods);
registerEnumType(Mood, {
  name: 'Mood',
  description: 'How a recording may sound to those who hear it.',
});
const MoodState = enumOf(moodStates);
registerEnumType(MoodState, {
  name: 'MoodState',
  description:
    'No engine here, not turned on by the family, waiting, not in English, or looked for.',
});

@ObjectType('ShownMood', { description: 'The mood that a recording is shown with.' })
export class ShownMoodType {
  @Field(() => Mood)
  name!: MoodName;

  @Field(() => Boolean, { description: 'Nobody has said so, a machine suggests it.' })
  suggested!: boolean;
}

@ObjectType({ description: 'The mood of a recording: a suggestion, or what a member said.' })
export class ItemMood {
  @Field(() => ID)
  recordingId!: string;

  @Field(() => MoodState)
  state!: MoodStateName;

  @Field(() => Mood, { nullable: true, description: 'Which it is shown with.' })
  mood!: MoodName | null;

  @Field(() => Mood, { nullable: true, description: 'Null where none was clearly ahead.' })
  suggested!: MoodName | null;

  @Field(() => String, { nullable: true, description: 'Names and versions of what suggested it.' })
  engine!: string | null;

  @Field(() => Temporal.Instant, { nullable: true })
  madeAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, {
    nullable: true,
    description: 'When a member said what it is, or that it has none.',
  })
  saidAt!: Temporal.Instant | null;

  @Field(() => RelativeType, { nullable: true })
  saidBy!: RelativeType | null;

  @Field(() => Boolean)
  mayChange!: boolean;
}
