import { ApolloClient, HttpLink, InMemoryCache, type OperationVariables } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { getMainDefinition } from '@apollo/client/utilities/internal';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { currentDevice, deviceHeaders } from '#api-client/device.ts';
import { ApiError } from './execute.ts';

let client: ApolloClient | undefined;

/**
 * Apollo Client configured like the documented data reads: with cookies and device hints, without
 * retries. Nothing comes from a cache: a page loads its data, and refetches after a mutation.
 */
function apollo(): ApolloClient {
  client ??= new ApolloClient({
    link: new HttpLink({
      uri: '/graphql',
      credentials: 'include',
      headers: deviceHeaders(currentDevice()),
    }),
    cache: new InMemoryCache(),
    defaultOptions: {
      query: { fetchPolicy: 'no-cache' },
      mutate: { fetchPolicy: 'no-cache' },
    },
  });
  return client;
}

/** `executeInBrowser`, once Apollo Client is loaded. */
export async function executeWithApollo<Result, Variables extends object>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const { data } = await run<Result>(document, { ...variables }).catch((error: unknown) => {
    throw translated(error);
  });
  if (data === undefined || data === null) throw new ApiError('UNAVAILABLE', 'no data');
  return data;
}

/** Our schemas' results have no `null` in place of `data`, and Apollo's types allow for masking. */
function run<Result>(
  document: TypedDocumentNode<Result, never> | TypedDocumentNode<Result, object>,
  variables: OperationVariables,
): Promise<{ data?: Result | null }> {
  const typed = document as TypedDocumentNode<Result, OperationVariables>;
  const definition = getMainDefinition(document);
  const changes = definition.kind === 'OperationDefinition' && definition.operation === 'mutation';
  return changes
    ? apollo().mutate({ mutation: typed, variables })
    : apollo().query({ query: typed, variables });
}

function translated(error: unknown): unknown {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const { code, fields } = first?.extensions ?? {};
    return new ApiError(
      typeof code === 'string' ? code : 'INTERNAL',
      first?.message ?? '',
      fields as Record<string, string> | undefined, // the API writes them so
    );
  }
  // A lost connection keeps its name; any proxy error is 'resting'.
  if (error instanceof TypeError) return error;
  return new ApiError('UNAVAILABLE', error instanceof Error ? error.message : '');
}
