import type { RequestContext } from '#platform/context.ts';
import { archivePeople } from '#features/vault/facts/index.ts';
import { peopleSeen, type SeenPerson } from '#features/vault/people-in-items/people-seen.ts';
import { keyOf, type PersonRef } from '#features/vault/people-in-items/person-ref.ts';

/**
 * People whom the actor may see and whom the archive of an item names, in its order: nobody is named in the item
 * by that. A name that two people have, or nobody, is offered to nobody.
 * @param named who is named in the item already
 */
export async function offeredIn(
  ctx: RequestContext,
  recordingId: string,
  named: readonly PersonRef[],
): Promise<SeenPerson[]> {
  const names = await archivePeople(ctx, recordingId);
  if (names.length === 0) return [];
  const there = new Set(named.map(keyOf));
  const byName = new Map<string, SeenPerson | 'several'>();
  for (const person of (await peopleSeen(ctx, null)).values()) {
    const name = plainName(person.name);
    byName.set(name, byName.has(name) ? 'several' : person);
  }
  return names.flatMap((name) => {
    const person = byName.get(plainName(name));
    return person && person !== 'several' && !there.has(keyOf(person)) ? [person] : [];
  });
}

/** 'José  Silva' and 'jose silva' are the same name. */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
