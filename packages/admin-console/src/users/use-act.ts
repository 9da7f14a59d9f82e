import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { usersConsoleWords } from '#users/users.en.ts';
import { showToast } from '@infinite/ui/toast-store';
import { problemOf } from '#platform/problem.ts';

const words = usersConsoleWords.acts;

export interface Act<Variables> {
  readonly pending: boolean;
  /** Says how it went; true when it was done. */
  run(variables: Variables): Promise<boolean>;
}

/** Something done to an account: what it did is told, and the log of the account read anew. */
export function useAct<Data, Variables extends { id: string }>(
  document: TypedDocumentNode<Data, Variables>,
  done: string,
): Act<Variables> {
  const [mutate, { loading: pending }] = useMutation<Data, { id: string }>(document, {
    refetchQueries: ['AuditEvents'],
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
