import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { askForPasswordLink } from './password-link.ts';
import { noteAnswers } from './server-answers.ts';

export interface ConsoleClientOptions {
  /** '/graphql' in a browser, the chosen server's in the application. */
  readonly uri: string;
  readonly headers?: Record<string, string>;
  readonly fetch?: typeof fetch;
  /** The session ran out while the console was open. */
  readonly onSignedOut: () => void;
}

/**
 * Apollo Client of the console. Cached data shows at once when a place is opened again, and is
 * refetched, because several people work on the same lists.
 */
export function createConsoleClient(options: ConsoleClientOptions): ApolloClient {
  const { uri, headers, fetch, onSignedOut } = options;
  const noticeSignOut = new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    if (error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')) {
      onSignedOut();
    }
  });
  return new ApolloClient({
    link: ApolloLink.from([
      noticeSignOut,
      askForPasswordLink,
      noteAnswers,
      new HttpLink({ uri, credentials: 'include', headers, fetch }),
    ]),
    cache: new InMemoryCache({
      // Singletons: the result of a mutation updates every place that reads them.
      typePolicies: { SystemSettings: { keyFields: [] }, SiteSettings: { keyFields: [] } },
    }),
    defaultOptions: {
      watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' },
      query: { fetchPolicy: 'no-cache' },
    },
  });
}
