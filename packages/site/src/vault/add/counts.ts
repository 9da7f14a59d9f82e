import type { Entry, EntryState } from './queue/entry.ts';

export interface Counts {
  readonly of: Readonly<Record<EntryState, number>>;
  /** Files that are here or on their way, and how much of them has arrived. */
  readonly files: number;
  readonly bytes: number;
  readonly sent: number;
}

/** How far the queue has come. */
export function countsOf(entries: readonly Entry[]): Counts {
  const of = { waiting: 0, sending: 0, kept: 0, there: 0, refused: 0, failed: 0, away: 0 };
  let files = 0;
  let bytes = 0;
  let sent = 0;
  for (const entry of entries) {
    of[entry.state] += 1;
    if (entry.state === 'refused' || entry.state === 'there') continue;
    files += 1;
    bytes += entry.size;
    sent += Math.min(entry.sent, entry.size);
  }
  return { of, files, bytes, sent };
}

/** Waits for a decision of the member. */
export const needsMember = ({ state }: Entry): boolean =>
  state === 'refused' || state === 'failed' || state === 'away' || state === 'there';
