/**
 * A family tree in columns, so that 100,000 people are small JSON. The API answers it
 * (`GET /api/tree/graph`), the site and the desktop application read it. People and unions are numbers:
 * places in these columns.
 */
export interface FamilyGraph {
  /** Changes with every change of the tree; the ETag of the answer. */
  readonly version: string;
  readonly ids: readonly string[];
  /** Names to show; '' is unknown. */
  readonly names: readonly string[];
  /** One character a person: M, F, X (another sex) or U (unknown). */
  readonly sexes: string;
  /** Years. */
  readonly births: readonly (number | null)[];
  /** Years. */
  readonly deaths: readonly (number | null)[];
  /** Bits of `PersonFlag`. */
  readonly flags: readonly number[];
  readonly unionIds: readonly string[];
  /** The partners of each union, any number of people. */
  readonly partners: readonly (readonly number[])[];
  /** The children of each union, in birth order. */
  readonly children: readonly (readonly number[])[];
  /**
   * For each union null, when every child was born to it, or one character a child: b birth, a adopted,
   * f foster, s sealing, t step, o other.
   */
  readonly pedigrees: readonly (string | null)[];
  /** One character a union: m married, p partners, d divorced, u unknown. */
  readonly kinds: string;
}

/** Bits of `FamilyGraph.flags`. */
export const PersonFlag = { living: 1, voice: 2, photo: 4, withheld: 8, deceased: 16 } as const;

/** M, F, X (another sex) or U (unknown). */
export type Sex = 'M' | 'F' | 'X' | 'U';

/** b birth, a adopted, f foster, s sealing, t step, o other. */
export type Pedigree = 'b' | 'a' | 'f' | 's' | 't' | 'o';

/** m married, p partners, d divorced, u unknown. */
export type UnionKind = 'm' | 'p' | 'd' | 'u';
