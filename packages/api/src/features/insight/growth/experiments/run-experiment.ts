import { sql } from 'kysely';
import { experimentWords as words } from '@infinite/schema/words/growth.en';
import type { RequestContext } from '#context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import {
  loadRunning,
  type Experiment,
} from '#features/insight/growth/experiments/experiment-tables.ts';
import { experimentIn } from '#features/insight/growth/experiments/find-experiment.ts';
import { experimentsChannel } from '#features/insight/growth/experiments/running-experiment.ts';
import { rowsOf } from '#features/insight/growth/growth-rows.ts';
import { requireGrowth } from '#features/insight/growth/require-growth.ts';
import { applyHero, heroInForce } from '#features/publishing/site-settings/index.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * From now on readers of the landing page see one of the openings. That of today is written down
 * as the first, so that a change of the site settings does not change what is compared.
 * @throws AppError NOT_FOUND | WRONG_STATE | CONFLICT while another one runs
 */
export async function startExperiment(ctx: RequestContext, id: string): Promise<Experiment> {
  requireGrowth(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { name } = await experimentIn(ctx, id, ['DRAFT']);
    // The unique index would say it too, after two were started at the same moment.
    if (await loadRunning(ctx.em)) throw new AppError('CONFLICT', { words: words.oneAtATime });
    const hero = await heroInForce(ctx.em);
    await rowsOf(
      ctx.em,
      sql`
        update experiment_variants set heading = ${hero.heading}, lead = ${hero.lead},
          look = ${hero.look}, start = ${hero.start}
        where experiment_id = ${id} and position = 0`,
    );
    await rowsOf(
      ctx.em,
      sql`
        update experiments set state = 'RUNNING', started_at = ${ctx.clock.now().toString()}
        where id = ${id}`,
    );
    await recordAudit(ctx, {
      action: 'experiment.start',
      subject: { kind: 'experiment', id, name },
    });
    await tellPages(ctx);
    return experimentIn(ctx, id, ['RUNNING']);
  });
}

/**
 * Everybody sees the opening of the site settings again; the figures stay.
 * @throws AppError NOT_FOUND | WRONG_STATE
 */
export async function stopExperiment(ctx: RequestContext, id: string): Promise<Experiment> {
  requireGrowth(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { name } = await experimentIn(ctx, id, ['RUNNING']);
    await rowsOf(
      ctx.em,
      sql`
        update experiments set state = 'STOPPED', stopped_at = ${ctx.clock.now().toString()}
        where id = ${id}`,
    );
    await recordAudit(ctx, {
      action: 'experiment.stop',
      subject: { kind: 'experiment', id, name },
    });
    await tellPages(ctx);
    return experimentIn(ctx, id, ['STOPPED']);
  });
}

/**
 * Ends it, and makes one of its openings everybody's: it is written into the site settings.
 * @throws AppError NOT_FOUND | WRONG_STATE | INVALID_INPUT
 */
export async function chooseWinner(
  ctx: RequestContext,
  { id, position }: { id: string; position: number },
): Promise<Experiment> {
  requireGrowth(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { name, variants, stoppedAt } = await experimentIn(ctx, id, ['RUNNING', 'STOPPED']);
    const winner = variants.find((variant) => variant.position === position);
    if (!winner) {
      throw new AppError('INVALID_INPUT', { fields: { position: words.noSuchVariant } });
    }
    const stopped = (stoppedAt ?? ctx.clock.now()).toString();
    await rowsOf(
      ctx.em,
      sql`
        update experiments set state = 'CONCLUDED', winner = ${position}, stopped_at = ${stopped}
        where id = ${id}`,
    );
    await recordAudit(ctx, {
      action: 'experiment.conclude',
      subject: { kind: 'experiment', id, name },
      after: { winner: winner.name },
    });
    await applyHero(ctx, winner);
    await tellPages(ctx);
    return experimentIn(ctx, id, ['CONCLUDED']);
  });
}

/** In this order: a page that is drawn anew asks which experiment there is. */
async function tellPages({ em }: RequestContext): Promise<void> {
  await rowsOf(
    em,
    sql`select pg_notify(${experimentsChannel}, ''), pg_notify('content', 'experiment')`,
  );
}
