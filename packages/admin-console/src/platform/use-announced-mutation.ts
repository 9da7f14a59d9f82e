import type { OperationVariables } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { showToast } from '@infinite/ui/toast-store';
import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { refusalOf } from '@infinite/api-client/refusal-of';

const signedOutWords = adminConsoleWords.signedOut;

/** Words for each way a mutation can end. */
interface Outcomes {
  readonly done: string;
  readonly failed: string;
  readonly offline: string;
}

/** What takes back what was done, offered beside the good news. */
export interface Undo {
  readonly label: string;
  readonly run: () => void;
}

export interface AnnouncedMutation<Variables> {
  readonly pending: boolean;
  /** Announces the outcome; true when it succeeded. */
  run(variables: Variables, undo?: Undo): Promise<boolean>;
}

/** A mutation whose outcome a toast announces, after the named queries were read again. */
export function useAnnouncedMutation<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  words: Outcomes,
  reads: string[],
): AnnouncedMutation<Variables> {
  const [mutate, { loading: pending }] = useMutation<Data>(document, {
    refetchQueries: reads,
    awaitRefetchQueries: true,
  });
  return {
    pending,
    run: async (variables, undo) => {
      try {
        await mutate({ variables });
        showToast({ title: words.done, tone: 'success', act: undo });
        return true;
      } catch (error) {
        const problem = refusalOf(error);
        // The sign-in opens above the panel, and says the rest.
        if (problem.code === 'UNAUTHENTICATED') {
          showToast({ title: signedOutWords.title, description: signedOutWords.text });
          return false;
        }
        const description = problem.code === 'OFFLINE' ? words.offline : problem.words;
        showToast({ title: words.failed, description, tone: 'danger' });
        return false;
      }
    },
  };
}
