import { useMutation, useQuery } from '@apollo/client/react';
import {
  CreateNewsletterIssueDocument,
  MoveNewsletterIssueDocument,
  NewsletterIssueDocument,
  SaveNewsletterIssueDocument,
  ScheduleNewsletterIssueDocument,
  TestNewsletterIssueDocument,
  type BlogScheduleInput,
  type NewsletterIssueAct,
  type NewsletterIssueInput,
  type NewsletterIssueFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { emailPlaceWords as words } from '@infinite/schema/words/newsletter-console.en';
import { showToast } from '@infinite/ui/toast-store';
import { useEffect, useState } from 'react';
import { refusalOf } from '@infinite/api-client/refusal-of';

/** Polling interval of the report while an issue is being sent. */
const lookEveryMs = 3000;

/** One issue as stored, and its operations. */
export function useIssue(id: string | null, onMade: (id: string) => void) {
  const query = useQuery(NewsletterIssueDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const issue = query.data?.newsletterIssue;
  const { startPolling, stopPolling } = query;
  const leaves = issue?.state === 'SENDING';
  useEffect(() => {
    if (!leaves) return;
    startPolling(lookEveryMs);
    return stopPolling;
  }, [leaves, startPolling, stopPolling]);
  const [create] = useMutation(CreateNewsletterIssueDocument);
  const [save] = useMutation(SaveNewsletterIssueDocument);
  const [schedule] = useMutation(ScheduleNewsletterIssueDocument);
  const [move] = useMutation(MoveNewsletterIssueDocument);
  const [test] = useMutation(TestNewsletterIssueDocument);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});

  /** @returns whether it succeeded */
  const act = async (deed: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFaults({});
    try {
      await deed();
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
  const known = (): Pick<NewsletterIssueFieldsFragment, 'id' | 'version'> => ({
    id: issue?.id ?? '',
    version: issue?.version ?? 0,
  });
  return {
    issue,
    loading: query.loading && !issue,
    busy,
    faults,
    save: (input: NewsletterIssueInput) =>
      act(async () => {
        if (issue) await save({ variables: { ...known(), input } });
        else {
          const { data } = await create({ variables: { input } });
          if (data) onMade(data.createNewsletterIssue.id);
        }
        showToast({ title: words.saved, tone: 'success' });
      }),
    schedule: (at: BlogScheduleInput) => act(() => schedule({ variables: { ...known(), at } })),
    move: (deed: NewsletterIssueAct) => act(() => move({ variables: { ...known(), act: deed } })),
    test: () =>
      act(async () => {
        await test({ variables: { id: known().id } });
        showToast({ title: words.editor.tested, tone: 'success' });
      }),
  };
}

export type IssueHandle = ReturnType<typeof useIssue>;
