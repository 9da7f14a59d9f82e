import { newContext, type AppContext } from '#platform/context.ts';
import { assignVariant } from '#features/insight/growth/experiments/assign-variant.ts';
import type {
  Opening,
  Variant,
} from '#features/insight/growth/experiments/experiment-variant.entity.ts';
import {
  loadRunning,
  type Experiment,
} from '#features/insight/growth/experiments/load-experiments.ts';
import { isBot } from '#features/insight/growth/visits-events/is-bot.ts';

/** Notifies every process that an experiment has started or ended. */
export const experimentsChannel = 'experiments';

/** What a reader of the landing page sees. */
export interface ShownVariant {
  readonly experimentId: string;
  readonly variant: number;
  readonly opening: Opening;
}

interface Reader {
  readonly ip: string;
  readonly userAgent: string | undefined;
  /** Sends a session cookie, valid or not. */
  readonly member: boolean;
}

/** The experiment that runs now, in memory: each request of the landing page reads it. */
export interface RunningExperiment {
  /** Null while no experiment runs. */
  shownTo(reader: Reader): ShownVariant | null;
}

/**
 * Follows which experiment runs. Bots always see the first variant, since search engines must
 * not find several landing pages; so do members, who have signed up already.
 */
export async function followExperiment(app: AppContext): Promise<RunningExperiment> {
  let shown: readonly ShownVariant[] = [];
  let salt = '';
  let turn = 0;
  const read = async () => {
    const mine = ++turn;
    const { em } = newContext(app, { kind: 'system', job: 'follow-experiment' });
    const running = await loadRunning(em);
    if (mine !== turn) return;
    shown = running ? running.variants.map((variant) => shownOf(running, variant)) : [];
    salt = running?.salt ?? '';
  };
  await app.notifications.listen(experimentsChannel, () => {
    read().catch((error: unknown) => {
      app.log.error({ err: error }, 'reading the experiment');
    });
  });
  await read();
  return {
    shownTo: ({ ip, userAgent, member }) => {
      if (shown.length === 0) return null;
      const variant =
        member || isBot(userAgent)
          ? 0
          : assignVariant(salt, { ip, userAgent: userAgent ?? '' }, shown.length);
      return shown[variant] ?? null;
    },
  };
}

function shownOf(experiment: Experiment, variant: Variant): ShownVariant {
  const { heading, lead, look, start } = variant;
  return {
    experimentId: experiment.id,
    variant: variant.position,
    opening: { heading, lead, look, start },
  };
}
