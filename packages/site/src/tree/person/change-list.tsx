import { instantWords } from '@infinite/schema/words/dates.en';
import type { TreeChangesQuery } from '@infinite/schema/generated/graphql';
import { UndoTreeChangeDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState, type ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { useAct } from '#settings/use-act.ts';
import { treeWords } from '#tree/tree.en.ts';

const words = treeWords.history;

type Change = TreeChangesQuery['treeChanges']['nodes'][number];

/** Changes of the tree, the latest first, each with its undo. */
export function ChangeList({ changes }: { changes: readonly Change[] }): ReactElement {
  const { viewer } = usePageContext();
  const { act, pending, ready } = useAct(UndoTreeChangeDocument);
  const [undone, setUndone] = useState<ReadonlySet<string>>(new Set());
  if (changes.length === 0) return <p>{words.none}</p>;
  const undo = async (id: string) => {
    if (await act({ id }, words.done)) setUndone(new Set([...undone, id]));
  };
  return (
    <ul className="m-0 max-w-[760px] list-none p-0">
      {changes.map((change) => {
        const isUndone = change.isUndone || undone.has(change.id);
        return (
          <li
            key={change.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-2"
          >
            <div className="min-w-0">
              <p className={isUndone ? 'm-0 line-through' : 'm-0 wrap-anywhere'}>{change.words}</p>
              <p className="m-0 text-sm text-ink-soft">
                {[
                  change.by?.name ?? words.gone,
                  instantWords(change.madeAt, viewer?.timeZone ?? 'UTC'),
                  isUndone ? words.undone : '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            {change.mayUndo && !isUndone ? (
              <Button
                size="sm"
                disabled={!ready}
                pending={pending}
                onClick={() => void undo(change.id)}
              >
                {words.undo}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
