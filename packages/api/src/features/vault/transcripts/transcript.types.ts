import {
  transcriptPlaces,
  transcriptProblems,
  transcriptStates,
  type TranscriptPlaceName,
  type TranscriptProblemName,
  type TranscriptStateName,
} from '@infinite/schema/catalogue/transcripts';
import { transcriptChangeKinds } from '@infinite/schema/vault/transcript.input';
import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RelativeType } from '#features/collaboration/subjects/index.ts';

const enumOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Each in Name]: Each };

const TranscriptState = enumOf(transcriptStates);
registerEnumType(TranscriptState, {
  name: 'TranscriptState',
  description:
    'No engine here, not turned on by the family, this recording excluded, waiting, being made, there, or failed.',
});
const TranscriptProblem = enumOf(transcriptProblems);
registerEnumType(TranscriptProblem, {
  name: 'TranscriptProblem',
  description: 'Nobody speaks, in a language that the engine does not know, or the engine failed.',
});
const TranscriptPlace = enumOf(transcriptPlaces);
registerEnumType(TranscriptPlace, {
  name: 'TranscriptPlace',
  description: 'On this installation, or at a service that its operator chose.',
});
export const TranscriptChangeKind = enumOf(transcriptChangeKinds);
registerEnumType(TranscriptChangeKind, { name: 'TranscriptChangeKind' });

@ObjectType({ description: 'A word and when it is spoken.' })
export class TranscriptWord {
  @Field(() => Int)
  startMs!: number;

  @Field(() => Int)
  endMs!: number;

  @Field(() => String)
  text!: string;
}

@ObjectType({ description: 'A part of a transcript. Parts are in order and do not overlap.' })
export class TranscriptSegment {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'From the beginning of the original.' })
  startMs!: number;

  @Field(() => Int)
  endMs!: number;

  @Field(() => String, { description: 'Empty where a person said that nothing is spoken.' })
  text!: string;

  @Field(() => [TranscriptWord], {
    nullable: true,
    description: 'The words of the text, where their times are known.',
  })
  words!: TranscriptWord[] | null;

  @Field(() => String, { nullable: true })
  speaker!: string | null;

  @Field(() => Boolean, { description: 'A person wrote it; a new run leaves it alone.' })
  edited!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'What the newest run heard, where that differs from what a person wrote.',
  })
  heard!: string | null;
}

@ObjectType({ description: 'Whether a family wants transcripts, and who decided that.' })
export class TranscriptDecision {
  @Field(() => Boolean)
  on!: boolean;

  @Field(() => RelativeType, { nullable: true })
  by!: RelativeType | null;

  @Field(() => Temporal.Instant)
  at!: Temporal.Instant;
}

@ObjectType('Transcript', { description: 'What is said in a recording.' })
export class TranscriptType {
  @Field(() => ID)
  recordingId!: string;

  @Field(() => TranscriptState)
  state!: TranscriptStateName;

  @Field(() => TranscriptProblem, { nullable: true, description: 'Of the newest run.' })
  problem!: TranscriptProblemName | null;

  @Field(() => String, { nullable: true, description: 'The problem in plain words.' })
  problemWords!: string | null;

  @Field(() => Int, { description: 'Send it with a change; a stale version is a CONFLICT.' })
  version!: number;

  @Field(() => String, { nullable: true, description: 'BCP 47; null when it is not known.' })
  language!: string | null;

  @Field(() => String, { nullable: true, description: 'Name and version of what heard it.' })
  engine!: string | null;

  @Field(() => TranscriptPlace, { nullable: true, description: 'Where that ran.' })
  place!: TranscriptPlaceName | null;

  @Field(() => Int, { description: 'How much the current run has heard.' })
  heardMs!: number;

  @Field(() => Temporal.Instant, { nullable: true })
  madeAt!: Temporal.Instant | null;

  @Field(() => RelativeType, { nullable: true, description: 'Who changed it last.' })
  editedBy!: RelativeType | null;

  @Field(() => Temporal.Instant, { nullable: true })
  editedAt!: Temporal.Instant | null;

  @Field(() => [TranscriptSegment])
  segments!: TranscriptSegment[];

  @Field(() => Boolean)
  mayEdit!: boolean;

  @Field(() => Boolean, { description: 'May turn transcripts on and off for the family.' })
  mayTurnOn!: boolean;

  @Field(() => TranscriptDecision, { nullable: true })
  decision!: TranscriptDecision | null;

  @Field(() => String, { description: 'WebVTT for a player: short captions.' })
  captionsUrl!: string;

  @Field(() => String, { description: 'WebVTT to keep: one cue a segment.' })
  vttUrl!: string;

  @Field(() => String, { description: 'Plain text to keep.' })
  textUrl!: string;

  @Field(() => String, { description: 'Pages of A4 to print.' })
  pdfUrl!: string;
}

@InputType({ description: 'What each kind needs; the others are left out.' })
export class TranscriptChangeInput {
  @Field(() => TranscriptChangeKind)
  kind!: keyof typeof TranscriptChangeKind;

  @Field(() => ID)
  segmentId!: string;

  @Field(() => String, { nullable: true, description: 'TEXT: the whole text of the segment.' })
  text?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'SPLIT: before the word at this place, in UTF-16 units of the text.',
  })
  at?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'SPEAKER, and RENAME_SPEAKER everywhere; empty for nobody.',
  })
  speaker?: string | null;
}
