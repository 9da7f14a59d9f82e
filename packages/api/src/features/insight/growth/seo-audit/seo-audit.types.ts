import {
  seoProblemCodes,
  seoRunStates,
  type SeoRunStateName,
} from '@infinite/schema/catalogue/growth';
import type { Temporal } from 'temporal-polyfill';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { InstantScalar } from '#platform/graphql/instant.scalar.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

const enumOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key };

const SeoRunState = enumOf(seoRunStates);
export const SeoProblemCode = enumOf(seoProblemCodes);
registerEnumType(SeoRunState, { name: 'SeoRunState' });
registerEnumType(SeoProblemCode, { name: 'SeoProblemCode', description: 'Worst first.' });

@ObjectType({ description: 'An audit of every public page.' })
export class SeoRun {
  @Field(() => ID)
  id!: string;

  @Field(() => SeoRunState)
  state!: SeoRunStateName;

  @Field(() => InstantScalar)
  requestedAt!: Temporal.Instant;

  @Field(() => InstantScalar, { nullable: true })
  finishedAt!: Temporal.Instant | null;

  @Field(() => Int, { description: 'Grows as the crawl finds links.' })
  pagesKnown!: number;

  @Field(() => Int)
  pagesDone!: number;

  @Field(() => Int)
  problemCount!: number;

  @Field(() => Int, { nullable: true, description: 'Compared with the previous audit.' })
  newProblems!: number | null;

  @Field(() => Int, { nullable: true, description: 'Compared with the previous audit.' })
  solvedProblems!: number | null;
}

@ObjectType()
export class SeoRunEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => SeoRun)
  node!: SeoRun;
}

@ObjectType()
export class SeoRunConnection {
  @Field(() => [SeoRun])
  nodes!: SeoRun[];

  @Field(() => [SeoRunEdge])
  edges!: SeoRunEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
