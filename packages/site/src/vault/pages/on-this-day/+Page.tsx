import {
  HideOnThisDayDocument,
  OnThisDayHiddenDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { PageHeading } from '@infinite/ui/page-heading';
import { useState, type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { ask } from '#api/ask.ts';
import { useAct } from '#settings/use-act.ts';
import { ItemGrid } from '#vault/components/item-grid.tsx';
import { VaultPlaces } from '#vault/components/vault-places.tsx';
import { monthDayWords, monthName } from '#vault/on-this-day/day-names.ts';
import { HiddenList } from '#vault/on-this-day/hidden-list.tsx';
import { itemsByYear } from '#vault/on-this-day/items-by-year.ts';
import { onThisDayWords as words } from '#vault/on-this-day/on-this-day.en.ts';
import { onThisDayPath } from '#vault/paths.ts';
import type { Data } from './+data.ts';

/** What was taken on this date in earlier years, and what the member leaves out of it. */
export function Page(): ReactElement {
  const { onThisDay: day, onThisDayHidden } = useData<Data>();
  const [hidden, setHidden] = useState(onThisDayHidden);
  const [isHidden, setIsHidden] = useState(day.hidden);
  const hide = useAct(HideOnThisDayDocument);
  const today = monthDayWords(day.today);
  const isEmpty = day.onThisDay.length + day.inThisMonth.length === 0;
  const onHide = async () => {
    const monthDay = day.today.slice(5);
    if (!(await hide.act({ input: { monthDay } }, words.dayHidden(today)))) return;
    setIsHidden(true);
    const answer = await ask(OnThisDayHiddenDocument, {});
    if (answer.kind === 'data') setHidden(answer.data.onThisDayHidden);
  };
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead(today)} />
      <VaultPlaces current={onThisDayPath} />
      {isHidden ? (
        <p className="mt-0">{words.isHidden}</p>
      ) : isEmpty ? (
        <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>
      ) : (
        <>
          {itemsByYear(day.onThisDay).map(({ year, items }) => (
            <section key={year} aria-labelledby={`year-${year}`} className="mb-8">
              <h2 id={`year-${year}`} className="m-0 mb-2 text-xl">
                {words.year(year, Number(day.today.slice(0, 4)) - year)}
              </h2>
              <ItemGrid items={items} />
            </section>
          ))}
          {day.inThisMonth.length > 0 ? (
            <section aria-labelledby="month" className="mb-8">
              <h2 id="month" className="m-0 text-xl">
                {words.month(monthName(day.today))}
              </h2>
              <p className="mt-1 mb-2 text-ink-soft">{words.monthHint}</p>
              <ItemGrid items={day.inThisMonth.map(({ recording }) => recording)} />
            </section>
          ) : null}
          <Button disabled={!hide.ready} pending={hide.pending} onClick={() => void onHide()}>
            {words.hideDay}
          </Button>
        </>
      )}
      <HiddenList hidden={hidden} />
    </div>
  );
}
