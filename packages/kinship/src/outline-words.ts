import type { UnionKind } from './family-graph.ts';

/** What an outline says, for other languages. */
export interface OutlineWords {
  person(name: string, born: number | null, died: number | null): string;
  union(kind: UnionKind, partners: readonly string[]): string;
}
