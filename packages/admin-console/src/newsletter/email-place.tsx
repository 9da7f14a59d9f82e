import { emailPlaceWords as words } from '@infinite/schema/words/newsletter-console.en';
import clsx from 'clsx';
import { useState } from 'react';
import { UsableWith } from '#platform/platform-context.tsx';
import { usePlace } from '#platform/use-place.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { PlaceHeading } from '../growth/place-heading.tsx';
import { IssueEditor } from './issue-editor.tsx';
import { IssuesList } from './issues-list.tsx';
import { PaceSettings } from './pace-settings.tsx';
import { SubscribersList } from './subscribers-list.tsx';
import { SuppressedList } from './suppressed-list.tsx';

const views = ['issues', 'subscribers', 'suppressed', 'pace'] as const;
const newIssue = 'new';

/** Newsletter issues: their audience, content and results. */
export function EmailMarketing() {
  const place = usePlace();
  const links = usePlaceLinks();
  const view = views.find((known) => known === place.get('view')) ?? 'issues';
  const issue = place.get('issue');
  // The editor of a new issue stays the same one when its first save gives it an id.
  const [made, setMade] = useState<string | null>(null);
  const opened = issue === newIssue || issue === made ? null : issue;
  const open = (wanted: string | null) => {
    setMade(null);
    place.go({ issue: wanted, after: null });
  };
  return (
    <>
      <PlaceHeading title={words.heading} lead={words.lead} />
      <nav aria-label={words.navigation} className="mt-4 mb-5 flex flex-wrap gap-x-2">
        {views.map((known) => (
          <a
            key={known}
            aria-current={known === view ? 'page' : undefined}
            {...links.to({ view: known, issue: null, after: null, q: null, state: null })}
            className={clsx(
              'inline-flex min-h-11 items-center rounded-md px-4 font-semibold no-underline',
              known === view ? 'bg-accent-tint text-accent' : 'bg-transparent text-ink-soft',
            )}
          >
            {words.views[known]}
          </a>
        ))}
      </nav>
      {view === 'issues' && issue === null ? <IssuesList onAdd={() => open(newIssue)} /> : null}
      {view === 'issues' && issue !== null ? (
        <IssueEditor
          key={opened ?? newIssue}
          id={opened}
          onMade={(id) => {
            setMade(id);
            place.adjust({ issue: id });
          }}
          onBack={() => open(null)}
        />
      ) : null}
      {view === 'subscribers' ? <SubscribersList /> : null}
      {view === 'suppressed' ? <SuppressedList /> : null}
      {view === 'pace' ? (
        <UsableWith right="newsletter.write">
          <PaceSettings />
        </UsableWith>
      ) : null}
    </>
  );
}
