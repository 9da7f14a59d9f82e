import type { ExperimentStateName } from '@infinite/schema/catalogue/growth';
import { experimentWords as words } from '@infinite/schema/words/growth.en';
import type { RequestContext } from '#platform/context.ts';
import {
  lockExperiment,
  type Experiment,
} from '#features/insight/growth/experiments/load-experiments.ts';
import { AppError } from '#platform/errors/app-error.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The experiment, locked until the transaction ends.
 * @throws AppError NOT_FOUND | WRONG_STATE when it is in none of `states`
 */
export async function experimentIn(
  ctx: RequestContext,
  id: string,
  states: readonly ExperimentStateName[],
): Promise<Experiment> {
  const experiment = uuid.test(id) ? await lockExperiment(ctx.em, id) : null;
  if (!experiment) throw new AppError('NOT_FOUND', { words: words.gone });
  if (!states.includes(experiment.state)) {
    throw new AppError('WRONG_STATE', { words: words.wrongState[experiment.state] });
  }
  return experiment;
}
