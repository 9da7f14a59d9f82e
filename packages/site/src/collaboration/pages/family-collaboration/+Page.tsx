import { PageHeading } from '@infinite/ui/page-heading';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { activityWords as words } from '#collaboration/activity.en.ts';
import { ActivitySection } from '#collaboration/components/activity-section.tsx';
import { HereNowSection } from '#collaboration/components/here-now.tsx';
import { OneQuestion } from '#collaboration/components/one-question.tsx';
import { PeopleSection } from '#collaboration/components/people-section.tsx';
import { QuestionsSection } from '#collaboration/components/questions-section.tsx';
import { IfRoleAllows } from '#families/components/if-role-allows.tsx';
import type { Data } from './+data.ts';

/** The family in view as its members see it: who belongs to it, and what they do. */
export function Page() {
  const { viewer, now } = usePageContext();
  const data = useData<Data>();
  if (!viewer) return null;
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead(viewer.family.name)} />
      <IfRoleAllows act="seePeople">
        {data ? (
          <div className="grid max-w-measure grid-cols-1 gap-14">
            {data.one === undefined ? null : <OneQuestion first={data.one} />}
            {data.one === undefined && data.isFirstPage ? (
              <>
                <HereNowSection first={data.presence} />
                <PeopleSection people={data.people} />
                <QuestionsSection
                  first={data.questions}
                  people={data.people.filter(({ you }) => !you)}
                />
              </>
            ) : null}
            {data.one === undefined ? (
              <ActivitySection
                first={data.activity}
                isFirstPage={data.isFirstPage}
                readerId={viewer.id}
                clock={{ now, timeZone: viewer.timeZone }}
              />
            ) : null}
          </div>
        ) : null}
      </IfRoleAllows>
    </div>
  );
}
