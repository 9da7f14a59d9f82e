import { kindOf, type GraphIndex } from './graph-index.ts';
import { englishOutline } from './outline-words.en.ts';
import type { OutlineWords } from './outline-words.ts';
import { ownUnions } from './relatives.ts';
import { rowOf } from './rows.ts';

/** A person in a nested list: 'Anna Weber, born 1901', with unions and their children below. */
export interface OutlinePerson {
  readonly person: number;
  readonly text: string;
  /** The person stands with their unions elsewhere in the list. */
  readonly reference: boolean;
  readonly unions: readonly OutlineUnion[];
  /** Children of the person whom the list leaves out. */
  readonly hidden: number;
}

export interface OutlineUnion {
  readonly union: number;
  readonly partners: readonly number[];
  /** 'married Otto Keller, born 1899' */
  readonly text: string;
  readonly children: readonly OutlinePerson[];
}

export interface OutlineOptions {
  /** Generations below the person. 3 unless set. */
  readonly down?: number;
  /** The list grows no further once it has as many people. 2,000 unless set. */
  readonly most?: number;
  readonly words?: OutlineWords;
}

interface Draft {
  readonly person: number;
  readonly text: string;
  readonly reference: boolean;
  readonly unions: { union: number; partners: number[]; text: string; children: Draft[] }[];
  hidden: number;
  readonly depth: number;
}

/**
 * The descendants of a person as a nested list, for screen readers and for pages without scripts. Each person is
 * continued in one place alone. The nearest generations come first when the list is full.
 */
export function outlineOf(
  index: GraphIndex,
  root: number,
  options: OutlineOptions = {},
): OutlinePerson {
  const { down = 3, most = 2000, words = englishOutline } = options;
  const listed = new Set<number>();
  const drawn = new Set<number>();
  const draft = (person: number, depth: number): Draft => {
    const reference = listed.has(person);
    listed.add(person);
    return {
      person,
      text: describe(index, person, words),
      reference,
      unions: [],
      hidden: 0,
      depth,
    };
  };
  const top = draft(root, 0);
  const queue = [top];
  for (const each of queue) {
    for (const union of ownUnions(index, each.person)) {
      if (drawn.has(union)) continue;
      drawn.add(union);
      const partners = rowOf(index.partnersOf, union).filter((one) => one !== each.person);
      const text = words.union(
        kindOf(index, union),
        partners.map((partner) => describe(index, partner, words)),
      );
      const below: Draft[] = [];
      for (const child of rowOf(index.childrenOf, union)) {
        if (each.depth >= down || listed.size >= most) each.hidden += 1;
        else below.push(draft(child, each.depth + 1));
      }
      queue.push(...below);
      each.unions.push({ union, partners, text, children: below });
    }
  }
  return top;
}

/** A person in words: 'Anna Weber, born 1901, died 1980'. */
export function describe(
  { graph }: GraphIndex,
  person: number,
  words: OutlineWords = englishOutline,
): string {
  const { names, births, deaths } = graph;
  return words.person(names[person] ?? '', births[person] ?? null, deaths[person] ?? null);
}
