import { emailPlaceWords as words } from '@infinite/schema/words/newsletter-console.en';
import { useState } from 'react';
import { UsableWith } from '#platform/platform-context.tsx';
import { SubPlaces } from '#components/sub-places.tsx';
import { usePlace } from '#platform/use-place.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { PlaceHeading } from '../growth/place-heading.tsx';
import { ImportResult } from './import/import-result.tsx';
import { ImportSubscribers } from './import/import-subscribers.tsx';
import { ImportsList } from './import/imports-list.tsx';
import { IssueEditor } from './issue-editor.tsx';
import { IssuesList } from './issues-list.tsx';
import { PaceSettings } from './pace-settings.tsx';
import { SubscribersList } from './subscribers-list.tsx';
import { SuppressedList } from './suppressed-list.tsx';

const views = ['issues', 'subscribers', 'imports', 'suppressed', 'pace'] as const;
const newIssue = 'new';
/** Query parameters of one view only. */
const noList = {
  ...{ issue: null, import: null, opened: null },
  ...{ after: null, q: null, state: null, reason: null },
};

/** Newsletter issues: their audience, content and results. */
export function EmailMarketing() {
  const place = usePlace();
  const links = usePlaceLinks();
  const view = views.find((known) => known === place.get('view')) ?? 'issues';
  const issue = place.get('issue');
  const importing = place.get('import') !== null;
  const openedImport = place.get('opened');
  // The editor of a new issue stays the same one when its first save gives it an id.
  const [made, setMade] = useState<string | null>(null);
  const opened = issue === newIssue || issue === made ? null : issue;
  const open = (wanted: string | null) => {
    setMade(null);
    place.go({ issue: wanted, after: null });
  };
  return (
    <>
      {view === 'issues' && issue !== null ? (
        // Writing first: an issue is left by its own link.
        <h2 className="only-read-aloud">{words.heading}</h2>
      ) : (
        <>
          <PlaceHeading title={words.heading} lead={words.lead} />
          <SubPlaces
            label={words.navigation}
            places={views.map((known) => ({
              key: known,
              label: words.views[known],
              link: links.to({ view: known, ...noList }),
              current: known === view && !importing,
            }))}
          />
        </>
      )}
      {view === 'issues' && issue === null ? (
        <IssuesList adding={links.to({ issue: newIssue, after: null })} />
      ) : null}
      {view === 'issues' && issue !== null ? (
        <IssueEditor
          key={opened ?? newIssue}
          id={opened}
          onMade={(id) => {
            setMade(id);
            place.adjust({ issue: id });
          }}
          onDuplicated={open}
          back={links.to({ issue: null, after: null })}
        />
      ) : null}
      {view === 'subscribers' && !importing ? (
        <SubscribersList importing={links.to({ ...noList, import: 'csv' })} />
      ) : null}
      {view === 'subscribers' && importing ? (
        <UsableWith right="newsletter.write">
          <ImportSubscribers
            back={links.to(noList)}
            onImported={(id) => place.go({ ...noList, view: 'imports', opened: id })}
          />
        </UsableWith>
      ) : null}
      {view === 'imports' && openedImport === null ? (
        <ImportsList importing={links.to({ ...noList, view: 'subscribers', import: 'csv' })} />
      ) : null}
      {view === 'imports' && openedImport !== null ? (
        <ImportResult key={openedImport} id={openedImport} back={links.to(noList)} />
      ) : null}
      {view === 'suppressed' ? <SuppressedList /> : null}
      {view === 'pace' ? (
        <UsableWith right="newsletter.write">
          <PaceSettings />
        </UsableWith>
      ) : null}
    </>
  );
}
