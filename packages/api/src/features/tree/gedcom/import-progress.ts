import type { TreeImportProblemName } from '@infinite/schema/catalogue/tree-files';
import type { RequestContext } from '#platform/context.ts';
import { publishLive } from '#features/notices/live/index.ts';
import { clearImportJob } from '#features/tree/gedcom/clear-import.job.ts';
import { TreeImportEntity, type TreeImport } from '#features/tree/gedcom/tree-import.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** The member canceled while a job was at it. */
export class ImportCanceled extends Error {}

/** How often a running import says how far it is. */
const everyMs = 500;

/**
 * Tells open pages how far a job is, and hears whether it was canceled, on a connection of its own: the job's
 * transaction shows nothing before its end.
 */
export class ImportProgress {
  readonly #ctx: RequestContext;
  readonly #owner: TreeImport;
  #told = -1;
  #toldAt = 0;

  constructor(ctx: RequestContext, owner: TreeImport) {
    this.#ctx = { ...ctx, em: ctx.app.orm.em.fork() };
    this.#owner = owner;
  }

  /**
   * Also lets other requests of the process run.
   * @param percent 0 to 100
   * @throws ImportCanceled
   */
  async at(percent: number): Promise<void> {
    await new Promise((resolve) => setImmediate(resolve));
    const whole = Math.min(99, Math.floor(percent));
    const now = performance.now();
    if (whole === this.#told || now - this.#toldAt < everyMs) return;
    this.#told = whole;
    this.#toldAt = now;
    const { id, familyId, state } = this.#owner;
    const going = await tables(this.#ctx.em, TreeImportEntity)
      .updateTable('tree_imports')
      .set({ progress: whole, updatedAt: this.#ctx.clock.now() })
      .where('id', '=', id)
      .where('state', '=', state)
      .returning('id')
      .executeTakeFirst();
    if (!going) throw new ImportCanceled();
    await publishLive(this.#ctx.em, { to: { familyId }, kind: 'tree-import', id });
  }
}

/** Ends an import that brings nothing, with a reason; what it stored is cleared. */
export async function failImport(
  ctx: RequestContext,
  { id, familyId, state }: TreeImport,
  problem: TreeImportProblemName,
): Promise<void> {
  await inTransaction({ ...ctx, em: ctx.app.orm.em.fork() }, async (ctx) => {
    const failed = await tables(ctx.em, TreeImportEntity)
      .updateTable('tree_imports')
      .set({ state: 'FAILED', problem, updatedAt: ctx.clock.now() })
      .where('id', '=', id)
      .where('state', '=', state)
      .returning('id')
      .executeTakeFirst();
    if (!failed) return;
    await ctx.jobs.enqueue(ctx, clearImportJob, { importId: id });
    await publishLive(ctx.em, { to: { familyId }, kind: 'tree-import', id });
  });
}
