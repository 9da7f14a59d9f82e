import type { VoiceFact } from '@infinite/schema/tree/voice.input';
import type { RequestContext } from '#platform/context.ts';
import { factVoices } from '#features/tree/voices/index.ts';

/**
 * A fact of the record that says the same already, and the version of the record: it gets the citation instead of a
 * second fact beside it. Null: there is none.
 */
export async function factsLike(
  ctx: RequestContext,
  recordId: string,
  wanted: VoiceFact,
): Promise<{ fact: number; version: number } | null> {
  const all = await factVoices(ctx, recordId);
  const own = all.find(({ subject }) => subject.id === recordId);
  const same = own?.facts.find(
    ({ tag, value, date, place }) =>
      tag === wanted.tag &&
      sameText(value, wanted.value) &&
      (sameText(date, wanted.date) || (!wanted.date && sameText(date, wanted.datePhrase))) &&
      (sameText(place, wanted.place) || !wanted.place),
  );
  return own && same ? { fact: same.fact, version: own.version } : null;
}

const sameText = (one: string | null, other: string | null | undefined): boolean =>
  (one ?? '').toLowerCase() === (other ?? '').toLowerCase();
