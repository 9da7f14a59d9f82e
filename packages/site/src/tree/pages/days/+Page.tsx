import { EmptyState } from '@infinite/ui/empty-state';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { useState } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { CalendarList } from '#tree/days/calendar-list.tsx';
import { ComingDays } from '#tree/days/coming-days.tsx';
import { treePath } from '#tree/paths.ts';
import { treeWords } from '#tree/tree.en.ts';
import { treeDaysWords as words } from '#tree/days/days.en.ts';
import { NewCalendar } from '#tree/days/new-calendar.tsx';
import type { Data } from './+data.ts';

/** The days of the family tree that return, and calendars of them. */
export function Page() {
  const { viewer } = usePageContext();
  const data = useData<Data>();
  if (!viewer || !data) {
    return (
      <div className="page-column pb-20">
        <PageHeading title={words.title} lead={words.notMember} />
      </div>
    );
  }
  return <Days data={data} family={viewer.family.name} timeZone={viewer.timeZone} />;
}

function Days(props: { data: NonNullable<Data>; family: string; timeZone: string }) {
  const { data, family, timeZone } = props;
  const { now } = usePageContext();
  const [calendars, setCalendars] = useState(data.treeCalendars);
  const days = data.treeAnniversaries;
  return (
    <div className="page-column pb-20">
      <PageHeading
        title={words.title}
        lead={words.lead}
        above={
          <a className="link" href={treePath}>
            {treeWords.title}
          </a>
        }
      />
      <section aria-labelledby="coming" className="max-w-measure">
        <h2 id="coming" className="mt-0 text-2xl">
          {words.coming}
        </h2>
        {days.length > 0 ? (
          <ComingDays days={days} />
        ) : (
          <EmptyState
            title={words.none}
            action={<LinkButton href="/family-tree">{words.toTree}</LinkButton>}
          >
            {words.noneHint}
          </EmptyState>
        )}
        <p className="mt-6">
          {words.byMail}{' '}
          <a className="link" href="/settings/notifications">
            {words.toNotices}
          </a>
          .
        </p>
      </section>
      <section aria-labelledby="calendars" className="mt-12 max-w-measure">
        <h2 id="calendars" className="text-2xl">
          {words.calendars}
        </h2>
        <p className="mb-6 text-ink-soft">{words.calendarsLead}</p>
        <CalendarList
          {...{ calendars, now, timeZone }}
          onRemoved={(id) => setCalendars((all) => all.filter((one) => one.id !== id))}
        />
        <NewCalendar
          family={family}
          onMade={(calendar) => setCalendars((all) => [...all, calendar])}
        />
      </section>
    </div>
  );
}
