import {
  backupProblems,
  backupProofs,
  backupRhythms,
  backupStates,
  type BackupProblemName,
  type BackupProofName,
  type BackupRhythmName,
  type BackupStateName,
} from '@infinite/schema/catalogue/backups';
import { RecordingKind } from '#features/recordings/recordings/index.ts';
import type { Temporal } from 'temporal-polyfill';
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { InstantScalar } from '#platform/graphql/instant.scalar.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

const enumOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key };

const BackupState = enumOf(backupStates);
const BackupProof = enumOf(backupProofs);
const BackupProblem = enumOf(backupProblems);
const BackupRhythm = enumOf(backupRhythms);
registerEnumType(BackupRhythm, { name: 'BackupRhythm' });
registerEnumType(BackupState, { name: 'BackupState' });
registerEnumType(BackupProof, {
  name: 'BackupProof',
  description: 'RESTORED: loaded into a database and compared. READ_BACK: read and compared.',
});
registerEnumType(BackupProblem, { name: 'BackupProblem' });

@ObjectType({ description: 'A sealed copy of the whole database and of all stored media.' })
export class Backup {
  @Field(() => ID)
  id!: string;

  @Field(() => BackupState)
  state!: BackupStateName;

  @Field(() => InstantScalar)
  requestedAt!: Temporal.Instant;

  @Field(() => String, { nullable: true, description: 'Username.' })
  requestedBy!: string | null;

  @Field(() => InstantScalar, { nullable: true })
  finishedAt!: Temporal.Instant | null;

  @Field(() => Float, { description: 'Share of rows written, 0 to 1.' })
  progress!: number;

  @Field(() => Float, { nullable: true })
  bytes!: number | null;

  @Field(() => Int, { nullable: true })
  tables!: number | null;

  @Field(() => Float, { nullable: true })
  rows!: number | null;

  @Field(() => InstantScalar, { nullable: true })
  verifiedAt!: Temporal.Instant | null;

  @Field(() => BackupProof, { nullable: true })
  verifiedBy!: BackupProofName | null;

  @Field(() => Int, { nullable: true, description: 'Stored media objects in it.' })
  objects!: number | null;

  @Field(() => Float, { nullable: true })
  mediaBytes!: number | null;

  @Field(() => String, { nullable: true, description: 'Id of the master key that opens it.' })
  keyId!: string | null;

  @Field(() => RecordingKind, {
    nullable: true,
    description: 'What kind of recording was decrypted from it to prove it.',
  })
  sampleKind!: RecordingKind | null;

  @Field(() => BackupProblem, { nullable: true })
  problem!: BackupProblemName | null;

  @Field(() => String, { description: 'File name of the download.' })
  fileName!: string;
}

@ObjectType({ description: 'Target and schedule of backups, and how many are kept.' })
export class BackupPlan {
  @Field(() => BackupRhythm)
  rhythm!: BackupRhythmName;

  @Field(() => String, { description: '`HH:MM` in UTC.' })
  at!: string;

  @Field(() => Int, { description: 'Of a weekly backup; 1 is Monday.' })
  weekday!: number;

  @Field(() => Int, { description: 'The newest backup of so many days is kept.' })
  daily!: number;

  @Field(() => Int, { description: 'The newest backup of so many weeks is kept.' })
  weekly!: number;

  @Field(() => Int, { description: 'The newest backup of so many months is kept.' })
  monthly!: number;

  @Field(() => Int, { description: 'For a change; 0 while the configuration holds.' })
  version!: number;

  @Field(() => String, { description: 'A folder or bucket, without credentials.' })
  place!: string;

  @Field(() => Boolean, { description: 'It is on the same disk as the data.' })
  sameDisk!: boolean;

  @Field(() => InstantScalar, { nullable: true, description: 'Null: manual backups only.' })
  nextAt!: Temporal.Instant | null;
}

@InputType({ description: 'When backups are made and how many are kept.' })
export class BackupRuleInput {
  @Field(() => BackupRhythm)
  rhythm!: BackupRhythmName;

  @Field(() => String, { description: '`HH:MM` in UTC.' })
  at!: string;

  @Field(() => Int, { description: 'Of a weekly backup; 1 is Monday.' })
  weekday!: number;

  @Field(() => Int, { description: '1 to 31.' })
  daily!: number;

  @Field(() => Int, { description: '0 to 53.' })
  weekly!: number;

  @Field(() => Int, { description: '0 to 120.' })
  monthly!: number;

  @Field(() => Int, { description: 'The version that was shown.' })
  version!: number;
}

@ObjectType()
export class ExpiringBackup {
  @Field(() => ID)
  id!: string;

  @Field(() => InstantScalar)
  takenAt!: Temporal.Instant;
}

@ObjectType({
  description: 'What a change of retention would remove; nothing is removed by asking.',
})
export class RetentionPreview {
  @Field(() => Int)
  kept!: number;

  @Field(() => [ExpiringBackup], { description: 'Oldest first.' })
  removed!: ExpiringBackup[];
}

@ObjectType()
export class BackupEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => Backup)
  node!: Backup;
}

@ObjectType()
export class BackupConnection {
  @Field(() => [Backup])
  nodes!: Backup[];

  @Field(() => [BackupEdge])
  edges!: BackupEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
