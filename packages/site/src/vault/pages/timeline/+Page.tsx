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
import { groupsOf, yearsOf } from '#vault/timeline-groups.ts';
import { timelineWords as words } from '#vault/timeline.en.ts';
import type { Data } from './+data.ts';

/** Everything of the family in the order of its time, with years to jump to. */
export function Page(): ReactElement {
  const { timeline, timelineMonths, isWithin } = useData<Data>();
  const { nodes, pageInfo } = timeline;
  if (timelineMonths.length === 0) {
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
        <YearsList years={yearsOf(timelineMonths)} />
        <div className="min-w-0 flex-1">
          {isWithin ? (
            <p className="mt-0">
              <a href={timelinePath} className="link">
                {words.latest}
              </a>
            </p>
          ) : null}
          {nodes.length === 0 ? <p>{words.nothingHere}</p> : null}
          <TimelineGrid groups={groupsOf(nodes)} />
          {pageInfo.hasNextPage && pageInfo.endCursor ? (
            <LinkButton href={earlierPath(pageInfo.endCursor)} wide>
              {words.earlier}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </div>
  );
}
