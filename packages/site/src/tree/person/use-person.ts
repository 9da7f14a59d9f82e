import type { TreePersonQuery } from '@infinite/schema/generated/graphql';
import { TreePersonDocument } from '@infinite/schema/generated/operations';
import { useEffect, useState } from 'react';
import { ask } from '#api/ask.ts';

export type PersonDetails = NonNullable<TreePersonQuery['treeIndividual']>;

interface Read {
  readonly id: string;
  /** Of the tree. */
  readonly version: string;
  readonly details: PersonDetails | null;
}

/** What is known of a person. @param version of the tree: it is read again when that changes */
export function usePerson(
  id: string,
  version: string,
): { readonly details: PersonDetails | null; readonly failed: boolean } {
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    let isLate = false;
    void ask(TreePersonDocument, { id }).then((answer) => {
      if (isLate) return;
      setRead({ id, version, details: answer.kind === 'data' ? answer.data.treeIndividual : null });
    });
    return () => {
      isLate = true;
    };
  }, [id, version]);
  const mine = read?.id === id ? read : null;
  return { details: mine?.details ?? null, failed: mine !== null && mine.details === null };
}
