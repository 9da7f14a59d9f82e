import { commentLimits, reactionKinds } from '#catalogue/collaboration.ts';
import { searchLimits } from '#catalogue/search.ts';

/**
 * What a call costs an API key: a point for each field that may be answered, lists counted by
 * their length. The bucket leaks by `perSecond`; a page of 50 letters with eight fields costs 402.
 */
export const apiCosts = {
  capacity: 60_000,
  perSecond: 1000,
  /** Beside the fields of its answer. */
  mutation: 10,
  restCall: 10,
  /** Of a connection without `first`, and the most one can ask for. */
  page: 50,
  pageMax: 100,
  /** Of another list of objects, whose length nobody says beforehand. */
  list: 10,
  /** Lists that the server keeps shorter, as `Type.field`. */
  lists: {
    'Comment.replies': commentLimits.repliesShown,
    // `first` is counted at `search` already.
    'SearchResults.hits': searchLimits.shown,
    'Comment.reactions': reactionKinds.length,
  } as Readonly<Record<string, number>>,
  /** A process takes points from the database by so many, and so writes once in a while. */
  portion: 2000,
} as const;
