import type { MessageSummaryFragment } from '@infinite/schema/generated/graphql';
import { mayInFamily } from '@infinite/schema/catalogue/families';
import { dashboardWords as words } from '#dashboard/dashboard.en.ts';
import { ErrorState } from '@infinite/ui/error-state';
import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { PageHeading } from '@infinite/ui/page-heading';
import { Mic } from 'lucide-react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { execute } from '@infinite/api-client/execute';
import { isNewcomer, loadDashboard, type DashboardView } from '#dashboard/load-dashboard.ts';
import { suggestionFor } from '#dashboard/suggestion.ts';
import { roleNames } from '#families/role-names.ts';
import { Question } from '#messages/components/message-list.tsx';
import { MessageRow, MessageRows } from '#messages/components/message-row.tsx';
import { MessageSigns } from '#messages/components/message-signs.tsx';
import { rowOf, shownState } from '#messages/message-row-view.ts';
import { useActs, type Acts } from '#messages/use-acts.ts';
import type { ReaderClock } from '#messages/when-line.ts';
import type { Viewer } from '#renderer/page-audience.ts';
import { ItemGrid } from '#vault/components/item-grid.tsx';
import { onThisDayWords } from '#vault/on-this-day/on-this-day.en.ts';
import { onThisDayPath, vaultPath } from '#vault/paths.ts';
import { vaultWords } from '#vault/vault.en.ts';
import { addToVaultPath } from '#vault/add/paths.ts';
import { BeginHere } from './begin-here.tsx';
import { ComingDates } from './coming-dates.tsx';
import { FirstSteps } from './first-steps.tsx';
import { NeededAnswers } from './needed-answers.tsx';
import { RecentRecordings } from './recent-recordings.tsx';
import { Shelf } from './shelf.tsx';
import { SpaceUsed } from './space-used.tsx';
import { SuggestionLine } from './suggestion-line.tsx';
import { VerifyEmailNotice } from './verify-email-notice.tsx';

export interface DashboardProps {
  /** Null where it could not be loaded. */
  first: DashboardView | null;
  viewer: Viewer;
  clock: ReaderClock;
  onSignIn: (done: () => void) => void;
}

/** What needs an answer, what goes out next, where one left off. */
export function Dashboard(props: DashboardProps): ReactElement {
  const { viewer } = props;
  const [view, setView] = useState(props.first);
  const [failed, setFailed] = useState(view === null);
  const load = async () => {
    try {
      setView(await loadDashboard(execute));
      setFailed(false);
    } catch {
      // The page says so, and offers to try again.
      setFailed(true);
    }
  };
  const acts = useActs({ onDone: load, onSignIn: props.onSignIn });
  const fresh = view !== null && isNewcomer(view);
  const greeting = fresh ? words.greetingNew : words.greeting;
  return (
    <div className="page-column pb-20">
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
      {failed ? (
        <ErrorState
          title={words.failed.title}
          retryLabel={words.failed.retry}
          onRetry={() => void load()}
        >
          {words.loadFailed}
        </ErrorState>
      ) : null}
      {view === null ? null : <Shelves {...props} view={view} acts={acts} fresh={fresh} />}
    </div>
  );
}

interface ShelvesProps extends DashboardProps {
  view: DashboardView;
  acts: Acts;
  /** Nothing was written or sent yet. */
  fresh: boolean;
}

function Shelves({ view, viewer, clock, acts, fresh }: ShelvesProps): ReactElement {
  const listed = [view.attention, view.next, view.drafts, view.delivered].flat();
  const { answers, dates, space, onboarding } = view.home;
  const role = roleNames[viewer.familyRole];
  const may = {
    record: mayInFamily(role, 'addRecordings'),
    write: mayInFamily(role, 'writeMessages'),
    invite: mayInFamily(role, 'managePeople'),
  };
  const [isPutAside, setIsPutAside] = useState(onboarding.closed);
  const offersSteps = fresh && may.record && !isPutAside && !viewer.sampleUntil;
  const suggestion = fresh ? null : suggestionFor(view.home, may);
  const showsRecordings = view.recordings.length > 0 || !(fresh || suggestion === 'record');
  return (
    <>
      <MessageSigns states={listed.map(shownState)} />
      {offersSteps ? (
        <BeginHere hasBegun={onboarding.passed.length > 0} onClosed={() => setIsPutAside(true)} />
      ) : null}
      {viewer.emailVerified ? null : <VerifyEmailNotice email={viewer.email} />}
      {view.attention.length + answers.length > 0 ? (
        <Shelf heading={words.attention}>
          {view.attention.length > 0 ? (
            <Rows messages={view.attention} clock={clock}>
              {(message) => <Question message={message} acts={acts} clock={clock} />}
            </Rows>
          ) : null}
          <NeededAnswers answers={answers} timeZone={viewer.timeZone} />
        </Shelf>
      ) : null}
      {fresh && !offersSteps ? <FirstSteps view={view} /> : null}
      {fresh ? null : (
        <Shelf heading={words.next} more={{ href: '/future-messages', label: words.allMessages }}>
          {view.next.length > 0 ? (
            <Rows messages={view.next} clock={clock} />
          ) : (
            <p className="m-0 text-ink-soft">{words.nothingNext}</p>
          )}
        </Shelf>
      )}
      {dates.length > 0 ? (
        <Shelf heading={words.dates.heading}>
          <ComingDates dates={dates} />
        </Shelf>
      ) : null}
      {view.onThisDay.length > 0 ? (
        <Shelf
          heading={onThisDayWords.title}
          more={{ href: onThisDayPath, label: words.allOfThisDay }}
        >
          <ItemGrid items={view.onThisDay.map(({ recording }) => recording)} />
        </Shelf>
      ) : null}
      {view.drafts.length > 0 ? (
        <Shelf heading={words.drafts}>
          <Rows messages={view.drafts} clock={clock} />
        </Shelf>
      ) : null}
      {suggestion === null ? null : <SuggestionLine name={suggestion} />}
      {showsRecordings ? (
        <Shelf
          heading={words.recordings}
          more={{ href: '/voice-recordings', label: words.allRecordings }}
        >
          <RecentRecordings recordings={view.recordings} />
        </Shelf>
      ) : null}
      {fresh && view.photos.length === 0 ? null : (
        <Shelf heading={vaultWords.title} more={{ href: vaultPath, label: words.allOfVault }}>
          {view.photos.length > 0 ? (
            <ItemGrid items={view.photos} />
          ) : (
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <p className="m-0 text-ink-soft">{words.noPhotos}</p>
              {may.record ? <LinkButton href={addToVaultPath}>{words.addPhotos}</LinkButton> : null}
            </div>
          )}
        </Shelf>
      )}
      {view.delivered.length > 0 ? (
        <Shelf heading={words.recent}>
          <Rows messages={view.delivered} clock={clock} />
        </Shelf>
      ) : null}
      {space && !fresh ? (
        <Shelf heading={words.storage} more={{ href: '/progress-tracking', label: words.progress }}>
          <SpaceUsed {...space} />
        </Shelf>
      ) : null}
    </>
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
