import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** An error of the API, with its stable code; see the error codes of the contract. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/**
 * Whether the API refused for this reason. On the server `instanceof` does not work: pages and the
 * plugin that runs their operations are two bundles, each with its own class.
 */
export function isRefusal(error: unknown, code: string): boolean {
  return (
    error instanceof Error && error.name === 'ApiError' && 'code' in error && error.code === code
  );
}

export interface ApiOnServer {
  /** @throws ApiError with the code of the first error */
  execute<Result, Variables extends object>(
    document: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ): Promise<Result>;
}
