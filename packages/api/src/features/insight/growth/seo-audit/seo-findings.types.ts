import type { SeoProblemCodeName } from '@infinite/schema/catalogue/growth';
import { Field, Int, ObjectType } from 'type-graphql';
import { SeoProblemCode } from '#features/insight/growth/seo-audit/seo-audit.types.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

@ObjectType({ description: 'A problem that an audit found on a page.' })
export class SeoProblem {
  @Field(() => String)
  path!: string;

  @Field(() => SeoProblemCode)
  code!: SeoProblemCodeName;

  @Field(() => String, { description: 'What exactly: an address, a length, a text.' })
  detail!: string;

  @Field(() => Boolean, { description: 'Not found by the previous audit.' })
  isNew!: boolean;
}

@ObjectType({ description: 'A page as an audit read it.' })
export class SeoPage {
  @Field(() => String)
  path!: string;

  @Field(() => Int, { description: 'HTTP status; 0: no answer came.' })
  status!: number;

  @Field(() => Int, { description: 'Uncompressed size of its HTML.' })
  bytes!: number;

  @Field(() => String, { nullable: true })
  title!: string | null;

  @Field(() => String, { nullable: true })
  description!: string | null;

  @Field(() => String, { nullable: true })
  canonical!: string | null;

  @Field(() => [String], { description: 'Types of schema.org.' })
  structuredData!: string[];

  @Field(() => Int)
  problemCount!: number;
}

@ObjectType()
export class SeoProblemEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => SeoProblem)
  node!: SeoProblem;
}

@ObjectType()
export class SeoProblemConnection {
  @Field(() => [SeoProblem])
  nodes!: SeoProblem[];

  @Field(() => [SeoProblemEdge])
  edges!: SeoProblemEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType()
export class SeoPageEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => SeoPage)
  node!: SeoPage;
}

@ObjectType()
export class SeoPageConnection {
  @Field(() => [SeoPage])
  nodes!: SeoPage[];

  @Field(() => [SeoPageEdge])
  edges!: SeoPageEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
