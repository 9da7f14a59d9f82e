import { experimentInput, type ExperimentInput } from '@infinite/schema/growth/experiment.input';
import { experimentWords as words } from '@infinite/schema/words/growth.en';
import { randomBytes } from 'node:crypto';
import type { RequestContext } from '#platform/context.ts';
import { recordAudit, type AuditEntry } from '#features/operations/audit/index.ts';
import { ExperimentEntity } from '#features/insight/growth/experiments/experiment.entity.ts';
import {
  writeVariants,
  type Experiment,
} from '#features/insight/growth/experiments/load-experiments.ts';
import { experimentIn } from '#features/insight/growth/experiments/find-experiment.ts';
import { requireGrowth } from '#features/insight/growth/require-growth.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

const today = { name: words.control, heading: null, lead: null, look: null, start: null };

/**
 * A new experiment; no reader sees it until it is started.
 * @throws AppError INVALID_INPUT
 */
export async function createExperiment(ctx: RequestContext, input: unknown): Promise<Experiment> {
  requireGrowth(ctx);
  const wanted = parseInput(experimentInput, input);
  return inTransaction(ctx, async (ctx) => {
    const id = newId();
    const salt = randomBytes(16).toString('hex');
    await tables(ctx.em, ExperimentEntity)
      .insertInto('experiments')
      .values({ id, name: wanted.name, state: 'DRAFT', salt, createdAt: ctx.clock.now() })
      .execute();
    await writeVariants(ctx.em, id, [today, ...wanted.challengers]);
    await audit(ctx, 'experiment.create', { id, name: wanted.name }, wanted);
    return experimentIn(ctx, id, ['DRAFT']);
  });
}

/**
 * Changes a draft. One that runs stays as it is, or its figures would mean nothing.
 * @throws AppError INVALID_INPUT | NOT_FOUND | WRONG_STATE | CONFLICT
 */
export async function saveExperiment(
  ctx: RequestContext,
  request: { id: string; version: number; input: unknown },
): Promise<Experiment> {
  requireGrowth(ctx);
  const wanted = parseInput(experimentInput, request.input);
  return inTransaction(ctx, async (ctx) => {
    const { id, version } = await experimentIn(ctx, request.id, ['DRAFT']);
    if (version !== request.version) {
      throw new AppError('CONFLICT', {
        words: words.stale,
        fields: { version: String(version) },
      });
    }
    await tables(ctx.em, ExperimentEntity)
      .updateTable('experiments')
      .set({ name: wanted.name, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await writeVariants(ctx.em, id, [today, ...wanted.challengers]);
    await audit(ctx, 'experiment.save', { id, name: wanted.name }, wanted);
    return experimentIn(ctx, id, ['DRAFT']);
  });
}

/** @throws AppError NOT_FOUND | WRONG_STATE unless it is a draft */
export async function deleteExperiment(ctx: RequestContext, id: string): Promise<void> {
  requireGrowth(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { name } = await experimentIn(ctx, id, ['DRAFT']);
    await tables(ctx.em, ExperimentEntity).deleteFrom('experiments').where('id', '=', id).execute();
    await recordAudit(ctx, {
      action: 'experiment.delete',
      subject: { kind: 'experiment', id, name },
    });
  });
}

function audit(
  ctx: RequestContext,
  action: AuditEntry['action'],
  { id, name }: { id: string; name: string },
  { challengers }: ExperimentInput,
): Promise<void> {
  return recordAudit(ctx, {
    action,
    subject: { kind: 'experiment', id, name },
    after: Object.fromEntries(
      challengers.map(({ name, ...opening }, index) => [
        `${index + 1} ${name}`,
        Object.values(opening).filter(Boolean).join(' · '),
      ]),
    ),
  });
}
