export const treeVoiceLimits = {
  /** Recordings of one person or union. */
  perRecord: 200,
  /** Of what is said, quoted in a citation; as a reader counts them. */
  quoteCharacters: 1000,
  /** Longest stretch that states one fact. */
  spanMs: 10 * 60_000,
  /** Voices of one branch, and people in whom they are looked for. */
  branch: 200,
  branchPeople: 5000,
  /** Questions about one person that wait for an answer. */
  asked: 20,
  /** Proposals of one transcript. */
  proposals: 300,
} as const;

export const branchDirections = ['UP', 'DOWN'] as const;
export type BranchDirectionName = (typeof branchDirections)[number];

/** QUAY of GEDCOM 7: unreliable, questionable, secondary, primary. */
export const citationQualities = [0, 1, 2, 3] as const;

export const treeProposalKinds = ['PERSON', 'PLACE', 'DATE', 'FACT'] as const;
export type TreeProposalKindName = (typeof treeProposalKinds)[number];
