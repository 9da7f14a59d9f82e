import { Field, ID, ObjectType } from 'type-graphql';
import {
  TreeIndividualType,
  type ShownIndividual,
} from '#features/tree/tree/view/individual.types.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

@ObjectType({ description: 'Somebody whom the tree connects with the caller.' })
class TreeRelative {
  @Field(() => TreeIndividualType)
  individual!: ShownIndividual;

  @Field(() => String, { description: 'What they are to the caller: `your mother`.' })
  words!: string;
}

export interface ListedRelative extends TreeRelative {
  /** To parents, partners and children. */
  readonly steps: number;
}

@ObjectType()
export class TreeRelativeEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => TreeRelative)
  node!: ListedRelative;
}

@ObjectType({ description: 'The nearest first; nobody for a caller who is not in the tree.' })
export class TreeRelativeConnection {
  @Field(() => [TreeRelativeEdge])
  edges!: TreeRelativeEdge[];

  @Field(() => [TreeRelative])
  nodes!: ListedRelative[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'Who a member of the family is in the tree.' })
export class TreeMember {
  @Field(() => ID)
  memberId!: string;

  @Field(() => ID)
  individualId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What they are to the caller; null where nothing connects the two.',
  })
  words!: string | null;
}
