import type { SearchReading } from '@infinite/schema/text/search-question';
import { matchesWords, wordsOfText } from '@infinite/schema/text/search-words';
import { loaderOf, requireMember, type RequestContext } from '#platform/context.ts';
import { familyKey } from '#features/people/families/index.ts';
import { WordHashes } from '#features/vault/finding/word-hashes.ts';
import { peopleSeen } from '#features/vault/people-in-items/index.ts';

/**
 * Words of the index that stand in for a word of a search: ids of people whose names have it, after '@', and its
 * hash in notes and file names, after '^'.
 */
export type StandIns = Readonly<Record<string, readonly string[]>>;

/** A single letter begins many names; more people than these narrow nothing. */
const peopleAtMost = 200;

/** Of the people whom the actor sees: the index holds ids alone, so no hidden name finds anything. */
export async function standInsOf(
  ctx: RequestContext,
  readings: readonly SearchReading[],
): Promise<StandIns> {
  const words = new Set(readings.flatMap((reading) => reading.words));
  if (words.size === 0) return {};
  const { familyId } = requireMember(ctx);
  const [people, hashes] = await Promise.all([everybodySeen(ctx), hashesOf(ctx, familyId)]);
  const standIns = [...words].map((word): [string, string[]] => {
    const named = people.filter(({ name }) => matchesWords(name, [word])).slice(0, peopleAtMost);
    const ids = named.map(({ personId }) => `@${personId}`);
    return [word, [...ids, `^${hashes.ofSearched(word)}`]];
  });
  return Object.fromEntries(standIns);
}

/** The words of all names that the actor sees, for words that are misspelled. */
export async function wordsOfNames(ctx: RequestContext): Promise<string[]> {
  return (await everybodySeen(ctx)).flatMap(({ name }) => wordsOfText(name));
}

const peopleKey = Symbol('people whom a search may name');
/** Groups of one search ask for the same people at once. */
const everybodySeen = (ctx: RequestContext) =>
  loaderOf(ctx, peopleKey, async () => [...(await peopleSeen(ctx, null)).values()]);

const hashesKey = Symbol('hashes of sealed words');
const hashesOf = (ctx: RequestContext, familyId: string) =>
  loaderOf(ctx, hashesKey, async () => new WordHashes(await familyKey(ctx, familyId)));
