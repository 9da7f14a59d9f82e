import { operationsRefusalWords } from '@infinite/schema/words/operations.en';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { recordAudit, type AuditEntry } from '#features/operations/audit/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** Puts a job that was given up back into its queue. @returns its id */
export async function retryDeadLetter(ctx: RequestContext, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const queue = isId(id) ? await tx.jobs.revive(tx, id) : undefined;
    return note(tx, 'job.retry', id, queue);
  });
}

/** Throws a job away that was given up. @returns its id */
export async function discardDeadLetter(ctx: RequestContext, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const queue = isId(id) ? await tx.jobs.discard(tx, id) : undefined;
    return note(tx, 'job.discard', id, queue);
  });
}

async function note(
  ctx: RequestContext,
  action: AuditEntry['action'],
  id: string,
  queue: string | undefined,
): Promise<string> {
  if (!queue) throw new AppError('NOT_FOUND', { words: operationsRefusalWords.deadLetterGone });
  await recordAudit(ctx, { action, subject: { kind: 'job', id, name: queue } });
  return id;
}

const isId = (id: string) => z.guid().safeParse(id).success;
