/** Lists of accounts for administrators. */
export const userLimits = {
  page: 50,
  pageMax: 100,
  /** GET /api/admin/users answers so many in one call, the newest first; `Link` leads on. */
  restPage: 1000,
  searchCharacters: 100,
  reasonCharacters: 500,
  pageSizes: [25, 50, 100],
  /** What a search finds is counted up to this many; the console then says 'more than'. */
  countedMost: 1000,
  /** Rows of billing, or of failed deliveries, on an account's page. */
  pageRows: 20,
  /** Accounts that one bulk act, or one export of chosen ones, takes. */
  bulkMax: 10_000,
  /** Each call of a bulk act carries so many of them. */
  bulkChunk: 100,
} as const;

/** In which order accounts are listed. */
export const userOrders = ['CREATED', 'USERNAME', 'EMAIL', 'LAST_SEEN'] as const;
export type UserOrder = (typeof userOrders)[number];

/** By what an administrator narrows the list of users beside plan and role. */
export const userStates = ['verified', 'unverified', 'suspended'] as const;
export type UserState = (typeof userStates)[number];
