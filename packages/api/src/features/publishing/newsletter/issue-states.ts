import type { IssueStateName } from '@infinite/schema/catalogue/newsletter';

export type IssueMove =
  'schedule' | 'unschedule' | 'send' | 'pause' | 'resume' | 'finish' | 'cancel';

/**
 * Every transition of an issue. What was sent or cancelled stays so: to send it again, create another
 * issue, with recipients of its own.
 */
const moves: Readonly<
  Record<IssueStateName, Readonly<Partial<Record<IssueMove, IssueStateName>>>>
> = {
  DRAFT: { schedule: 'SCHEDULED', send: 'SENDING', cancel: 'CANCELLED' },
  SCHEDULED: {
    schedule: 'SCHEDULED',
    unschedule: 'DRAFT',
    send: 'SENDING',
    cancel: 'CANCELLED',
  },
  SENDING: { pause: 'PAUSED', finish: 'SENT', cancel: 'CANCELLED' },
  PAUSED: { resume: 'SENDING', cancel: 'CANCELLED' },
  SENT: {},
  CANCELLED: {},
};

/** The state after a move; null when the move is not allowed. */
export function stateAfter(from: IssueStateName, move: IssueMove): IssueStateName | null {
  return moves[from][move] ?? null;
}

/** Whether the content and the segment of an issue may still be changed. */
export function mayBeWritten(state: IssueStateName): boolean {
  return state === 'DRAFT' || state === 'SCHEDULED';
}
