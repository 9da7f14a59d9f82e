import type { GraphIndex } from '@infinite/kinship/graph-index';
import {
  TreeChangesDocument,
  UndoTreeChangeDocument,
  type OperationText,
} from '@infinite/schema/generated/operations';
import { showToast } from '@infinite/ui/toast-store';
import { useState } from 'react';
import { ask, type Answer } from '#api/ask.ts';
import { editWords as words } from './edit.en.ts';

/** What was done last. */
interface LastEdit {
  readonly said: string;
  /** The change to undo; null where it cannot be undone. */
  readonly changeId: string | null;
}

export interface Edits {
  /** Null before the first change. */
  readonly last: LastEdit | null;
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
  readonly undo: () => Promise<void>;
}

/** Changes of the tree, one at a time, each with its undo. */
export function useEdits(reload: () => Promise<GraphIndex | null>): Edits {
  const [last, setLast] = useState<LastEdit | null>(null);
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
        const [changeId] = await Promise.all([latestChange(), reload()]);
        setLast({ said: said(answer.data), changeId });
      } else {
        if (answer.kind === 'refused') setErrors(answer.fields);
        sayNo(words.notSaved, answer);
      }
      setPending(false);
      return answer.kind === 'data' ? answer.data : null;
    },
    undo: async () => {
      if (!last?.changeId) return;
      setPending(true);
      const answer = await ask(UndoTreeChangeDocument, { id: last.changeId });
      if (answer.kind === 'data') {
        await reload();
        setLast({ said: words.undone, changeId: null });
      } else sayNo(words.notUndone, answer);
      setPending(false);
    },
  };
}

/** The change that was just made, where it may be undone. */
async function latestChange(): Promise<string | null> {
  const answer = await ask(TreeChangesDocument, { first: 1 });
  const change = answer.kind === 'data' ? answer.data.treeChanges.nodes[0] : undefined;
  return change?.mayUndo ? change.id : null;
}

function sayNo(title: string, answer: Exclude<Answer<unknown>, { kind: 'data' }>): void {
  const description = answer.kind === 'refused' ? answer.words : words.offline;
  showToast({ title, description, tone: 'danger' });
}
