import { newContext, type AppContext } from '#context.ts';
import { assignVariant } from '#features/insight/growth/experiments/assign-variant.ts';
import {
  loadRunning,
  type Experiment,
  type Opening,
} from '#features/insight/growth/experiments/experiment-tables.ts';
import { isBot } from '#features/insight/growth/visits-events/is-bot.ts';

/** Told to every process when an experiment has been started or has ended. */
export const experimentsChannel = 'experiments';

/** What is shown to a reader of the landing page. */
export interface ShownVariant {
  readonly experimentId: string;
  readonly variant: number;
  readonly opening: Opening;
}

interface Reader {
  readonly ip: string;
  readonly userAgent: string | undefined;
  /** Brings a session, good or stale. */
  readonly member: boolean;
}

/** The experiment of the moment, in memory: asked for each request of the landing page. */
export interface RunningExperiment {
  /** Null while there is none. */
  shownTo(reader: Reader): ShownVariant | null;
}

/**
 * Follows which experiment runs. Programs always see the first variant, since search engines must
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

function shownOf(experiment: Experiment, variant: Experiment['variants'][number]): ShownVariant {
  const { heading, lead, look, start } = variant;
  return {
    experimentId: experiment.id,
    variant: variant.position,
    opening: { heading, lead, look, start },
  };
}
