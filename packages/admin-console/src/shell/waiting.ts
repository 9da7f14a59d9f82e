import type { StandingNoticesQuery } from '@infinite/schema/generated/graphql';
import { createContext, use } from 'react';

/** How much waits for somebody, by where it is dealt with. */
export interface Waiting {
  readonly enquiries: number;
  readonly reviews: number;
  readonly alarms: number;
  readonly failedDeliveries: number;
  readonly deadLetters: number;
}

export const nothingWaits: Waiting = {
  enquiries: 0,
  reviews: 0,
  alarms: 0,
  failedDeliveries: 0,
  deadLetters: 0,
};

export function waitingOf(standing: StandingNoticesQuery | undefined): Waiting {
  if (!standing) return nothingWaits;
  return {
    enquiries: standing.enquiries?.totalCount ?? 0,
    reviews: standing.reviewsForModeration?.totalCount ?? 0,
    alarms: standing.openAlarms?.length ?? 0,
    failedDeliveries: standing.deliveryHealth?.failed ?? 0,
    deadLetters: (standing.jobQueues ?? []).reduce((sum, { dead }) => sum + dead, 0),
  };
}

/** Given by the panel's frame, which asks for all of it in one query. */
export const WaitingContext = createContext<Waiting>(nothingWaits);

export const useWaiting = (): Waiting => use(WaitingContext);
