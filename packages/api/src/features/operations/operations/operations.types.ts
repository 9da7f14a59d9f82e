import {
  healthParts,
  partStates,
  type HealthPartName,
  type PartStateName,
} from '@infinite/schema/catalogue/operations';
import type { Temporal } from 'temporal-polyfill';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { InstantScalar } from '#platform/graphql/instant.scalar.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

const HealthPart = Object.fromEntries(healthParts.map((name) => [name, name])) as {
  [Name in HealthPartName]: Name;
};
const PartState = Object.fromEntries(partStates.map((name) => [name, name])) as {
  [Name in PartStateName]: Name;
};
registerEnumType(HealthPart, { name: 'HealthPart' });
registerEnumType(PartState, { name: 'PartState' });

@ObjectType()
export class JobQueueStanding {
  @Field(() => ID)
  name!: string;

  @Field(() => Int)
  waiting!: number;

  @Field(() => Int)
  active!: number;

  @Field(() => Int, { description: 'Failed and scheduled for retry.' })
  retrying!: number;

  @Field(() => Int, { description: 'Failed permanently; needs an operator.' })
  dead!: number;
}

@ObjectType({ description: 'A job that failed its last attempt.' })
export class DeadLetter {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  queue!: string;

  @Field(() => InstantScalar)
  diedAt!: Temporal.Instant;

  @Field(() => Int)
  attempts!: number;

  @Field(() => String, { nullable: true, description: 'Without addresses.' })
  problem!: string | null;
}

@ObjectType()
export class DeadLetterEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => DeadLetter)
  node!: DeadLetter;
}

@ObjectType()
export class DeadLetterConnection {
  @Field(() => [DeadLetter])
  nodes!: DeadLetter[];

  @Field(() => [DeadLetterEdge])
  edges!: DeadLetterEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType()
export class StoredKind {
  @Field(() => ID)
  kind!: string;

  @Field(() => Int)
  files!: number;

  @Field(() => Float)
  bytes!: number;
}

@ObjectType()
export class FamilyStorage {
  @Field(() => ID, { description: 'The family.' })
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  files!: number;

  @Field(() => Float)
  bytes!: number;
}

@ObjectType()
export class FamilyStorageEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => FamilyStorage)
  node!: FamilyStorage;
}

@ObjectType()
export class FamilyStorageConnection {
  @Field(() => [FamilyStorage])
  nodes!: FamilyStorage[];

  @Field(() => [FamilyStorageEdge])
  edges!: FamilyStorageEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType()
export class StorageUse {
  @Field(() => [StoredKind])
  kinds!: StoredKind[];

  @Field(() => Int, { description: 'Families with recordings.' })
  families!: number;

  @Field(() => Float)
  backupBytes!: number;

  @Field(() => Float)
  databaseBytes!: number;

  @Field(() => Float, { nullable: true, description: 'Null if unknown.' })
  freeBytes!: number | null;

  @Field(() => Float, { nullable: true })
  totalBytes!: number | null;
}

@ObjectType()
export class PartHealth {
  @Field(() => HealthPart)
  part!: HealthPartName;

  @Field(() => PartState)
  state!: PartStateName;

  @Field(() => String)
  says!: string;
}

@ObjectType()
export class AppliedMigration {
  @Field(() => ID)
  name!: string;

  @Field(() => InstantScalar)
  appliedAt!: Temporal.Instant;
}
