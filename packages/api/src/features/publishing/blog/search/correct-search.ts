import { blogLimits } from '@infinite/schema/catalogue/blog';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { editDistance } from '#features/publishing/blog/search/edit-distance.ts';

/** Candidates by trigrams; swapped letters can rank the right one low. */
const proposals = 24;

/**
 * Replaces each word that no article has with the closest word of an article.
 * @returns null where nothing is close enough, or pg_trgm is not installed
 */
export async function correctSearch(ctx: RequestContext, search: string): Promise<string | null> {
  const words = wordsOf(search);
  if (words.length === 0) return null;
  const known = await rowsOf(
    ctx.em,
    sql<{ word: string; known: boolean; able: boolean }>`
      select word, exists (select 1 from blog_words b where b.word = asked.word) as known,
        to_regproc('similarity') is not null as able
      from unnest(${words}::text[]) as asked (word)`,
  );
  const unknown = known.filter((row) => !row.known && row.able).map(({ word }) => word);
  const replaced = new Map<string, string>();
  for (const word of unknown) {
    const near = await rowsOf(
      ctx.em,
      sql<{ word: string; articles: number }>`
        select word, articles from blog_words order by word <-> ${word} limit ${proposals}`,
    );
    const best = nearestOf(word, near);
    if (best !== undefined) replaced.set(word, best);
  }
  if (replaced.size === 0) return null;
  return search.replace(wordPattern, (word) => replaced.get(word.toLowerCase()) ?? word);
}

const wordPattern = /[\p{L}\p{M}]+/gu;

/** Words that are long enough to be corrected; search operators are left out. */
function wordsOf(search: string): string[] {
  const words = (search.match(wordPattern) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4 && word.length <= 40);
  return [...new Set(words)].slice(0, blogLimits.searchWords);
}

/** Allows one edit in a short word and two in a longer one; the word of more articles wins a tie. */
export function nearestOf(
  word: string,
  candidates: readonly { readonly word: string; readonly articles: number }[],
): string | undefined {
  const allowed = word.length < 6 ? 1 : 2;
  const [best] = candidates
    .map((candidate) => ({ ...candidate, slips: editDistance(word, candidate.word) }))
    .filter(({ slips }) => slips <= allowed)
    .toSorted((a, b) => a.slips - b.slips || b.articles - a.articles);
  return best?.word;
}
