import { graphiqlWords } from '#graphiql/graphiql.en.ts';
import type { Config } from 'vike/types';

/** Shown at /graphql to browsers; see `explorerAddress` of the API. */
export default {
  route: '/graphiql',
  title: `${graphiqlWords.title} | Infinite Connections`,
  description: graphiqlWords.description,
  canonicalPath: '/graphql',
  indexed: false,
} satisfies Config;
