import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import type { Experiment as StoredExperiment } from '#features/insight/growth/experiments/load-experiments.ts';
import {
  Experiment,
  ExperimentConnection,
  ExperimentInput,
} from '#features/insight/growth/experiments/experiment.types.ts';
import { judgeExperiment } from '#features/insight/growth/experiments/judge-experiment.ts';
import { listExperiments } from '#features/insight/growth/experiments/list-experiments.ts';
import {
  chooseWinner,
  startExperiment,
  stopExperiment,
} from '#features/insight/growth/experiments/run-experiment.ts';
import {
  createExperiment,
  deleteExperiment,
  saveExperiment,
} from '#features/insight/growth/experiments/write-experiment.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

/** Every operation is an administrator's. */
@Resolver(() => Experiment)
export class ExperimentResolver {
  @Query(() => ExperimentConnection, { description: 'Newest first. For administrators.' })
  async experiments(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listExperiments(ctx, { first, after }));
  }

  @Mutation(() => Experiment)
  createExperiment(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ExperimentInput) input: ExperimentInput,
  ) {
    return judged(createExperiment(ctx, input));
  }

  @Mutation(() => Experiment, { description: 'Drafts only.' })
  saveExperiment(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => ExperimentInput) input: ExperimentInput,
  ) {
    return judged(saveExperiment(ctx, { id, version, input }));
  }

  @Mutation(() => Boolean, { description: 'Drafts only.' })
  async deleteExperiment(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await deleteExperiment(ctx, id);
    return true;
  }

  @Mutation(() => Experiment, { description: 'Only one experiment runs at a time.' })
  startExperiment(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return judged(startExperiment(ctx, id));
  }

  @Mutation(() => Experiment)
  stopExperiment(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return judged(stopExperiment(ctx, id));
  }

  @Mutation(() => Experiment, {
    description: 'Ends it and writes the winning variant into the site settings.',
  })
  chooseExperimentWinner(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('position', () => Int) position: number,
  ) {
    return judged(chooseWinner(ctx, { id, position }));
  }
}

const judged = async (experiment: Promise<StoredExperiment>) => judgeExperiment(await experiment);
