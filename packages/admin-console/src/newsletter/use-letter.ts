import { useMutation, useQuery } from '@apollo/client/react';
import {
  CreateNewsletterDocument,
  MoveNewsletterDocument,
  NewsletterCampaignDocument,
  SaveNewsletterDocument,
  ScheduleNewsletterDocument,
  TestNewsletterDocument,
  type BlogScheduleInput,
  type NewsletterCampaignAct,
  type NewsletterCampaignInput,
  type NewsletterFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { emailPlaceWords as words } from '@infinite/schema/words/newsletter-console.en';
import { showToast } from '@infinite/ui/toast-store';
import { useEffect, useState } from 'react';
import { problemOf } from '#platform/problem.ts';

/** While a letter leaves, its figures are looked at this often. */
const lookEveryMs = 3000;

/** One letter as the server has it, and all that can be done with it. */
export function useLetter(id: string | null, onMade: (id: string) => void) {
  const query = useQuery(NewsletterCampaignDocument, {
    variables: { id: id ?? '' },
    skip: id === null,
    fetchPolicy: 'cache-and-network',
  });
  const letter = query.data?.newsletterCampaign;
  const { startPolling, stopPolling } = query;
  const leaves = letter?.state === 'SENDING';
  useEffect(() => {
    if (!leaves) return;
    startPolling(lookEveryMs);
    return stopPolling;
  }, [leaves, startPolling, stopPolling]);
  const [create] = useMutation(CreateNewsletterDocument);
  const [save] = useMutation(SaveNewsletterDocument);
  const [schedule] = useMutation(ScheduleNewsletterDocument);
  const [move] = useMutation(MoveNewsletterDocument);
  const [test] = useMutation(TestNewsletterDocument);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});

  /** @returns whether it was done */
  const act = async (deed: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFaults({});
    try {
      await deed();
      return true;
    } catch (error) {
      const problem = problemOf(error);
      setFaults(problem.fields);
      showToast({ title: words.failed, description: problem.words, tone: 'danger' });
      if (problem.code === 'CONFLICT' || problem.code === 'WRONG_STATE') void query.refetch();
      return false;
    } finally {
      setBusy(false);
    }
  };
  const known = (): Pick<NewsletterFieldsFragment, 'id' | 'version'> => ({
    id: letter?.id ?? '',
    version: letter?.version ?? 0,
  });
  return {
    letter,
    loading: query.loading && !letter,
    busy,
    faults,
    save: (input: NewsletterCampaignInput) =>
      act(async () => {
        if (letter) await save({ variables: { ...known(), input } });
        else {
          const { data } = await create({ variables: { input } });
          if (data) onMade(data.createNewsletter.id);
        }
        showToast({ title: words.saved, tone: 'success' });
      }),
    schedule: (at: BlogScheduleInput) => act(() => schedule({ variables: { ...known(), at } })),
    move: (deed: NewsletterCampaignAct) =>
      act(() => move({ variables: { ...known(), act: deed } })),
    test: () =>
      act(async () => {
        await test({ variables: { id: known().id } });
        showToast({ title: words.editor.tested, tone: 'success' });
      }),
  };
}

export type LetterHandle = ReturnType<typeof useLetter>;
