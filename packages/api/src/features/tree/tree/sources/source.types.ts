import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
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
