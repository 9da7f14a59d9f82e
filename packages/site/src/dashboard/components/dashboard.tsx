import type { MessageSummaryFragment } from '@infinite/schema/generated/graphql';
import { dashboardWords as words } from '#dashboard/dashboard.en.ts';
import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { Mic } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { execute } from '@infinite/api-client/execute';
import { isNewcomer, loadDashboard, type DashboardView } from '#dashboard/load-dashboard.ts';
import { Question } from '#messages/components/message-list.tsx';
import { MessageRow, MessageRows } from '#messages/components/message-row.tsx';
import { MessageSigns } from '#messages/components/message-signs.tsx';
import { rowOf, shownState } from '#messages/message-row-view.ts';
import { useActs } from '#messages/use-acts.ts';
import type { ReaderClock } from '#messages/when-line.ts';
import type { Viewer } from '#renderer/page-audience.ts';
import { FirstSteps } from './first-steps.tsx';
import { RecentRecordings } from './recent-recordings.tsx';
import { VerifyEmailNotice } from './verify-email-notice.tsx';

export interface DashboardProps {
  first: DashboardView;
  viewer: Viewer;
  clock: ReaderClock;
  onSignIn: (done: () => void) => void;
}

/** What needs an answer, what goes out next, where one left off. */
export function Dashboard(props: DashboardProps): ReactElement {
  const { viewer, clock } = props;
  const [view, setView] = useState(props.first);
  const acts = useActs({
    onDone: async () => setView(await loadDashboard(execute)),
    onSignIn: props.onSignIn,
  });
  const fresh = isNewcomer(view);
  const listed = [view.attention, view.next, view.drafts, view.delivered].flat();
  const greeting = fresh ? words.greetingNew : words.greeting;
  return (
    <div className="page-column pb-20">
      <MessageSigns states={listed.map(shownState)} />
      <PageHeading
        title={greeting(viewer.displayName)}
        actions={
          fresh ? undefined : (
            <>
              <LinkButton href="/voice-recordings">
                <Icon as={Mic} />
                {words.record}
              </LinkButton>
              <LinkButton href="/schedule-message" variant="primary">
                {words.write}
              </LinkButton>
            </>
          )
        }
      />
      {viewer.emailVerified ? null : <VerifyEmailNotice email={viewer.email} />}
      {view.attention.length > 0 ? (
        <Shelf heading={words.attention}>
          <Rows messages={view.attention} clock={clock}>
            {(message) => <Question message={message} acts={acts} clock={clock} />}
          </Rows>
        </Shelf>
      ) : null}
      {fresh ? <FirstSteps view={view} /> : null}
      {fresh ? null : (
        <Shelf heading={words.next} more={{ href: '/future-messages', label: words.allMessages }}>
          {view.next.length > 0 ? (
            <Rows messages={view.next} clock={clock} />
          ) : (
            <p className="m-0 text-ink-soft">{words.nothingNext}</p>
          )}
        </Shelf>
      )}
      {view.drafts.length > 0 ? (
        <Shelf heading={words.drafts}>
          <Rows messages={view.drafts} clock={clock} />
        </Shelf>
      ) : null}
      {view.recordings.length > 0 || !fresh ? (
        <Shelf
          heading={words.recordings}
          more={{ href: '/voice-recordings', label: words.allRecordings }}
        >
          <RecentRecordings recordings={view.recordings} />
        </Shelf>
      ) : null}
      {view.delivered.length > 0 ? (
        <Shelf heading={words.recent}>
          <Rows messages={view.delivered} clock={clock} />
        </Shelf>
      ) : null}
    </div>
  );
}

function Rows(props: {
  messages: readonly MessageSummaryFragment[];
  clock: ReaderClock;
  children?: (message: MessageSummaryFragment) => ReactNode;
}): ReactElement {
  return (
    <MessageRows>
      {props.messages.map((message) => (
        <MessageRow key={message.id} row={rowOf(message, props.clock)}>
          {props.children?.(message)}
        </MessageRow>
      ))}
    </MessageRows>
  );
}

function Shelf(props: {
  heading: string;
  more?: { href: string; label: string };
  children: ReactNode;
}): ReactElement {
  return (
    <section aria-label={props.heading} className="mt-10 first-of-type:mt-2">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="m-0 text-2xl">{props.heading}</h2>
        {props.more ? (
          <a href={props.more.href} className="link inline-flex min-h-11 items-center">
            {props.more.label}
          </a>
        ) : null}
      </div>
      {props.children}
    </section>
  );
}
