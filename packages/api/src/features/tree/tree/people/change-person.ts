import { preferName, removeName, setName, setSex, addName } from '@infinite/gedcom/edit/edit-names';
import { nameTypes, payloadOfParts, readName, type NameType } from '@infinite/gedcom/names/name';
import type { GedcomRecord } from '@infinite/gedcom/structure';
import { structureAt } from '@infinite/gedcom/structure-queries';
import { personChanges, type NameParts } from '@infinite/schema/tree/person.input';
import type { RequestContext } from '#platform/context.ts';
import { changeRecord, type RecordVersion } from '#features/tree/tree/facts/change-facts.ts';
import { withAnnotations } from '#features/tree/tree/facts/changed-facts.ts';
import { partsOf } from '#features/tree/tree/people/new-person.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Names, sex, notes and restrictions of a person. What is left out stays.
 * @param input see `personChanges`
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT, INVALID_INPUT, RATE_LIMITED
 */
export async function changeTreePerson(
  ctx: RequestContext,
  of: RecordVersion,
  input: unknown,
): Promise<void> {
  const { names, sex, notes, restrictions } = parseInput(personChanges, input);
  await changeRecord(ctx, of, { kind: 'PERSON_CHANGED', only: 'INDI' }, (record) => {
    const named = names ? withNames(record, names) : record;
    const sexed = sex ? setSex(named, sex === 'U' ? null : sex) : named;
    return withAnnotations(sexed, [], { notes, restrictions });
  });
}

/** A name together with its translations, which follow it in the list. */
interface WantedName {
  readonly name: NameParts;
  readonly translations: readonly NameParts[];
}

/** Makes these the names, in their order; what stands below one that stays is kept. */
function withNames(record: GedcomRecord, names: readonly NameParts[]): GedcomRecord {
  const wanted = grouped(names);
  const kept = new Set(wanted.flatMap(({ name }) => name.at ?? []));
  const changed = wanted.reduce(
    (next, { name, translations }) =>
      name.at === null || name.at === undefined
        ? next
        : setName(next, [name.at], nameInput(name, translations, structureAt(next, [name.at]))),
    record,
  );
  const indexes = (changed.children ?? []).flatMap(({ tag }, at) => (tag === 'NAME' ? [at] : []));
  // Marked before any index moves.
  const byOldIndex = new Map(indexes.map((at) => [at, changed.children?.[at]]));
  const fewer = indexes
    .filter((at) => !kept.has(at))
    .toReversed()
    .reduce((next, at) => removeName(next, [at]), changed);
  const added = wanted.reduce(
    (next, { name, translations }) =>
      name.at === null || name.at === undefined
        ? addName(next, nameInput(name, translations, undefined))
        : next,
    fewer,
  );
  // The last wanted name is preferred first, so that the first one ends at the top.
  const fresh = (added.children ?? []).filter(
    (child) => child.tag === 'NAME' && ![...byOldIndex.values()].includes(child),
  );
  const order = wanted.map(({ name }) =>
    name.at === null || name.at === undefined ? fresh.shift() : byOldIndex.get(name.at),
  );
  return order.toReversed().reduce<GedcomRecord>((next, structure) => {
    const at = (next.children ?? []).findIndex((child) => child === structure);
    return at < 0 ? next : preferName(next, [at]);
  }, added);
}

function grouped(names: readonly NameParts[]): WantedName[] {
  const groups: { name: NameParts; translations: NameParts[] }[] = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (name.language && last) last.translations.push(name);
    else groups.push({ name, translations: [] });
  }
  return groups;
}

function nameInput(
  name: NameParts,
  translations: readonly NameParts[],
  known: Parameters<typeof readName>[0] | undefined,
) {
  const parts = partsOf(name);
  const type = typeOf(name.type);
  const written = known && readName(known);
  // A form shows parts: where they say what the name says already, its own order and spelling stay.
  const same = written !== undefined && payloadOfParts(parts) === payloadOfParts(written.parts);
  return {
    parts,
    ...(same && written.payload !== '' && { payload: written.payload }),
    ...(name.type !== undefined && { type }),
    ...((translations.length > 0 || (written?.translations.length ?? 0) > 0) && {
      translations: translations.map((each) => ({
        payload: payloadOfParts(partsOf(each)),
        language: each.language ?? '',
      })),
    }),
  };
}

const typeOf = (type: string | null | undefined): NameType | null =>
  nameTypes.find((each) => each === type) ?? null;
