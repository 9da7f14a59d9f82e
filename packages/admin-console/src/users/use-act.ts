import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useAnnouncedMutation, type AnnouncedMutation } from '#platform/use-announced-mutation.ts';
import { usersConsoleWords } from '#users/users.en.ts';

/** A mutation of one account; the log of the account is read again after it. */
export function useAct<Data, Variables extends { id: string }>(
  document: TypedDocumentNode<Data, Variables>,
  done: string,
): AnnouncedMutation<Variables> {
  const { failed, offline } = usersConsoleWords.acts;
  return useAnnouncedMutation(document, { done, failed, offline }, [
    'AuditEvents',
    'SecurityEvents',
  ]);
}
