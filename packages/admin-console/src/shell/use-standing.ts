import { useQuery } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { serverAnswers } from '#platform/server-answers.ts';
import { StandingDocument, type StandingQuery } from '@infinite/schema/generated/graphql';

export type Standing = StandingQuery['standing'];

const everyMs = 30_000;
/** While the server is silent, so that its return shows soon. */
const everyMsSilent = 3_000;

/**
 * What holds for the whole installation, and how much waits for somebody; the server leaves out
 * what the role does not include. Undefined until read.
 */
export function useStanding(): Standing | undefined {
  const answers = useSyncExternalStore(serverAnswers.subscribe, serverAnswers.read);
  const { data, previousData } = useQuery(StandingDocument, {
    fetchPolicy: 'no-cache',
    pollInterval: answers ? everyMs : everyMsSilent,
  });
  return (data ?? previousData)?.standing;
}
