import { importWords as words } from '@infinite/schema/words/newsletter-console.en';
import { sql } from 'kysely';
import { z } from 'zod';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { NewsletterImportEntity } from '#features/publishing/newsletter/import/import.entity.ts';
import {
  findImport,
  type ListedImport,
} from '#features/publishing/newsletter/import/list-imports.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Copies that left, or are on their way: `attempts` counts from the first claim. */
const sentTo = (importId: string) => sql`
  select from newsletter_consents c
    join newsletter_recipients r on r.subscriber_id = c.subscriber_id
  where c.newsletter_import_id = ${importId} and (r.attempts > 0 or r.state <> 'WAITING')`;

/** Nothing was sent to its people yet, so that undoing it loses nothing. */
export async function mayUndoImport(
  ctx: RequestContext,
  { id, undoneAt }: Pick<ListedImport, 'id' | 'undoneAt'>,
): Promise<boolean> {
  if (undoneAt !== null) return false;
  const [found] = await rowsOf(
    ctx.em,
    sql<{ sent: boolean }>`select exists (${sentTo(id)}) as sent`,
  );
  return found?.sent === false;
}

/**
 * Takes the people of an import off the list, while nothing has been sent to them. People who
 * changed something themselves since then stay: what they chose is their own. Twice changes nothing.
 * @throws AppError NOT_FOUND | WRONG_STATE
 */
export async function undoImport(ctx: RequestContext, id: string): Promise<ListedImport> {
  const { userId } = requireStaff(ctx, 'newsletter.write');
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (ctx) => {
    const db = tables(ctx.em, NewsletterImportEntity);
    const stored = await db
      .selectFrom('newsletter_imports')
      .select(['id', 'source', 'undoneAt'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!stored) throw new AppError('NOT_FOUND');
    if (stored.undoneAt !== null) return findImport(ctx, id);
    // Locked, so that no copy can be claimed between the question and the deletion.
    const people = await rowsOf(
      ctx.em,
      sql<{ id: string }>`
        select s.id from newsletter_subscribers s
        where s.state = 'ACTIVE'
          and s.id in (select c.subscriber_id from newsletter_consents c
            where c.newsletter_import_id = ${id})
          and not exists (select from newsletter_consents o where o.subscriber_id = s.id
            and o.newsletter_import_id is distinct from ${id}::uuid)
        order by s.id for update of s`,
    );
    await rowsOf(
      ctx.em,
      sql`
        select r.id from newsletter_recipients r
          join newsletter_consents c on c.subscriber_id = r.subscriber_id
        where c.newsletter_import_id = ${id} order by r.id for update of r`,
    );
    if (!(await mayUndoImport(ctx, stored))) {
      throw new AppError('WRONG_STATE', { words: words.alreadySent });
    }
    const ids = people.map((person) => person.id);
    await rowsOf(ctx.em, sql`delete from newsletter_subscribers where id = any(${ids}::uuid[])`);
    await db
      .updateTable('newsletter_imports')
      .set({ undoneAt: ctx.clock.now(), undoneBy: userId, removed: ids.length })
      .where('id', '=', id)
      .execute();
    await recordAudit(ctx, {
      action: 'newsletter.import.undo',
      subject: { kind: 'newsletter', id, name: stored.source },
      after: { removed: ids.length },
    });
    return findImport(ctx, id);
  });
}
