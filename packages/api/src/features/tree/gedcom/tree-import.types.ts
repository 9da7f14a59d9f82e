import type {
  TreeImportProblemName,
  TreeImportStateName,
  TreeMatchDecisionName,
  TreeMatchReasonName,
} from '@infinite/schema/catalogue/tree-files';
import { Temporal } from 'temporal-polyfill';
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '#platform/graphql/page-info.ts';

const TreeImportState = {
  UPLOADING: 'UPLOADING',
  ANALYZING: 'ANALYZING',
  READY: 'READY',
  IMPORTING: 'IMPORTING',
  DONE: 'DONE',
  FAILED: 'FAILED',
  CANCELED: 'CANCELED',
} as const satisfies { [Name in TreeImportStateName]: Name };
registerEnumType(TreeImportState, {
  name: 'TreeImportState',
  description: 'Nothing of a file is in the tree before DONE.',
});

export const TreeMatchDecision = {
  MATCH: 'MATCH',
  KEEP: 'KEEP',
  ADD: 'ADD',
} as const satisfies { [Name in TreeMatchDecisionName]: Name };
registerEnumType(TreeMatchDecision, {
  name: 'TreeMatchDecision',
  description:
    'MATCH: one person, with what both say. KEEP: one person, as the tree has them. ADD: somebody else.',
});

const TreeMatchReason = {
  IDENTIFIER: 'IDENTIFIER',
  ALIKE: 'ALIKE',
} as const satisfies { [Name in TreeMatchReasonName]: Name };
registerEnumType(TreeMatchReason, {
  name: 'TreeMatchReason',
  description: 'IDENTIFIER: both have the same one. ALIKE: by name, dates and relations.',
});

@ObjectType({ description: 'What a file holds.' })
export class TreeImportSummary {
  @Field(() => String, { description: 'Of GEDCOM, as the file says: 5.5.1, 7.0.' })
  version!: string;

  @Field(() => String, { description: 'How its letters are written, as found: UTF-8, ANSEL.' })
  encoding!: string;

  @Field(() => String, { description: 'The program that wrote it; empty if it does not say.' })
  product!: string;

  @Field(() => Int)
  individuals!: number;

  @Field(() => Int)
  unions!: number;

  @Field(() => Int)
  sources!: number;

  @Field(() => Int)
  media!: number;

  @Field(() => Int, { description: 'Notes, repositories, submitters and custom records.' })
  otherRecords!: number;

  @Field(() => Int, { description: 'Files that become items of the memory vault.' })
  mediaFiles!: number;

  @Field(() => Float)
  mediaBytes!: number;

  @Field(() => Int, { nullable: true })
  firstYear!: number | null;

  @Field(() => Int, { nullable: true })
  lastYear!: number | null;
}

@ObjectType('TreeImport', { description: 'A file that a member brings into the family’s tree.' })
export class TreeImportType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  fileName!: string;

  @Field(() => TreeImportState)
  state!: TreeImportStateName;

  @Field(() => Float, { description: 'Bytes of the file.' })
  length!: number;

  @Field(() => Float, { description: 'Bytes that have arrived.' })
  received!: number;

  @Field(() => TreeImportSummary, { nullable: true })
  summary!: TreeImportSummary | null;

  @Field(() => Int, { description: 'Lines of its report: what was changed or left out.' })
  problemCount!: number;

  @Field(() => Int, { description: 'People whom the tree may have already.' })
  matchCount!: number;

  @Field(() => Int, { description: 'Of what is running, 0 to 100.' })
  progress!: number;

  @Field(() => String, { nullable: true, description: 'Why it failed, in words.' })
  problem!: string | null;

  @Field(() => String, { nullable: true, description: 'Why it failed, as a code.' })
  problemCode!: TreeImportProblemName | null;

  @Field(() => ID, { nullable: true, description: 'The change of the tree; undo takes it back.' })
  changeId!: string | null;

  @Field(() => Boolean, { description: 'Whether the caller confirms it and decides matches.' })
  mayDecide!: boolean;

  @Field(() => Boolean)
  mayCancel!: boolean;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;
}

@ObjectType()
export class TreeImportEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => TreeImportType)
  node!: TreeImportType;
}

@ObjectType({ description: 'Newest first.' })
export class TreeImportConnection {
  @Field(() => [TreeImportEdge])
  edges!: TreeImportEdge[];

  @Field(() => [TreeImportType])
  nodes!: TreeImportType[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType('TreeImportProblem', {
  description: 'What was changed or left out, or needs a look.',
})
export class TreeImportProblemType {
  @Field(() => Int, { nullable: true, description: 'Of the file; null for what has none.' })
  line!: number | null;

  @Field(() => String)
  code!: string;

  @Field(() => String, { description: 'Where in the record: INDI.BIRT.DATE.' })
  structure!: string;

  @Field(() => String)
  words!: string;
}

@ObjectType()
export class TreeImportProblemEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => TreeImportProblemType)
  node!: TreeImportProblemType;
}

@ObjectType({ description: 'In the order of the file.' })
export class TreeImportProblemConnection {
  @Field(() => [TreeImportProblemEdge])
  edges!: TreeImportProblemEdge[];

  @Field(() => [TreeImportProblemType])
  nodes!: TreeImportProblemType[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A person of the file or of the tree, as a list shows them.' })
export class TreeMatchPerson {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'As it is written; empty if not known.' })
  birth!: string;

  @Field(() => String)
  death!: string;
}

@ObjectType('TreeImportMatch')
export class TreeImportMatchType {
  @Field(() => Int, { description: 'Its place in the list; a decision names it.' })
  match!: number;

  @Field(() => ID, { description: 'Of the person in the tree.' })
  individualId!: string;

  @Field(() => TreeMatchPerson)
  inFile!: TreeMatchPerson;

  @Field(() => TreeMatchPerson)
  inTree!: TreeMatchPerson;

  @Field(() => TreeMatchReason)
  reason!: TreeMatchReasonName;

  @Field(() => Int, { description: '0 to 100.' })
  score!: number;

  @Field(() => TreeMatchDecision)
  decision!: TreeMatchDecisionName;
}

@ObjectType()
export class TreeImportMatchEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => TreeImportMatchType)
  node!: TreeImportMatchType;
}

@ObjectType({ description: 'The most certain first.' })
export class TreeImportMatchConnection {
  @Field(() => [TreeImportMatchEdge])
  edges!: TreeImportMatchEdge[];

  @Field(() => [TreeImportMatchType])
  nodes!: TreeImportMatchType[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@InputType()
export class TreeMatchDecisionInput {
  @Field(() => Int)
  match!: number;

  @Field(() => TreeMatchDecision)
  decision!: TreeMatchDecisionName;
}
