/** What a family keeps and can talk about. Features join by `familySubjects` of the API. */
export const subjectKinds = ['RECORDING', 'TREE_PERSON'] as const;
export type SubjectKindName = (typeof subjectKinds)[number];

/** What a relative can leave beside a memory or a comment, in the order it is offered. */
export const reactionKinds = ['HEART', 'THANKS', 'SMILE', 'TEAR', 'CANDLE'] as const;
export type ReactionKindName = (typeof reactionKinds)[number];

export const commentLimits = {
  /** As a reader counts them; a mention counts as one. */
  characters: 4000,
  mentions: 20,
  page: 20,
  pageMax: 50,
  /** Replies that come with a comment; the rest is a list of its own. */
  repliesShown: 3,
  /** Names that come with the count of a reaction. */
  namesShown: 12,
  /** Things whose counts are asked for at once. */
  subjectsAtOnce: 100,
} as const;

export const collaborationRateLimits = {
  comments: { max: 300, perSeconds: 3600 },
  reactions: { max: 1200, perSeconds: 3600 },
} as const;

export const presenceLimits = {
  /** How often a process looks at who came and went: what many do at once is one statement. */
  tickMs: 1000,
  /** The way from one page to the next, over a slow line, is not a leave. */
  graceMs: 8000,
  renewMs: 10_000,
  /** What a crashed process wrote is void after this. */
  expiresMs: 30_000,
} as const;
