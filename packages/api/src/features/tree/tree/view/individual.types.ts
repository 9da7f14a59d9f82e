import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { TreeIndividualRow } from '#features/tree/tree/derived/individual.entity.ts';
import type { View } from '#features/tree/tree/living/view-of.ts';
import {
  TreeMoment,
  TreePedigree,
  TreeSex,
  TreeUnionKind,
  type TreePedigreeName,
  type TreeSexName,
  type TreeUnionKindName,
} from '#features/tree/tree/view/tree.types.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

@ObjectType('TreeIndividual', { description: 'A person of the family tree.' })
export class TreeIndividualType {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Empty: not known.' })
  name!: string;

  @Field(() => String)
  given!: string;

  @Field(() => String)
  surname!: string;

  @Field(() => TreeSex)
  sex!: TreeSexName;

  @Field(() => Boolean, {
    description: 'By the living rule: no death is recorded, and born less than 110 years ago.',
  })
  isLiving!: boolean;

  @Field(() => Boolean, { description: 'The caller gets name, sex and relations alone.' })
  isWithheld!: boolean;

  @Field(() => Boolean, {
    description: 'What the record says; connections may be added by more people.',
  })
  mayChange!: boolean;

  @Field(() => TreeMoment, { nullable: true })
  birth!: TreeMoment | null;

  @Field(() => TreeMoment, { nullable: true })
  death!: TreeMoment | null;
}

/** The API's type, with what its fields are read from. */
export interface ShownIndividual extends TreeIndividualType {
  readonly row: TreeIndividualRow;
  readonly view: View;
}

@ObjectType()
export class TreeIndividualEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => TreeIndividualType)
  node!: ShownIndividual;
}

@ObjectType({ description: 'By surname and given names.' })
export class TreeIndividualConnection {
  @Field(() => [TreeIndividualEdge])
  edges!: TreeIndividualEdge[];

  @Field(() => [TreeIndividualType])
  nodes!: ShownIndividual[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A child of a union.' })
export class TreeUnionChild {
  @Field(() => TreeIndividualType)
  individual!: ShownIndividual;

  @Field(() => TreePedigree)
  pedigree!: TreePedigreeName;
}

@ObjectType('TreeUnion', { description: 'Partners and their children.' })
export class TreeUnionType {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => TreeUnionKind)
  kind!: TreeUnionKindName;

  @Field(() => TreeMoment, { nullable: true })
  marriage!: TreeMoment | null;

  @Field(() => Boolean)
  mayChange!: boolean;

  @Field(() => [TreeIndividualType])
  partners!: ShownIndividual[];

  @Field(() => [TreeUnionChild], { description: 'In birth order.' })
  children!: TreeUnionChild[];
}

@ObjectType({ description: 'The union that a person is a child of.' })
export class TreeParents {
  @Field(() => TreePedigree)
  pedigree!: TreePedigreeName;

  @Field(() => TreeUnionType)
  union!: TreeUnionType;
}
