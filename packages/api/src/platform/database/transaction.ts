import type { EntityManager } from '#platform/database/orm.ts';

/**
 * The one place that opens a transaction: the use case inside works on the given context, whose
 * entity manager is bound to it. A call inside another joins the outer transaction.
 */
export async function inTransaction<Context extends { em: EntityManager }, Result>(
  ctx: Context,
  work: (ctx: Context) => Promise<Result>,
): Promise<Result> {
  if (ctx.em.isInTransaction()) return work(ctx);
  return ctx.em.transactional((em) => work({ ...ctx, em: em }));
}
