import { useQuery } from '@apollo/client/react';
import { StandingDocument, type StandingQuery } from '@infinite/schema/generated/graphql';

export type Standing = StandingQuery['standing'];

const everyMs = 30_000;

/**
 * What holds for the whole installation, and how much waits for somebody; the server leaves out
 * what the role does not include. Undefined until read.
 */
export function useStanding(): Standing | undefined {
  const { data, previousData } = useQuery(StandingDocument, {
    fetchPolicy: 'no-cache',
    pollInterval: everyMs,
  });
  return (data ?? previousData)?.standing;
}
