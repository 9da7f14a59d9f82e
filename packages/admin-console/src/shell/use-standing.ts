import { useQuery } from '@apollo/client/react';
import {
  StandingNoticesDocument,
  type StandingNoticesQuery,
} from '@infinite/schema/generated/graphql';

const everyMs = 30_000;

/** What holds for the whole installation, and how much waits for somebody; undefined until read. */
export function useStanding(): StandingNoticesQuery | undefined {
  const { data, previousData } = useQuery(StandingNoticesDocument, {
    fetchPolicy: 'no-cache',
    pollInterval: everyMs,
  });
  return data ?? previousData;
}
