import {
  checkNames,
  checkPlaces,
  checkStates,
  type CheckName,
  type CheckPlaceName,
  type CheckStateName,
} from '@infinite/schema/catalogue/checkup';
import type { Temporal } from 'temporal-polyfill';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { InstantScalar } from '#platform/graphql/instant.scalar.ts';

const enumOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key };

const CheckNameEnum = enumOf(checkNames);
const CheckState = enumOf(checkStates);
const CheckPlace = enumOf(checkPlaces);
registerEnumType(CheckNameEnum, { name: 'CheckName' });
registerEnumType(CheckState, {
  name: 'CheckState',
  description: 'LOOK: somebody should look at it soon. ACT: somebody has to act now.',
});
registerEnumType(CheckPlace, {
  name: 'CheckPlace',
  description: 'The place of the console where it is dealt with.',
});

@ObjectType()
export class CheckupCheck {
  @Field(() => CheckNameEnum)
  name!: CheckName;

  @Field(() => CheckState)
  state!: CheckStateName;

  @Field(() => String)
  says!: string;

  @Field(() => String, { nullable: true, description: 'One sentence; null when it is OK.' })
  whatToDo!: string | null;

  @Field(() => CheckPlace)
  place!: CheckPlaceName;
}

@ObjectType({ description: 'Whether everything is well, and what to do where it is not.' })
export class InstallationCheckup {
  @Field(() => CheckState, { description: 'That of the worst check.' })
  state!: CheckStateName;

  @Field(() => String)
  says!: string;

  @Field(() => InstantScalar)
  checkedAt!: Temporal.Instant;

  @Field(() => [CheckupCheck])
  checks!: CheckupCheck[];
}

@ObjectType({ description: 'What runs here.' })
export class InstallationVersions {
  @Field(() => ID)
  product!: string;

  @Field(() => String)
  node!: string;

  @Field(() => String)
  postgres!: string;

  @Field(() => String, { description: 'The newest applied migration.' })
  schema!: string;

  @Field(() => Int)
  migrations!: number;
}
