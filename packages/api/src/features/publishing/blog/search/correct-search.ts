import { blogLimits } from '@infinite/schema/catalogue/blog';
import { sql } from 'kysely';
import type { RequestContext } from '#context.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { editDistance } from '#features/publishing/blog/search/edit-distance.ts';

/** Neighbours that trigrams propose; a swap of letters can put the right one some places down. */
const proposals = 24;

/**
 * The search with each word that no article has replaced by the nearest one that articles have.
 * @returns null where nothing is near enough, or the database cannot tell
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

/** Words long enough to be misspelled in a way that can be told; operators of a search are none. */
function wordsOf(search: string): string[] {
  const words = (search.match(wordPattern) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4 && word.length <= 40);
  return [...new Set(words)].slice(0, blogLimits.searchWords);
}

/** One slip in a short word and two in a longer one; of equals the word of more articles. */
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
