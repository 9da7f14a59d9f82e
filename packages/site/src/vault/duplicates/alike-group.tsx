import type { AlikeItemsQuery } from '@infinite/schema/generated/graphql';
import {
  KeepOneOfDocument,
  MarkDifferentDocument,
  RestoreRecordingDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { AlikeItem } from './alike-item.tsx';
import { duplicatesWords as words } from './duplicates.en.ts';

type Group = AlikeItemsQuery['alikeItems']['groups'][number];
type Decided = { readonly moved: readonly string[] } | 'different' | null;

/** Items that are the same or look alike, side by side, and what can be decided about them. */
export function AlikeGroup({ group }: { group: Group }): ReactElement {
  const { sameFile, items } = group;
  const [decided, setDecided] = useState<Decided>(null);
  const keep = useAct(KeepOneOfDocument);
  const differ = useAct(MarkDifferentDocument);
  const restore = useAct(RestoreRecordingDocument);
  const ids = items.map(({ recording }) => recording.id);
  const isReady = keep.ready && !keep.pending && !differ.pending;

  const onKeep = async (keepId: string) => {
    const done = await keep.act({ keepId, recordingIds: ids }, null);
    if (done) setDecided({ moved: done.keepOneOf });
  };
  const onDifferent = async () => {
    if (await differ.act({ recordingIds: ids }, null)) setDecided('different');
  };
  const onUndo = async (moved: readonly string[]) => {
    for (const id of moved) if (!(await restore.act({ id }, null))) return;
    setDecided(null);
  };

  const heading = sameFile ? words.sameFile(items.length) : words.alike(items.length);
  return (
    <section aria-label={heading} className="border-b border-rule py-8 last:border-b-0">
      <h2 className="mt-0 mb-4 text-xl">{heading}</h2>
      <div role="status">
        {decided === 'different' ? <p className="m-0">{words.remembered}</p> : null}
        {decided && decided !== 'different' ? (
          <p className="m-0 flex flex-wrap items-center gap-3">
            {words.moved(decided.moved.length)}
            <Button size="sm" pending={restore.pending} onClick={() => void onUndo(decided.moved)}>
              {words.undo}
            </Button>
          </p>
        ) : null}
      </div>
      {decided ? null : (
        <>
          <ul className="m-0 grid list-none grid-cols-1 gap-6 p-0 sm:grid-cols-2 lg:grid-cols-3">
            {items.map((item) => (
              <AlikeItem
                key={item.recording.id}
                item={item}
                mayKeep={items.some((other) => other !== item && other.mayDelete)}
                isReady={isReady}
                onKeep={() => void onKeep(item.recording.id)}
              />
            ))}
          </ul>
          <Button
            variant="quiet"
            className="mt-4 -ml-3 px-3!"
            disabled={!isReady}
            pending={differ.pending}
            onClick={() => void onDifferent()}
          >
            {sameFile ? words.keepAll : words.different}
          </Button>
        </>
      )}
    </section>
  );
}
