import { branchDirections } from '@infinite/schema/catalogue/tree-voices';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Recording } from '#features/recordings/recordings/index.ts';

const enumOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Each in Name]: Each };

export const BranchDirection = enumOf(branchDirections);
registerEnumType(BranchDirection, {
  name: 'TreeBranchDirection',
  description: 'Ancestors or descendants.',
});
export const TreeSubjectKind = enumOf(['INDIVIDUAL', 'UNION']);
registerEnumType(TreeSubjectKind, { name: 'VoicedSubjectKind' });
export const MissingVoice = enumOf(['IN_TRASH', 'GONE']);
registerEnumType(MissingVoice, {
  name: 'MissingVoice',
  description: 'Why a citation has no recording: in the trash, or removed or not for the caller.',
});

@ObjectType('VoicedSubject', { description: 'An individual or a union, as the caller may see it.' })
export class TreeSubjectType {
  @Field(() => ID)
  id!: string;

  @Field(() => TreeSubjectKind)
  kind!: keyof typeof TreeSubjectKind;

  @Field(() => String, { description: 'Of a union: of its partners.' })
  name!: string;

  @Field(() => Int, { nullable: true })
  birthYear!: number | null;

  @Field(() => Int, { nullable: true })
  deathYear!: number | null;
}

@ObjectType({ description: 'A recording about a person or union of the tree.' })
export class TreeVoice {
  @Field(() => Recording)
  recording!: Recording;

  @Field(() => String, { nullable: true, description: 'Who speaks, or who made it.' })
  teller!: string | null;

  @Field(() => Boolean)
  mayRemove!: boolean;
}

@ObjectType()
export class TreeVoices {
  @Field(() => TreeSubjectType)
  subject!: TreeSubjectType;

  @Field(() => [TreeVoice], { description: 'Those that the caller may hear.' })
  voices!: TreeVoice[];

  @Field(() => Boolean)
  mayAdd!: boolean;
}

@ObjectType({ description: 'A recording of a branch of the tree.' })
export class TreeBranchVoice {
  @Field(() => TreeSubjectType)
  subject!: TreeSubjectType;

  @Field(() => Recording)
  recording!: Recording;
}

@ObjectType({ description: 'A fact of an individual or union.' })
export class TreeFactSummary {
  @Field(() => Int, { description: 'Index in this version of its record.' })
  fact!: number;

  @Field(() => String, { description: 'Of GEDCOM 7, such as BIRT.' })
  tag!: string;

  @Field(() => String, { nullable: true })
  type!: string | null;

  @Field(() => String, { nullable: true })
  value!: string | null;

  @Field(() => String, { nullable: true, description: 'As it was said, or a date of GEDCOM 7.' })
  date!: string | null;

  @Field(() => String, { nullable: true })
  place!: string | null;
}

@ObjectType({ description: 'A span of a recording that states a fact.' })
export class TreeVoiceCitation {
  @Field(() => Int)
  fact!: number;

  @Field(() => Int, { description: 'Among the citations of the fact.' })
  index!: number;

  @Field(() => Int, { nullable: true, description: '0 unreliable to 3 certain.' })
  quality!: number | null;

  @Field(() => String, { nullable: true, description: 'What is said there.' })
  quote!: string | null;

  @Field(() => Int, { nullable: true, description: 'From the beginning of the original.' })
  fromMs!: number | null;

  @Field(() => Int, { nullable: true })
  toMs!: number | null;

  @Field(() => Recording, { nullable: true })
  recording!: Recording | null;

  @Field(() => String, { nullable: true, description: 'Who speaks, or who made it.' })
  teller!: string | null;

  @Field(() => MissingVoice, { nullable: true })
  missing!: keyof typeof MissingVoice | null;
}

@ObjectType({ description: 'What is known of an individual or union, and who says so.' })
export class TreeSubjectFacts {
  @Field(() => TreeSubjectType)
  subject!: TreeSubjectType;

  @Field(() => Int, { description: 'Send it with a citation of a fact.' })
  version!: number;

  @Field(() => [TreeFactSummary])
  facts!: TreeFactSummary[];

  @Field(() => [TreeVoiceCitation])
  citations!: TreeVoiceCitation[];

  @Field(() => Boolean)
  mayAddFacts!: boolean;
}

@ObjectType({ description: 'Somebody a recording is about.' })
export class RecordingSubject {
  @Field(() => TreeSubjectType)
  subject!: TreeSubjectType;

  @Field(() => Boolean)
  mayRemove!: boolean;
}

@ObjectType({ description: 'A fact that a recording proves.' })
export class RecordingProof {
  @Field(() => TreeSubjectType)
  subject!: TreeSubjectType;

  @Field(() => TreeFactSummary, { nullable: true, description: 'Null: the person as a whole.' })
  fact!: TreeFactSummary | null;

  @Field(() => Int, { nullable: true })
  fromMs!: number | null;

  @Field(() => Int, { nullable: true })
  toMs!: number | null;
}

@ObjectType('RecordingInTree', {
  description: 'Whom a recording is about in the tree, and which facts it proves.',
})
export class RecordingInTreeType {
  @Field(() => [RecordingSubject])
  about!: RecordingSubject[];

  @Field(() => [RecordingProof], { description: 'In the order in which they are said.' })
  proofs!: RecordingProof[];

  @Field(() => Int, { description: 'Facts that cite it and that the caller may not see.' })
  hiddenProofs!: number;

  @Field(() => Boolean)
  mayAdd!: boolean;

  @Field(() => Boolean)
  mayCite!: boolean;
}

@InputType({ description: 'A fact to add.' })
export class VoiceFactInput {
  @Field(() => String)
  tag!: string;

  @Field(() => String, { nullable: true })
  type?: string | null;

  @Field(() => String, { nullable: true })
  value?: string | null;

  @Field(() => String, { nullable: true, description: 'A date as genealogists write it.' })
  date?: string | null;

  @Field(() => String, { nullable: true, description: 'The date in the words of the teller.' })
  datePhrase?: string | null;

  @Field(() => String, { nullable: true })
  place?: string | null;
}

@InputType({ description: 'A span of a recording and the fact that it states.' })
export class VoiceCitationInput {
  @Field(() => ID)
  recordingId!: string;

  @Field(() => ID, { description: 'The individual or union.' })
  recordId!: string;

  @Field(() => Int)
  fromMs!: number;

  @Field(() => Int)
  toMs!: number;

  @Field(() => Int, { description: '0 unreliable to 3 certain.' })
  quality!: number;

  @Field(() => String, {
    nullable: true,
    description: 'What is said; without it, the words of the transcript.',
  })
  quote?: string | null;

  @Field(() => Int, { nullable: true, description: 'A fact that is there, with `version`.' })
  fact?: number | null;

  @Field(() => Int, { nullable: true })
  version?: number | null;

  @Field(() => VoiceFactInput, { nullable: true })
  newFact?: VoiceFactInput | null;
}

@InputType({ description: 'A question about somebody of the tree.' })
export class AskAboutInput {
  @Field(() => ID, { description: 'The same one gives the same link.' })
  clientId!: string;

  @Field(() => String)
  personName!: string;

  @Field(() => String, { description: 'Of the page behind the link: en, de or es.' })
  locale!: string;

  @Field(() => String)
  question!: string;
}
