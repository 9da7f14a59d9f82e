import { readName, type PersonName } from '#names/name.ts';
import {
  placedBelow,
  readAnnotations,
  readAssociations,
  readIds,
  readNotes,
  readRestrictions,
  type Annotations,
  type Association,
  type IndexPath,
  type Note,
  type RecordIds,
  type Restriction,
} from '#read/annotations.ts';
import {
  readFacts,
  readNonEvents,
  type Fact,
  type NonEvent,
  type ReadingOptions,
} from '#read/facts.ts';
import { firstBelow, pointerOf, pointersBelow, textBelow } from '#structure-queries.ts';
import type { GedcomRecord } from '#structure.ts';

/** As recorded: male, female, neither, unknown. */
export type Sex = 'M' | 'F' | 'X' | 'U';

/** How a child belongs to a union; null: not recorded, by birth as far as is known. */
export const pedigrees = ['BIRTH', 'ADOPTED', 'FOSTER', 'SEALING', 'OTHER'] as const;
export type Pedigree = (typeof pedigrees)[number];

export interface IndividualName extends PersonName, Annotations {
  readonly path: IndexPath;
}

export interface ParentLink {
  readonly path: IndexPath;
  /** The FAM record; null for `@VOID@`: parents who are not known. */
  readonly union: string | null;
  readonly pedigree: Pedigree | null;
  /** 'step', in the words of who recorded it. */
  readonly pedigreePhrase: string | null;
  /** CHALLENGED, DISPROVEN or PROVEN. */
  readonly status: string | null;
  readonly notes: readonly Note[];
}

export interface PartnerLink {
  readonly path: IndexPath;
  readonly union: string | null;
  readonly notes: readonly Note[];
}

export interface Individual extends Annotations {
  readonly id: string | null;
  readonly names: readonly IndividualName[];
  readonly sex: Sex;
  readonly facts: readonly Fact[];
  readonly nonEvents: readonly NonEvent[];
  readonly asChild: readonly ParentLink[];
  readonly asPartner: readonly PartnerLink[];
  readonly associations: readonly Association[];
  readonly restrictions: readonly Restriction[];
  readonly ids: RecordIds;
  /** Records that may be about the same person. */
  readonly aliases: readonly string[];
}

/** Reads an INDI record. What it does not know stays in the record. */
export function readIndividual(record: GedcomRecord, options: ReadingOptions = {}): Individual {
  return {
    id: record.xref,
    names: placedBelow(record, [], 'NAME').map(([structure, path]) => ({
      path,
      ...readName(structure),
      ...readAnnotations(structure, path),
    })),
    sex: sexOf(textBelow(record, 'SEX')),
    facts: readFacts(record, 'INDI', options),
    nonEvents: readNonEvents(record, 'INDI'),
    asChild: readParentLinks(record),
    asPartner: placedBelow(record, [], 'FAMS').map(([link, path]) => ({
      path,
      union: pointerOf(link),
      notes: readNotes(link, path),
    })),
    associations: readAssociations(record, []),
    restrictions: readRestrictions(record),
    ids: readIds(record),
    aliases: pointersBelow(record, 'ALIA'),
    ...readAnnotations(record),
  };
}

function sexOf(payload: string | null): Sex {
  return payload === 'M' || payload === 'F' || payload === 'X' ? payload : 'U';
}

function readParentLinks(record: GedcomRecord): ParentLink[] {
  return placedBelow(record, [], 'FAMC').map(([link, path]) => {
    const pedigree = firstBelow(link, 'PEDI');
    return {
      path,
      union: pointerOf(link),
      pedigree: pedigrees.find((each) => each === pedigree?.payload) ?? null,
      pedigreePhrase: textBelow(pedigree, 'PHRASE'),
      status: textBelow(link, 'STAT'),
      notes: readNotes(link, path),
    };
  });
}

/** The name to show: the first, which GEDCOM 7 prefers; undefined when none is recorded. */
export function mainName({ names }: Pick<Individual, 'names'>): IndividualName | undefined {
  return names[0];
}

/** The first fact with one of `tags`, in the order of the tags, then of the record. */
export function firstFact(
  { facts }: { readonly facts: readonly Fact[] },
  ...tags: readonly string[]
): Fact | undefined {
  for (const tag of tags) {
    const found = facts.find((fact) => fact.tag === tag);
    if (found) return found;
  }
  return undefined;
}
