import { sql } from 'kysely';
import { experimentWords as words } from '@infinite/schema/words/growth.en';
import type { RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { ExperimentVariantEntity } from '#features/insight/growth/experiments/experiment-variant.entity.ts';
import { ExperimentEntity } from '#features/insight/growth/experiments/experiment.entity.ts';
import {
  loadRunning,
  type Experiment,
} from '#features/insight/growth/experiments/load-experiments.ts';
import { experimentIn } from '#features/insight/growth/experiments/find-experiment.ts';
import { experimentsChannel } from '#features/insight/growth/experiments/running-experiment.ts';
import { requireGrowth } from '#features/insight/growth/require-growth.ts';
import { applyHero, heroInForce } from '#features/publishing/site-settings/index.ts';
import { rowsOf, tables, type RowOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * From now on each reader of the landing page sees one of the variants. Today's words are stored as
 * the first, so that a change of the site settings does not change what is compared.
 * @throws AppError NOT_FOUND | WRONG_STATE | CONFLICT while another one runs
 */
export async function startExperiment(ctx: RequestContext, id: string): Promise<Experiment> {
  requireGrowth(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { name } = await experimentIn(ctx, id, ['DRAFT']);
    // The unique index refuses the second of two that start at the same moment.
    if (await loadRunning(ctx.em)) throw new AppError('CONFLICT', { words: words.oneAtATime });
    const { heading, lead, look, start } = await heroInForce(ctx.em);
    await tables(ctx.em, ExperimentVariantEntity)
      .updateTable('experiment_variants')
      .set({ heading, lead, look, start })
      .where('experimentId', '=', id)
      .where('position', '=', 0)
      .execute();
    await change(ctx, id, { state: 'RUNNING', startedAt: ctx.clock.now() });
    await recordAudit(ctx, {
      action: 'experiment.start',
      subject: { kind: 'experiment', id, name },
    });
    await notifyPages(ctx);
    return experimentIn(ctx, id, ['RUNNING']);
  });
}

/**
 * Everyone sees the words of the site settings again; the figures stay.
 * @throws AppError NOT_FOUND | WRONG_STATE
 */
export async function stopExperiment(ctx: RequestContext, id: string): Promise<Experiment> {
  requireGrowth(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { name } = await experimentIn(ctx, id, ['RUNNING']);
    await change(ctx, id, { state: 'STOPPED', stoppedAt: ctx.clock.now() });
    await recordAudit(ctx, {
      action: 'experiment.stop',
      subject: { kind: 'experiment', id, name },
    });
    await notifyPages(ctx);
    return experimentIn(ctx, id, ['STOPPED']);
  });
}

/**
 * Ends it, and writes the words of one of its variants into the site settings, for everyone.
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
    const ended = { stoppedAt: stoppedAt ?? ctx.clock.now() };
    await change(ctx, id, { state: 'CONCLUDED', winner: position, ...ended });
    await recordAudit(ctx, {
      action: 'experiment.conclude',
      subject: { kind: 'experiment', id, name },
      after: { winner: winner.name },
    });
    await applyHero(ctx, winner);
    await notifyPages(ctx);
    return experimentIn(ctx, id, ['CONCLUDED']);
  });
}

async function change(
  { em }: RequestContext,
  id: string,
  columns: Partial<RowOf<typeof ExperimentEntity>>,
): Promise<void> {
  await tables(em, ExperimentEntity)
    .updateTable('experiments')
    .set(columns)
    .where('id', '=', id)
    .execute();
}

/** In this order: rendering the page again asks which experiment runs. */
async function notifyPages({ em }: RequestContext): Promise<void> {
  await rowsOf(
    em,
    sql`select pg_notify(${experimentsChannel}, ''), pg_notify('content', 'experiment')`,
  );
}
