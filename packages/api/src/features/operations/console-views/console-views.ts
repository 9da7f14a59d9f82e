import { consoleViewLimits, type ConsoleViewList } from '@infinite/schema/catalogue/console-views';
import {
  consoleViewInput,
  type ConsoleViewInput,
} from '@infinite/schema/console-views/console-view.input';
import { consoleViewWords } from '@infinite/schema/words/console-views.en';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import {
  ConsoleViewEntity,
  type ConsoleView,
} from '#features/operations/console-views/console-view.entity.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** The actor's own views of a list, by name. */
export async function listConsoleViews(
  ctx: RequestContext,
  list: ConsoleViewList,
): Promise<ConsoleView[]> {
  const { userId } = requireStaff(ctx, 'users.read');
  return tables(ctx.em, ConsoleViewEntity)
    .selectFrom('console_views')
    .selectAll()
    .where('userId', '=', userId)
    .where('list', '=', list)
    .orderBy(sql`lower(name)`)
    .execute();
}

/**
 * Keeps a view; one of the same name takes the new content.
 * @throws AppError INVALID_INPUT, also when the person keeps too many
 */
export async function saveConsoleView(ctx: RequestContext, input: unknown): Promise<ConsoleView> {
  const { userId } = requireStaff(ctx, 'users.read');
  const view: ConsoleViewInput = parseInput(consoleViewInput, input);
  return inTransaction(ctx, async (ctx) => {
    const kept = await listConsoleViews(ctx, view.list);
    const same = kept.find(({ name }) => name.toLowerCase() === view.name.toLowerCase());
    if (!same && kept.length >= consoleViewLimits.perList) {
      throw new AppError('INVALID_INPUT', { words: consoleViewWords.tooMany });
    }
    return tables(ctx.em, ConsoleViewEntity)
      .insertInto('console_views')
      .values({ ...view, id: newId(), userId, createdAt: ctx.clock.now() })
      .onConflict((conflict) =>
        conflict.expression(sql`user_id, list, lower(name)`).doUpdateSet({
          name: view.name,
          query: view.query,
          hiddenColumns: view.hiddenColumns,
        }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** @throws AppError NOT_FOUND, also for the view of somebody else */
export async function deleteConsoleView(ctx: RequestContext, id: string): Promise<void> {
  const { userId } = requireStaff(ctx, 'users.read');
  const deleted = z.guid().safeParse(id).success
    ? await ctx.em.nativeDelete(ConsoleViewEntity, { id, userId })
    : 0;
  if (deleted === 0) throw new AppError('NOT_FOUND');
}

/** An account that closes leaves no views. */
export async function forgetConsoleViewsOf(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.em.nativeDelete(ConsoleViewEntity, { userId });
}
