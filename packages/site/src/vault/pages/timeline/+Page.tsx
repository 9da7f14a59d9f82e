import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { TimelineGrid } from '#vault/components/timeline-grid.tsx';
import { VaultPlaces } from '#vault/components/vault-places.tsx';
import { YearsList } from '#vault/components/years-list.tsx';
import { earlierPath, timelinePath } from '#vault/paths.ts';
import { monthsOf, yearsOf } from '#vault/timeline-groups.ts';
import { timelineWords as words } from '#vault/timeline.en.ts';
import type { Data } from './+data.ts';

/** Everything of the family in the order of its time, with years to jump to. */
export function Page(): ReactElement {
  const { nodes, events, next, months, isWithin } = useData<Data>();
  const isEmpty = nodes.length === 0 && events.length === 0;
  if (months.length === 0 && isEmpty && !isWithin) {
    const add = <LinkButton href={voiceRecordingsPath}>{words.add}</LinkButton>;
    return (
      <div className="page-column pb-20">
        <PageHeading title={words.title} lead={words.lead} />
        <VaultPlaces current={timelinePath} />
        <EmptyState title={words.empty} action={add}>
          {words.emptyHint}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <VaultPlaces current={timelinePath} />
      <div className="lg:flex lg:gap-8">
        <YearsList years={yearsOf(months)} />
        <div className="min-w-0 flex-1">
          {isWithin ? (
            <p className="mt-0">
              <a href={timelinePath} className="link">
                {words.latest}
              </a>
            </p>
          ) : null}
          {isEmpty ? <p>{words.nothingHere}</p> : null}
          <TimelineGrid months={monthsOf(nodes, events)} />
          {next ? (
            <LinkButton href={earlierPath(next)} wide>
              {words.earlier}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </div>
  );
}
