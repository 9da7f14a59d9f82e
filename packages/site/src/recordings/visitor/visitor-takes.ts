import type { Journal } from '#recordings/engine/journal.ts';
import { isEmpty } from '#recordings/engine/found-takes.ts';
import { holdTake } from '#recordings/engine/take-lock.ts';
import type { Take } from '#recordings/engine/take.ts';

/** Whose takes those are that were made before anybody signed in. */
export const visitorId = 'visitor';

/** In this tab only: the visitor who recorded it wants an account to keep it in. */
const intent = 'visitor-takes-wanted';
const intentHoldsMs = 30 * 60_000;

/** The person at this tab wants the takes in the account that is about to be opened. */
export function wantTakes(): void {
  try {
    sessionStorage.setItem(intent, String(Date.now()));
  } catch {
    // Then the question is asked after the sign-in.
  }
}

/**
 * Whether the takes were wanted in this tab a short while ago; asked once. Another tab, another
 * day and another person at the same computer are asked instead.
 */
export function tookWanted(): boolean {
  try {
    const at = Number(sessionStorage.getItem(intent) ?? Number.NaN);
    sessionStorage.removeItem(intent);
    return Date.now() - at < intentHoldsMs;
  } catch {
    return false;
  }
}

/**
 * Makes a take the member's own and marks it for sending. Settled in one write of the journal: from
 * then on nobody else is offered it, and a reload goes on with the sending.
 * @returns false when another tab is busy with it
 */
export async function claimTake(journal: Journal, take: Take, memberId: string): Promise<boolean> {
  const release = await holdTake(take.id);
  if (!release) return false;
  try {
    const now = await journal.take(take.id);
    if (now?.memberId !== visitorId || isEmpty(now)) return false;
    await journal.change(take.id, { memberId, carried: true, finished: true });
    return true;
  } finally {
    release();
  }
}
