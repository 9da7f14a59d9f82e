import { useQuery } from '@apollo/client/react';
import {
  StandingNoticesDocument,
  type StandingNoticesQuery,
} from '@infinite/schema/generated/graphql';
import { useMay } from '#platform/platform-context.tsx';

const everyMs = 30_000;

/**
 * What holds for the whole installation, and how much waits for somebody, as far as the role
 * includes it; undefined until read.
 */
export function useStanding(): StandingNoticesQuery | undefined {
  const may = useMay();
  const { data, previousData } = useQuery(StandingNoticesDocument, {
    variables: {
      settings: may('settings.read'),
      operations: may('operations.read'),
      deliveries: may('deliveries.read'),
      enquiries: may('enquiries.read'),
      reviews: may('content.read'),
    },
    fetchPolicy: 'no-cache',
    pollInterval: everyMs,
  });
  return data ?? previousData;
}
