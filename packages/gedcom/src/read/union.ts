import {
  placedBelow,
  readAnnotations,
  readAssociations,
  readIds,
  readRestrictions,
  type Annotations,
  type Association,
  type IndexPath,
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
import { pointerOf, textBelow } from '#structure-queries.ts';
import type { GedcomRecord } from '#structure.ts';

/** HUSB and WIFE are two places of a record, whatever the sex of who stands in them. */
export interface Partner {
  readonly path: IndexPath;
  readonly slot: 'HUSB' | 'WIFE';
  /** Null for `@VOID@`: a partner who is not known. */
  readonly individual: string | null;
  readonly phrase: string | null;
}

export interface UnionChild {
  readonly path: IndexPath;
  readonly individual: string | null;
  readonly phrase: string | null;
}

export type UnionKind = 'married' | 'partners' | 'divorced' | 'unknown';

export interface Union extends Annotations {
  readonly id: string | null;
  /** None, one or two; files that break the rule may hold more. */
  readonly partners: readonly Partner[];
  /** In the order of the record, which GEDCOM 7 prefers to be birth order. */
  readonly children: readonly UnionChild[];
  readonly facts: readonly Fact[];
  readonly nonEvents: readonly NonEvent[];
  readonly kind: UnionKind;
  readonly associations: readonly Association[];
  readonly restrictions: readonly Restriction[];
  readonly ids: RecordIds;
}

/** Reads a FAM record. */
export function readUnion(record: GedcomRecord, options: ReadingOptions = {}): Union {
  const facts = readFacts(record, 'FAM', options);
  const nonEvents = readNonEvents(record, 'FAM');
  return {
    id: record.xref,
    partners: placedBelow(record, [], 'HUSB', 'WIFE').map(([link, path]) => ({
      path,
      slot: link.tag === 'HUSB' ? 'HUSB' : 'WIFE',
      individual: pointerOf(link),
      phrase: textBelow(link, 'PHRASE'),
    })),
    children: placedBelow(record, [], 'CHIL').map(([link, path]) => ({
      path,
      individual: pointerOf(link),
      phrase: textBelow(link, 'PHRASE'),
    })),
    facts,
    nonEvents,
    kind: kindOf(facts, nonEvents),
    associations: readAssociations(record, []),
    restrictions: readRestrictions(record),
    ids: readIds(record),
    ...readAnnotations(record),
  };
}

const beginnings = ['MARR', 'MARB', 'MARC', 'MARL', 'MARS'];
const ends = ['DIV', 'ANUL'];

/** A couple that married again after its divorce is married. */
function kindOf(facts: readonly Fact[], nonEvents: readonly NonEvent[]): UnionKind {
  const changes = facts.filter(({ tag }) => tag === 'MARR' || ends.includes(tag));
  const last = inOrderOfDates(changes).at(-1);
  if (last) return last.tag === 'MARR' ? 'married' : 'divorced';
  if (facts.some(({ tag }) => beginnings.includes(tag))) return 'married';
  const unmarried = nonEvents.some(({ tag, date }) => tag === 'MARR' && !date);
  return unmarried || facts.some(isPartnership) ? 'partners' : 'unknown';
}

/** Undated changes keep their place in the record, with a divorce after a marriage. */
function inOrderOfDates(changes: readonly Fact[]): Fact[] {
  const dayOf = ({ date }: Fact) => date?.range.from ?? date?.range.to ?? null;
  const undatedLast = (fact: Fact) => (ends.includes(fact.tag) ? 1 : 0);
  return changes.toSorted((a, b) => {
    const [dayA, dayB] = [dayOf(a), dayOf(b)];
    if (dayA === null || dayB === null) return undatedLast(a) - undatedLast(b);
    return dayA - dayB;
  });
}

function isPartnership({ tag, type, value }: Fact): boolean {
  if (tag === 'ENGA') return true;
  const words = `${type ?? ''} ${value ?? ''}`;
  return (
    (tag === 'EVEN' || tag === 'FACT') &&
    /partner|civil union|common.law|cohabit|living together/i.test(words)
  );
}
