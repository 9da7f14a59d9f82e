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
  description: 'CONCLUDED: one variant was applied for all visitors.',
});

export enum ExperimentVerdict {
  AHEAD = 'AHEAD',
  BEHIND = 'BEHIND',
  OPEN = 'OPEN',
}
registerEnumType(ExperimentVerdict, {
  name: 'ExperimentVerdict',
  description: 'Always-valid at 95 %, corrected for all variants.',
});

@ObjectType({ description: 'A variant beside the first one.' })
export class ExperimentJudgement {
  @Field(() => ExperimentVerdict)
  verdict!: ExperimentVerdict;

  @Field(() => Float, { description: '1 minus the always-valid p-value, 0 to 1.' })
  confidence!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Lower bound of the sign-up rate relative to the control; null: unknown.',
  })
  ratioLow!: number | null;

  @Field(() => Float, { nullable: true, description: 'Upper bound; null: unknown.' })
  ratioHigh!: number | null;
}

@ObjectType({ description: 'A variant of the landing page; null fields use the default text.' })
export class ExperimentVariant {
  @Field(() => Int, {
    description: '0 is the control: the landing page as it was when the experiment started.',
  })
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

  @Field(() => ExperimentJudgement, { nullable: true, description: 'Null: it is the baseline.' })
  judgement!: ExperimentJudgement | null;
}

@ObjectType({ description: 'An A/B test of the landing page.' })
export class Experiment {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => ExperimentState)
  state!: ExperimentState;

  @Field(() => Int, {
    description: 'Send it when you save a draft; a stale version is a CONFLICT.',
  })
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

  @Field(() => Boolean, { description: 'Sample ratio mismatch: do not rely on the result.' })
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

@InputType({ description: 'A variant; an empty field uses the default text.' })
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
