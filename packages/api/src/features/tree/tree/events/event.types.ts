import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import {
  TreeIndividualType,
  type ShownIndividual,
} from '#features/tree/tree/view/individual.types.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

@ObjectType('TreeEvent', { description: 'A dated event or attribute of a person or a union.' })
class TreeEventType {
  @Field(() => ID, { description: 'The individual or the union.' })
  recordId!: string;

  @Field(() => Int, { description: 'The fact in its record.' })
  at!: number;

  @Field(() => String)
  tag!: string;

  @Field(() => String, { nullable: true })
  type!: string | null;

  @Field(() => String, { nullable: true })
  value!: string | null;

  @Field(() => String, { description: 'The date in words.' })
  words!: string;

  @Field(() => Int, { nullable: true })
  year!: number | null;

  @Field(() => Int, { nullable: true, description: 'With `day`: where the date is exact.' })
  month!: number | null;

  @Field(() => Int, { nullable: true })
  day!: number | null;

  @Field(() => String, { nullable: true })
  place!: string | null;

  @Field(() => Boolean)
  isOfUnion!: boolean;

  @Field(() => [TreeIndividualType])
  people!: ShownIndividual[];
}

export interface ListedTreeEvent extends TreeEventType {
  readonly sort: number;
}

@ObjectType()
export class TreeEventEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => TreeEventType)
  node!: ListedTreeEvent;
}

@ObjectType({ description: 'The earliest first.' })
export class TreeEventConnection {
  @Field(() => [TreeEventEdge])
  edges!: TreeEventEdge[];

  @Field(() => [TreeEventType])
  nodes!: ListedTreeEvent[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A place of the tree, with what happened there.' })
export class TreePlace {
  @Field(() => String, { description: 'Its parts, the smallest first.' })
  name!: string;

  @Field(() => [String])
  parts!: string[];

  @Field(() => Int)
  events!: number;

  @Field(() => Int, { description: 'Individuals and unions.' })
  people!: number;

  @Field(() => Float, { nullable: true })
  latitude!: number | null;

  @Field(() => Float, { nullable: true })
  longitude!: number | null;
}
