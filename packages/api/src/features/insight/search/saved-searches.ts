import { savedSearchLimits } from '@infinite/schema/catalogue/search';
import { narrows } from '@infinite/schema/search/search-filters';
import { savedSearchInput, savedSearchName } from '@infinite/schema/search/search.input';
import { searchWords } from '@infinite/schema/text/search-words';
import { savedSearchWords as words } from '@infinite/schema/words/saved-searches.en';
import { sql } from 'kysely';

import { requirePerson, type RequestContext } from '#platform/context.ts';
import {
  SavedSearchEntity,
  type SavedSearch,
} from '#features/insight/search/saved-search.entity.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** The member's own in the family in view, by name. */
export async function listSavedSearches(ctx: RequestContext): Promise<SavedSearch[]> {
  const { userId, familyId } = requirePerson(ctx);
  return tables(ctx.em, SavedSearchEntity)
    .selectFrom('saved_searches')
    .selectAll()
    .where('userId', '=', userId)
    .where('familyId', '=', familyId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** @throws AppError INVALID_INPUT, also for a search for nothing; LIMIT_REACHED */
export async function saveSearch(ctx: RequestContext, input: unknown): Promise<SavedSearch> {
  const { userId, familyId } = requirePerson(ctx);
  const { name, text, filters } = parseInput(savedSearchInput, input);
  if (searchWords(text).length === 0 && !narrows(filters)) {
    throw new AppError('INVALID_INPUT', { words: words.nothing, fields: { name: words.nothing } });
  }
  return inTransaction(ctx, async (ctx) => {
    const { length } = await listSavedSearches(ctx);
    if (length >= savedSearchLimits.perMember) {
      throw new AppError('INVALID_INPUT', {
        words: words.tooMany,
        fields: { name: words.tooMany },
      });
    }
    const kept = { id: newId(), name, text, filters, createdAt: ctx.clock.now() };
    return tables(ctx.em, SavedSearchEntity)
      .insertInto('saved_searches')
      .values({ ...kept, userId, familyId })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** @throws AppError INVALID_INPUT; NOT_FOUND for that of somebody else */
export async function renameSearch(
  ctx: RequestContext,
  id: string,
  input: unknown,
): Promise<SavedSearch> {
  const { userId } = requirePerson(ctx);
  const { name } = parseInput(savedSearchName, input);
  const renamed = await tables(ctx.em, SavedSearchEntity)
    .updateTable('saved_searches')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returningAll()
    .executeTakeFirst();
  if (!renamed) throw new AppError('NOT_FOUND');
  return renamed;
}

/** @throws AppError NOT_FOUND for that of somebody else */
export async function deleteSearch(ctx: RequestContext, id: string): Promise<void> {
  const { userId } = requirePerson(ctx);
  const deleted = await tables(ctx.em, SavedSearchEntity)
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw new AppError('NOT_FOUND');
}
