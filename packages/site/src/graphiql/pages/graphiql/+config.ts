import { graphiqlWords } from '#graphiql/graphiql.en.ts';
import { definePage } from '#seo/define-page.ts';

/** Shown at /graphql to browsers; see `explorerAddress` of the API. */
export default definePage({
  route: '/graphiql',
  canonicalPath: '/graphql',
  audience: 'member',
  title: `${graphiqlWords.title} | Infinite Connections`,
  description: graphiqlWords.description,
});
