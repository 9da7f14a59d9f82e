import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import {
  TreeIndividualType,
  type ShownIndividual,
} from '#features/tree/tree/view/individual.types.ts';
import { TreeFact } from '#features/tree/tree/view/tree.types.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

@ObjectType({ description: 'Where something is known from: a register, a book, a letter.' })
export class TreeSource {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  version!: number;

  @Field(() => String, {
    description: 'Of a recording: its own title; empty where the caller may not hear it.',
  })
  title!: string;

  @Field(() => ID, { nullable: true, description: 'The recording that it stands for.' })
  recordingId!: string | null;

  @Field(() => String)
  author!: string;

  @Field(() => String)
  publication!: string;

  @Field(() => String, { description: 'Where it is kept.' })
  repository!: string;

  @Field(() => Int, { description: 'How many citations name it.' })
  uses!: number;

  @Field(() => Boolean)
  mayChange!: boolean;
}

@ObjectType()
export class TreeSourceEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => TreeSource)
  node!: TreeSource;
}

@ObjectType({ description: 'The latest first.' })
export class TreeSourceConnection {
  @Field(() => [TreeSourceEdge])
  edges!: TreeSourceEdge[];

  @Field(() => [TreeSource])
  nodes!: TreeSource[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({
  description: 'A person or a couple whose record, or one of its facts, cites a source.',
})
class TreeSourceUse {
  @Field(() => ID, { description: 'The individual or the union.' })
  recordId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What cites it: BIRT, NAME …; null: the record as a whole.',
  })
  tag!: string | null;

  @Field(() => TreeFact, { nullable: true, description: 'Null where it is no event or attribute.' })
  fact!: TreeFact | null;

  @Field(() => String, { nullable: true })
  page!: string | null;

  @Field(() => Int, { nullable: true, description: 'As of `TreeCitation`.' })
  quality!: number | null;

  @Field(() => [TreeIndividualType], { description: 'The person, or the partners.' })
  people!: ShownIndividual[];
}

export interface ListedSourceUse extends TreeSourceUse {
  readonly ordinal: number;
}

@ObjectType()
export class TreeSourceUseEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => TreeSourceUse)
  node!: ListedSourceUse;
}

@ObjectType({ description: 'In the order in which the records were added.' })
export class TreeSourceUseConnection {
  @Field(() => [TreeSourceUseEdge])
  edges!: TreeSourceUseEdge[];

  @Field(() => [TreeSourceUse])
  nodes!: ListedSourceUse[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@InputType()
export class TreeSourceInput {
  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  author?: string;

  @Field(() => String, { nullable: true })
  publication?: string;

  @Field(() => String, { nullable: true, description: 'Where it is kept. Left out: as it is.' })
  repository?: string;
}

@InputType()
export class TreeCitationInput {
  @Field(() => ID)
  sourceId!: string;

  @Field(() => String, { nullable: true })
  page?: string;

  @Field(() => Int, {
    nullable: true,
    description: '0 unreliable, 1 questionable, 2 secondary, 3 primary evidence.',
  })
  quality?: number | null;

  @Field(() => String, { nullable: true, description: 'When the source recorded it.' })
  date?: string;

  @Field(() => String, { nullable: true, description: 'What the source says.' })
  text?: string;
}
