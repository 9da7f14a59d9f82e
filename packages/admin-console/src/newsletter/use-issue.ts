import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import { hasUnsavedWork } from '@infinite/drafts/draft-machine';
import {
  DuplicateNewsletterIssueDocument,
  MoveNewsletterIssueDocument,
  NewsletterIssueDocument,
  ScheduleNewsletterIssueDocument,
  TestNewsletterIssueDocument,
  type BlogScheduleInput,
  type NewsletterIssueAct,
  type NewsletterIssueFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { emailPlaceWords as words } from '@infinite/schema/words/newsletter-console.en';
import { showToast } from '@infinite/ui/toast-store';
import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '#components/moments.ts';
import { heldWords } from '#drafts/draft-status.ts';
import { newClientId } from '#drafts/new-client-id.ts';
import { useConflictChoice } from '#drafts/use-conflict-choice.ts';
import { useConsoleDraft } from '#drafts/use-console-draft.ts';
import {
  comparing,
  emptyIssue,
  otherIssue,
  parseIssue,
  type IssueContent,
} from './issue-content.ts';
import { plannedOf } from './planned-of.ts';
import { createIssue, issueSaver } from './save-issue.ts';

/** Polling interval of the report while an issue is being sent. */
const lookEveryMs = 3000;

type Faults = Readonly<Record<string, string>>;

/** One issue: its draft, the stored issue, and the operations. */
export function useIssue(
  first: NewsletterIssueFieldsFragment | null,
  /** The first save gave a new issue its id. */
  onMade: (id: string) => void,
) {
  const client = useApolloClient();
  const isScheduled = useRef(first?.state === 'SCHEDULED');
  const [save] = useState(() => issueSaver(client, onMade));
  const { draft, state, found } = useConsoleDraft<IssueContent>({
    kind: 'issue',
    ...{ empty: emptyIssue, save, parse: parseIssue, comparing },
    theirs: first && otherIssue(first),
    // A scheduled issue may leave at any time: its changes are saved only by hand.
    isReady: ({ subject }) => subject.trim() !== '' && !isScheduled.current,
  });
  const choice = useConflictChoice(draft, {
    keepAsDraft: (content) => createIssue(client, content, newClientId()),
    hasRevisions: false,
  });
  const { stored } = state;
  const query = useQuery(NewsletterIssueDocument, {
    variables: { id: stored?.id ?? '' },
    skip: !stored,
  });
  const issue = query.data?.newsletterIssue ?? first ?? undefined;
  isScheduled.current = issue?.state === 'SCHEDULED';
  const { startPolling, stopPolling } = query;
  const leaves = issue?.state === 'SENDING';
  useEffect(() => {
    if (!leaves) return;
    startPolling(lookEveryMs);
    return stopPolling;
  }, [leaves, startPolling, stopPolling]);
  const [schedule] = useMutation(ScheduleNewsletterIssueDocument);
  const [move] = useMutation(MoveNewsletterIssueDocument);
  const [test] = useMutation(TestNewsletterIssueDocument);
  const [duplicate] = useMutation(DuplicateNewsletterIssueDocument);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>({});

  /** @returns whether it succeeded */
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFaults({});
    try {
      await work();
      return true;
    } catch (error) {
      const problem = refusalOf(error);
      setFaults(problem.fields);
      showToast({ title: words.failed, description: problem.words, tone: 'danger' });
      if (problem.code === 'CONFLICT' || problem.code === 'WRONG_STATE') void query.refetch();
      return false;
    } finally {
      setBusy(false);
    }
  };
  const known = () => draft.getState().stored ?? { id: '', version: 0 };
  const adopt = (moved: { id: string; version: number } | undefined) => {
    if (moved) draft.adopt({ id: moved.id, version: moved.version });
  };
  const scheduleAt = (at: BlogScheduleInput) =>
    act(async () => {
      const { data } = await schedule({ variables: { ...known(), at } });
      const scheduled = data?.scheduleNewsletterIssue;
      adopt(scheduled);
      const when = scheduled?.sendAt ? formatMoment(scheduled.sendAt) : '';
      showToast({
        title: words.scheduled,
        description: words.report.leaves(when),
        tone: 'success',
      });
    });
  return {
    ...{ issue, busy, content: state.content, state, found, choice },
    changed: !stored || hasUnsavedWork(state),
    faults: state.status.kind === 'held' ? { ...faults, ...state.status.fields } : faults,
    type: (part: Partial<IssueContent>) => {
      setFaults({});
      draft.edit({ ...draft.getState().content, ...part });
    },
    save: async () => {
      setBusy(true);
      const { status } = await draft.saveNow();
      setBusy(false);
      if (status.kind === 'idle') showToast({ title: words.saved, tone: 'success' });
      if (status.kind === 'held')
        showToast({ title: words.failed, description: heldWords(status.reason), tone: 'danger' });
    },
    schedule: scheduleAt,
    move: async (kind: NewsletterIssueAct) => {
      const planned = plannedOf(issue);
      const done = await act(async () => {
        const { data } = await move({ variables: { ...known(), act: kind } });
        adopt(data?.moveNewsletterIssue);
      });
      if (done && kind === 'SEND') showToast({ title: words.sending, tone: 'success' });
      if (!done || kind !== 'UNSCHEDULE') return done;
      // Nothing is lost by it: the time it had is offered again.
      const undo = planned && { label: words.undo, run: () => void scheduleAt(planned) };
      showToast({ title: words.unscheduled, tone: 'success', act: undo });
      return done;
    },
    /** @returns the id of the new draft; null when it failed */
    duplicate: async (): Promise<string | null> => {
      let made: string | null = null;
      await act(async () => {
        const variables = { id: known().id, clientId: newClientId() };
        const { data } = await duplicate({ variables });
        made = data?.duplicateNewsletterIssue.id ?? null;
        showToast({ tone: 'success', ...words.report.duplicated });
      });
      return made;
    },
    test: () =>
      act(async () => {
        await test({ variables: { id: known().id } });
        showToast({ title: words.editor.tested, tone: 'success' });
      }),
  };
}

export type IssueHandle = ReturnType<typeof useIssue>;
