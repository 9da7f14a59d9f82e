import { sql } from 'kysely';
import { requireMember, type RequestContext } from '#platform/context.ts';
import type { CorrectSpelling } from '#features/insight/search/index.ts';
import { mostErrors, nearestWord } from '#features/vault/finding/nearest-word.ts';
import { wordsOfNames } from '#features/vault/finding/stand-ins.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * Words that begin no word of what the family shares, nor of a name that the actor sees, become the nearest that
 * there is.
 */
export const correctSpelling: CorrectSpelling = async (ctx, words) =>
  Promise.all(words.map((word) => corrected(ctx, word)));

async function corrected(ctx: RequestContext, word: string): Promise<string> {
  if (mostErrors(word) === 0 || !/\p{L}/u.test(word)) return word;
  const alike = await vocabulary(ctx, word.slice(0, 1));
  if (alike.some((known) => known.startsWith(word))) return word;
  return nearestWord(word, alike) ?? nearestWord(word, await vocabulary(ctx, '')) ?? word;
}

/** Words of the family with this beginning. */
async function vocabulary(ctx: RequestContext, beginning: string): Promise<string[]> {
  const { familyId } = requireMember(ctx);
  const names = (await wordsOfNames(ctx)).filter((word) => word.startsWith(beginning));
  const rows = await rowsOf(
    ctx.em,
    sql<{ word: string }>`
      select word from search_vocabulary
      where family_id = ${familyId} and word >= ${beginning}
        and (${beginning} = '' or word < ${`${beginning}\u{10ffff}`})
      limit 200000`,
  );
  return [...rows.map(({ word }) => word), ...names];
}
