import type { Place } from '#tree/use-explorer.ts';

/** What the tree of a member is opened with. */
export interface ExplorerProps {
  /** The page: the tree, the builder or the voices. */
  readonly base: string;
  readonly first: Place;
  /** The person whom the reader is. */
  readonly selfId: string | null;
  readonly mayAdd: boolean;
  /** Changes many at once. */
  readonly mayMerge: boolean;
  readonly editing: boolean;
}
