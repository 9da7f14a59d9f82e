import { Temporal } from 'temporal-polyfill';
import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum ExperimentState {
  DRAFT = 'DRAFT',
  RUNNING = 'RUNNING',
  STOPPED = 'STOPPED',
  CONCLUDED = 'CONCLUDED',
}
registerEnumType(ExperimentState, {
  name: 'ExperimentState',
  description: 'CONCLUDED: one of its openings was made everybody’s.',
});

export enum ExperimentVerdict {
  AHEAD = 'AHEAD',
  BEHIND = 'BEHIND',
  OPEN = 'OPEN',
}
registerEnumType(ExperimentVerdict, {
  name: 'ExperimentVerdict',
  description: 'Valid at every look, at 95 % for all openings together.',
});

@ObjectType({ description: 'A variant beside the first one.' })
export class ExperimentJudgement {
  @Field(() => ExperimentVerdict)
  verdict!: ExperimentVerdict;

  @Field(() => Float, { description: '1 minus the always-valid p-value, 0 to 1.' })
  confidence!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Sign-ups for each of the first one’s are at least so many; null: unknown.',
  })
  ratioLow!: number | null;

  @Field(() => Float, { nullable: true, description: 'At most; null: unknown.' })
  ratioHigh!: number | null;
}

@ObjectType({ description: 'An opening of the landing page; null is the product’s own words.' })
export class ExperimentVariant {
  @Field(() => Int, { description: '0 is the opening of the day on which it was started.' })
  position!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  heading!: string | null;

  @Field(() => String, { nullable: true })
  lead!: string | null;

  @Field(() => String, { nullable: true })
  look!: string | null;

  @Field(() => String, { nullable: true })
  start!: string | null;

  @Field(() => Int)
  visitors!: number;

  @Field(() => Int)
  signUps!: number;

  @Field(() => ExperimentJudgement, { nullable: true, description: 'Null: it is the first one.' })
  judgement!: ExperimentJudgement | null;
}

@ObjectType({ description: 'Openings of the landing page, side by side.' })
export class Experiment {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => ExperimentState)
  state!: ExperimentState;

  @Field(() => Int, { description: 'Name it when you save a draft: a stale one is a CONFLICT.' })
  version!: number;

  @Field(() => Int, { nullable: true })
  winner!: number | null;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Temporal.Instant, { nullable: true })
  startedAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { nullable: true })
  stoppedAt!: Temporal.Instant | null;

  @Field(() => [ExperimentVariant])
  variants!: ExperimentVariant[];

  @Field(() => Boolean, { description: 'Visitors are not spread evenly: do not decide on it.' })
  spreadSuspicious!: boolean;
}

@ObjectType()
export class ExperimentEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => Experiment)
  node!: Experiment;
}

@ObjectType()
export class ExperimentConnection {
  @Field(() => [Experiment])
  nodes!: Experiment[];

  @Field(() => [ExperimentEdge])
  edges!: ExperimentEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@InputType({ description: 'Another opening; an empty line is the product’s own.' })
export class ExperimentChallengerInput {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true })
  heading?: string | null;

  @Field(() => String, { nullable: true })
  lead?: string | null;

  @Field(() => String, { nullable: true })
  look?: string | null;

  @Field(() => String, { nullable: true })
  start?: string | null;
}

@InputType()
export class ExperimentInput {
  @Field(() => String)
  name!: string;

  @Field(() => [ExperimentChallengerInput])
  challengers!: ExperimentChallengerInput[];
}
