import type { OperationVariables } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { databaseConsoleWords as words } from '#operations/operations.en.ts';
import { showToast } from '@infinite/ui/toast-store';
import { problemOf } from '#platform/problem.ts';

/** Something an operator does: how it went is told, and the named queries are read anew. */
export function useOperation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  done: string,
  reads: string[],
): { pending: boolean; run: (variables: Variables) => Promise<boolean> } {
  const [mutate, { loading: pending }] = useMutation<Data>(document, {
    refetchQueries: reads,
    awaitRefetchQueries: true,
  });
  return {
    pending,
    run: async (variables) => {
      try {
        await mutate({ variables });
        showToast({ title: done, tone: 'success' });
        return true;
      } catch (error) {
        const problem = problemOf(error);
        const description = problem.code === 'OFFLINE' ? words.offline : problem.words;
        showToast({ title: words.failed, description, tone: 'danger' });
        return false;
      }
    },
  };
}
