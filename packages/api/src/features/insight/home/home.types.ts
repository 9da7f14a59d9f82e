import {
  answerKinds,
  legacyAreas,
  onboardingSteps,
  type AnswerKindName,
  type LegacyAreaName,
  type OnboardingStepName,
} from '@infinite/schema/catalogue/home';
import { recurrences, type RecurrenceName } from '@infinite/schema/catalogue/messages';
import { Temporal } from 'temporal-polyfill';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';

const enumOf = <Name extends string>(names: readonly Name[]) =>
  // One member a name, which the types of a mapped list do not show.
  Object.fromEntries(names.map((name) => [name, name])) as { [Each in Name]: Each };

const AnswerKind = enumOf(answerKinds);
registerEnumType(AnswerKind, { name: 'AnswerKind', description: 'What waits for an answer.' });

const LegacyAreaNames = enumOf(legacyAreas);
registerEnumType(LegacyAreaNames, {
  name: 'LegacyAreaName',
  description: 'RECIPIENTS and DATES are those of scheduled messages.',
});

export const OnboardingStep = enumOf(onboardingSteps);
registerEnumType(OnboardingStep, { name: 'OnboardingStep' });

const ComingDateKind = enumOf(recurrences);
registerEnumType(ComingDateKind, { name: 'ComingDateKind' });

@ObjectType('NeededAnswer', { description: 'Something that waits for an answer of the member.' })
export class NeededAnswerType {
  @Field(() => AnswerKind)
  kind!: AnswerKindName;

  @Field(() => String, { description: 'Whom or what it is about.' })
  name!: string;

  @Field(() => Temporal.Instant, { nullable: true })
  until!: Temporal.Instant | null;
}

@ObjectType('ComingDate', { description: 'A date that returns every year.' })
export class ComingDateType {
  @Field(() => ComingDateKind)
  recurrence!: RecurrenceName;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  on!: string;

  @Field(() => String)
  title!: string;

  @Field(() => ID, { nullable: true, description: 'What goes out on it.' })
  messageId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Whose birthday it is, in the address book.' })
  contactId!: string | null;

  @Field(() => ID, { nullable: true, description: 'Whose day it is, in the family tree.' })
  treePersonId?: string | null;
}

@ObjectType('KeptSpace', { description: 'What a family keeps of what its plan counts, in bytes.' })
export class KeptSpaceType {
  @Field(() => Float)
  bytes!: number;

  @Field(() => Float)
  limitBytes!: number;
}

@ObjectType('LegacyArea')
export class LegacyAreaType {
  @Field(() => LegacyAreaNames)
  name!: LegacyAreaName;

  @Field(() => Int)
  count!: number;
}

@ObjectType('Onboarding', { description: 'The first steps of a member.' })
export class OnboardingType {
  @Field(() => [OnboardingStep], { description: 'Done or skipped.' })
  passed!: OnboardingStepName[];

  @Field(() => Boolean, { description: 'Finished, or not wanted.' })
  closed!: boolean;
}

@ObjectType({ description: 'What the home page of a member shows beside lists.' })
export class Home {
  @Field(() => [NeededAnswerType])
  answers!: NeededAnswerType[];

  @Field(() => [ComingDateType], { description: 'Of the coming six weeks, soonest first.' })
  dates!: ComingDateType[];

  @Field(() => KeptSpaceType, { nullable: true, description: 'Null for a former member.' })
  space!: KeptSpaceType | null;

  @Field(() => [LegacyAreaType], { description: 'What the member may see of them.' })
  areas!: LegacyAreaType[];

  @Field(() => OnboardingType)
  onboarding!: OnboardingType;
}
