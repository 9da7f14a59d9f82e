import { createContext, use } from 'react';
import type { Standing } from './use-standing.ts';

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

export function waitingOf(standing: Standing | undefined): Waiting {
  if (!standing) return nothingWaits;
  return {
    enquiries: standing.openEnquiries ?? 0,
    reviews: standing.waitingReviews ?? 0,
    alarms: standing.alarms?.length ?? 0,
    failedDeliveries: standing.deliveries?.failed ?? 0,
    deadLetters: standing.deadJobs ?? 0,
  };
}

/** Given by the panel's frame, which asks for all of it in one query. */
export const WaitingContext = createContext<Waiting>(nothingWaits);

export const useWaiting = (): Waiting => use(WaitingContext);
