import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { useAnnouncedMutation, type AnnouncedMutation } from '#platform/use-announced-mutation.ts';

/** A mutation of an operator; the named queries are read again after it. */
export function useOperation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  done: string,
  reads: string[],
): AnnouncedMutation<Variables> {
  const { failed, offline } = databaseConsoleWords;
  return useAnnouncedMutation(document, { done, failed, offline }, reads);
}
