import type { Pedigree, Sex, UnionKind } from '../family-graph.ts';

/**
 * A part of a relationship that has a name of its own: a relation by birth (so many generations up, so many down),
 * a parent or child who is not one by birth, or a partner.
 */
export type Piece =
  | {
      readonly kind: 'blood';
      readonly up: number;
      readonly down: number;
      /** The line goes through half-siblings. */
      readonly half: boolean;
      readonly sex: Sex;
    }
  | { readonly kind: 'parent' | 'child'; readonly pedigree: Pedigree; readonly sex: Sex }
  | { readonly kind: 'partner'; readonly union: UnionKind; readonly sex: Sex };

/** How a language names relationships. `englishRelations` is one; others are put beside it. */
export interface RelationWords {
  /** The term of genealogy for a whole relationship ('second cousin once removed'), or null where there is none. */
  term(pieces: readonly Piece[]): string | null;
  /** A piece in a chain ('cousin'). */
  piece(piece: Piece): string;
  /** 'your cousin', or 'cousin of Anna' */
  belonging(term: string, of: string | null): string;
  /** 'your grandmother's cousin', or 'Anna's grandmother's cousin' */
  chain(terms: readonly string[], of: string | null): string;
  /** For paths over so many marriages that a chain says little. */
  distant(of: string | null): string;
  /** 'you', or 'the same person as Anna' */
  same(of: string | null): string;
  /** Stands for a name that is unknown. */
  readonly unnamed: string;
}
