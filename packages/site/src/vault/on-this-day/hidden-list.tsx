import type { OnThisDayQuery } from '@infinite/schema/generated/graphql';
import { ShowOnThisDayDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { useState, type ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { monthDayWords } from './day-names.ts';
import { onThisDayWords as words } from './on-this-day.en.ts';

type Hidden = OnThisDayQuery['onThisDayHidden'][number];

/** Days and people that the member leaves out, each with a way back. */
export function HiddenList({ hidden }: { hidden: readonly Hidden[] }): ReactElement {
  const [back, setBack] = useState<ReadonlySet<string>>(new Set());
  const { act, pending, ready } = useAct(ShowOnThisDayDocument);
  const left = hidden.filter(({ id }) => !back.has(id));
  const show = async (id: string, what: string) => {
    if (await act({ id }, words.shownAgain(what))) setBack(new Set([...back, id]));
  };
  return (
    <section aria-labelledby="left-out" className="mt-12 max-w-[560px]">
      <h2 id="left-out" className="m-0 text-xl">
        {words.settings}
      </h2>
      <p className="mt-1 text-ink-soft">{words.settingsHint}</p>
      {left.length === 0 ? <p>{words.nothingHidden}</p> : null}
      <ul className="m-0 list-none p-0">
        {left.map(({ id, monthDay, person }) => {
          const what = person?.name ?? monthDayWords(monthDay ?? '');
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 border-b border-rule py-2"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{what}</span>
              <Button
                aria-label={words.undoOf(what)}
                disabled={!ready || pending}
                onClick={() => void show(id, what)}
              >
                {words.undo}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
