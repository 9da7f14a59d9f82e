import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/**
 * Apollo Client weighs a third of a member's page, and a page comes with its data: it is fetched
 * when the first operation needs it, or ahead of that by `prepareOperations`.
 */
const loadApollo = () => import('./apollo-operations.ts');

/**
 * Runs an operation from a member's page. The same as `pageContext.api` on the server.
 * @throws ApiError with the code of the first error; TypeError when no answer came
 */
export async function executeInBrowser<Result, Variables extends object>(
  document: TypedDocumentNode<Result, Variables>,
  variables: Variables,
): Promise<Result> {
  const { executeWithApollo } = await loadApollo();
  return executeWithApollo(document, variables);
}

/** For pages that will write: what they need is there before the line may go. */
export function prepareOperations(): void {
  // Should it fail now, the first operation tries again and tells.
  loadApollo().catch(() => undefined);
}
