import { importRefusals, type ImportRefusal } from '@infinite/schema/catalogue/newsletter';
import { Temporal } from 'temporal-polyfill';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '#platform/graphql/page-info.ts';

export const NewsletterImportRefusalReason = Object.fromEntries(
  importRefusals.map((name) => [name, name]),
) as { [Name in ImportRefusal]: Name };
registerEnumType(NewsletterImportRefusalReason, { name: 'NewsletterImportRefusalReason' });

@ObjectType()
export class NewsletterImportCount {
  @Field(() => NewsletterImportRefusalReason)
  reason!: ImportRefusal;

  @Field(() => Int)
  count!: number;
}

@ObjectType({ description: 'A file of subscribers that was imported.' })
export class NewsletterImport {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Empty when it is not known.' })
  fileName!: string;

  @Field(() => String, { description: 'Where the addresses come from.' })
  source!: string;

  @Field(() => String, { description: 'How these people agreed.' })
  statement!: string;

  @Field(() => String, { description: 'The day by which they had agreed, as YYYY-MM-DD.' })
  consentedOn!: string;

  @Field(() => Int, { description: 'Rows of the file.' })
  rows!: number;

  @Field(() => Int)
  added!: number;

  @Field(() => Int, { description: 'Were on the list before.' })
  known!: number;

  @Field(() => Int)
  refused!: number;

  @Field(() => String, { nullable: true, description: 'Null when that account is gone.' })
  importedBy!: string | null;

  @Field(() => Temporal.Instant)
  at!: Temporal.Instant;

  @Field(() => Temporal.Instant, { nullable: true })
  undoneAt!: Temporal.Instant | null;

  @Field(() => Int, { description: 'Subscribers that undoing it took off the list.' })
  removed!: number;
}

@ObjectType()
export class NewsletterImportEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => NewsletterImport)
  node!: NewsletterImport;
}

@ObjectType()
export class NewsletterImportConnection {
  @Field(() => [NewsletterImport])
  nodes!: NewsletterImport[];

  @Field(() => [NewsletterImportEdge])
  edges!: NewsletterImportEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A row that was not imported.' })
export class NewsletterImportRefusal {
  @Field(() => Int, { description: 'From 1, without empty lines.' })
  row!: number;

  @Field(() => String, { description: 'What the file has there, an address or not.' })
  email!: string;

  @Field(() => NewsletterImportRefusalReason)
  reason!: ImportRefusal;
}

@ObjectType()
export class NewsletterImportRefusalEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => NewsletterImportRefusal)
  node!: NewsletterImportRefusal;
}

@ObjectType()
export class NewsletterImportRefusalConnection {
  @Field(() => [NewsletterImportRefusal])
  nodes!: NewsletterImportRefusal[];

  @Field(() => [NewsletterImportRefusalEdge])
  edges!: NewsletterImportRefusalEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'An import with what became of it.' })
export class NewsletterImportResult extends NewsletterImport {
  @Field(() => [NewsletterImportCount], {
    description: 'Why rows were refused, while they are kept.',
  })
  refusals!: NewsletterImportCount[];

  @Field(() => Boolean, { description: 'Nothing was sent to its people yet.' })
  mayUndo!: boolean;
}
