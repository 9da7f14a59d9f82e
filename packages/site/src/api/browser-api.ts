import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/**
 * Apollo Client weighs a third of a member's page, and a page comes with its data: it is loaded at
 * the first operation, or earlier by `prepareOperations`.
 */
const loadApollo = () => import('./apollo-operations.ts');

/**
 * Runs an operation from a member's page. The same as `pageContext.api` on the server.
 * @throws ApiError with the code of the first error; TypeError without a response
 */
export async function executeInBrowser<Result, Variables extends object>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const { executeWithApollo } = await loadApollo();
  return executeWithApollo(document, variables);
}

/**
 * For pages that will write: preloads the client, so that it is there if the connection is lost.
 */
export function prepareOperations(): void {
  // If it fails now, the first operation retries and reports.
  loadApollo().catch(() => undefined);
}
