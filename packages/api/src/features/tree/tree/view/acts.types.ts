import {
  treeChangeKinds,
  treeSubjects,
  type TreeChangeKindName,
} from '@infinite/schema/catalogue/tree';
import { Temporal } from 'temporal-polyfill';
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RelativeType } from '#features/collaboration/subjects/index.ts';
import {
  TreeIndividualType,
  type ShownIndividual,
} from '#features/tree/tree/view/individual.types.ts';
import { TreeRelationInput } from '#features/tree/tree/view/inputs.types.ts';
import {
  TreePedigree,
  TreeRestriction,
  TreeSex,
  type TreePedigreeName,
  type TreeRestrictionName,
  type TreeSexName,
} from '#features/tree/tree/view/tree.types.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

const enumOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key };

const TreeChangeKind = enumOf(treeChangeKinds);
registerEnumType(TreeChangeKind, { name: 'TreeChangeKind' });
export const TreeSubject = enumOf(treeSubjects);
registerEnumType(TreeSubject, { name: 'TreeSubject', description: 'CHILD: a profile of a child.' });

@ObjectType({ description: 'The tree of the family in view, and what the caller may do with it.' })
export class TreeOverview {
  @Field(() => Int, { description: 'Grows with every change.' })
  version!: number;

  @Field(() => Int)
  people!: number;

  @Field(() => Int)
  unions!: number;

  @Field(() => ID, { nullable: true, description: 'The individual that the caller is.' })
  selfId!: string | null;

  @Field(() => Boolean)
  mayAdd!: boolean;

  @Field(() => Boolean, { description: 'Merge, split, change many at once.' })
  mayMerge!: boolean;

  @Field(() => Boolean)
  mayImport!: boolean;

  @Field(() => Boolean)
  mayExport!: boolean;

  @Field(() => Boolean)
  seesLivingDetails!: boolean;
}

@ObjectType({ description: 'Something that was done to the tree.' })
export class TreeChange {
  @Field(() => ID)
  id!: string;

  @Field(() => TreeChangeKind)
  kind!: TreeChangeKindName;

  @Field(() => String, { description: 'What was done, without who did it.' })
  words!: string;

  @Field(() => RelativeType, { nullable: true, description: 'Null: the account is gone.' })
  by!: RelativeType | null;

  @Field(() => Temporal.Instant)
  madeAt!: Temporal.Instant;

  @Field(() => Boolean)
  isUndone!: boolean;

  @Field(() => Boolean)
  mayUndo!: boolean;
}

@ObjectType()
export class TreeChangeEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => TreeChange)
  node!: TreeChange;
}

@ObjectType({ description: 'The latest first.' })
export class TreeChangeConnection {
  @Field(() => [TreeChangeEdge])
  edges!: TreeChangeEdge[];

  @Field(() => [TreeChange])
  nodes!: TreeChange[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType()
export class TreeRelationStep {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'self, parent, child, partner: from the one before.' })
  step!: string;
}

@ObjectType({ description: 'What one person is to another.' })
export class TreeRelationship {
  @Field(() => String, { description: '“your second cousin once removed”' })
  words!: string;

  @Field(() => String, { description: '“your mother’s second cousin”' })
  chain!: string;

  @Field(() => String, { nullable: true })
  bloodWords!: string | null;

  @Field(() => [TreeRelationStep])
  path!: readonly TreeRelationStep[];

  @Field(() => [ID])
  commonAncestors!: readonly string[];

  @Field(() => Int, { nullable: true })
  bloodDegree!: number | null;

  @Field(() => Float, { description: 'The expected share of genes, 0 to 1.' })
  coefficient!: number;
}

@ObjectType({ description: 'Two people who may be one.' })
export class TreeDuplicate {
  @Field(() => TreeIndividualType)
  one!: ShownIndividual;

  @Field(() => TreeIndividualType)
  other!: ShownIndividual;

  @Field(() => Float, { description: 'From 0.7, worth a look, to 1.' })
  score!: number;

  @Field(() => [String], { description: 'In words.' })
  reasons!: readonly string[];
}

@ObjectType({ description: 'Something that is hardly true.' })
export class TreeWarning {
  @Field(() => String)
  code!: string;

  @Field(() => ID)
  individualId!: string;

  @Field(() => ID, { nullable: true })
  otherId!: string | null;

  @Field(() => ID, { nullable: true })
  unionId!: string | null;

  @Field(() => String)
  words!: string;
}

@ObjectType({ description: 'What goes with a person. It comes back when the removal is undone.' })
export class TreeRemoval {
  @Field(() => ID, { description: 'By which it is undone.' })
  changeId!: string;

  @Field(() => String)
  name!: string;

  @Field(() => Int)
  facts!: number;

  @Field(() => Int)
  media!: number;

  @Field(() => Int, { description: 'To families of parents and children.' })
  connections!: number;
}

@ObjectType()
export class TreeRefusal {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  words!: string;
}

@ObjectType()
export class TreeBulkReport {
  @Field(() => ID, { nullable: true, description: 'By which it is undone.' })
  changeId!: string | null;

  @Field(() => Int)
  changed!: number;

  @Field(() => [TreeRefusal])
  refused!: readonly TreeRefusal[];

  @Field(() => Boolean, { description: 'There are more with this place: ask again.' })
  isMore!: boolean;
}

@InputType({ description: '`at` names a name that stays; without it, a new one.' })
export class TreeNameInput {
  @Field(() => Int, { nullable: true })
  at?: number | null;

  @Field(() => String, { nullable: true })
  prefix?: string;

  @Field(() => String, { nullable: true })
  given?: string;

  @Field(() => String, { nullable: true })
  nickname?: string;

  @Field(() => String, { nullable: true })
  surnamePrefix?: string;

  @Field(() => String, { nullable: true })
  surname?: string;

  @Field(() => String, { nullable: true })
  suffix?: string;

  @Field(() => String, { nullable: true })
  type?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'BCP 47: this is the name before it in another language or script.',
  })
  language?: string | null;
}

@InputType({ description: 'What is left out stays. Lists are whole lists.' })
export class TreePersonChanges {
  @Field(() => [TreeNameInput], { nullable: true })
  names?: TreeNameInput[] | null;

  @Field(() => TreeSex, { nullable: true })
  sex?: TreeSexName | null;

  @Field(() => [String], { nullable: true })
  notes?: string[] | null;

  @Field(() => [TreeRestriction], { nullable: true })
  restrictions?: TreeRestrictionName[] | null;
}

@InputType()
export class TreeConnectionInput extends TreeRelationInput {
  @Field(() => ID, { description: 'Becomes this relative of `to`.' })
  id!: string;
}

@InputType()
export class TreeRecordInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;
}

@InputType({ description: 'Of two records about one person.' })
export class TreeMergeInput {
  @Field(() => TreeRecordInput)
  keep!: TreeRecordInput;

  @Field(() => TreeRecordInput)
  other!: TreeRecordInput;

  @Field(() => [String], { nullable: true, description: 'Tags: NAME, BIRT, SEX.' })
  preferOther?: string[];

  @Field(() => [Int], { nullable: true })
  leaveOutOfKept?: number[];

  @Field(() => [Int], { nullable: true })
  leaveOutOfOther?: number[];
}

@InputType({ description: 'Names and facts by their numbers, and unions, go to a new person.' })
export class TreeSplitInput extends TreeRecordInput {
  @Field(() => [Int], { nullable: true })
  at?: number[];

  @Field(() => [ID], { nullable: true })
  unionIds?: string[];
}

@InputType({ description: 'Somebody leaves one union of parents to be a child of `to`.' })
export class TreeMoveInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID)
  fromUnionId!: string;

  @Field(() => ID)
  to!: string;

  @Field(() => ID, { nullable: true })
  unionId?: string | null;

  @Field(() => Boolean, { nullable: true })
  apart?: boolean;

  @Field(() => TreePedigree, { nullable: true })
  pedigree?: TreePedigreeName | null;
}

@InputType({
  description:
    'PLACE: `from`, `to` and coordinates. DECEASED, LIVING: `ids`. SOURCE: `ids`, `sourceId`.',
})
export class TreeBulkInput {
  @Field(() => String)
  kind!: string;

  @Field(() => [ID], { nullable: true, description: 'At most 1,000.' })
  ids?: string[];

  @Field(() => String, { nullable: true })
  from?: string;

  @Field(() => String, { nullable: true })
  to?: string;

  @Field(() => Float, { nullable: true })
  latitude?: number | null;

  @Field(() => Float, { nullable: true })
  longitude?: number | null;

  @Field(() => ID, { nullable: true })
  sourceId?: string;
}
