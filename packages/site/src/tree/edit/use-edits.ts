import type { GraphIndex } from '@infinite/kinship/graph-index';
import type { OperationText } from '@infinite/schema/generated/operations';
import { showToast } from '@infinite/ui/toast-store';
import { useState } from 'react';
import { ask } from '#api/ask.ts';
import { editWords as words } from './edit.en.ts';

export interface Edits {
  /** What was just done, in words; null before the first change. */
  readonly last: string | null;
  readonly pending: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly forgetErrors: () => void;
  /**
   * Changes the tree and reads it again.
   * @param said what was done, in words
   * @returns what was answered; null where it was not done, which the page has said then
   */
  readonly run: <Data, Variables extends object>(
    operation: OperationText<Data, Variables>,
    variables: Variables,
    said: (data: Data) => string,
  ) => Promise<Data | null>;
}

/** Changes of the tree, one at a time. @param onShown makes a person the current one */
export function useEdits(reload: () => Promise<GraphIndex | null>): Edits {
  const [last, setLast] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  return {
    ...{ last, pending, errors },
    forgetErrors: () => setErrors({}),
    run: async (operation, variables, said) => {
      setPending(true);
      setErrors({});
      const answer = await ask(operation, variables);
      if (answer.kind === 'data') {
        await reload();
        setLast(said(answer.data));
        setPending(false);
        return answer.data;
      }
      setPending(false);
      if (answer.kind === 'refused') setErrors(answer.fields);
      showToast({
        title: words.notSaved,
        description: answer.kind === 'refused' ? answer.words : words.offline,
        tone: 'danger',
      });
      return null;
    },
  };
}
