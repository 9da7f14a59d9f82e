/**
 * How large one GraphQL operation may be, fragments written out. The product's own operations
 * stay far below; GraphiQL's introspection just fits.
 */
export const graphqlLimits = {
  depth: 16,
  fields: 1000,
  aliases: 30,
  /** A page never does more than a few things at once; a flood of attempts would. */
  mutationFields: 10,
  tokens: 15_000,
  /** Points of one operation (see `apiCosts`), for every caller. */
  cost: 60_000,
} as const;
