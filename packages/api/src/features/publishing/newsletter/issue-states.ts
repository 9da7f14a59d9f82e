import type { IssueStateName } from '@infinite/schema/catalogue/newsletter';

export type IssueMove =
  'schedule' | 'unschedule' | 'send' | 'pause' | 'resume' | 'finish' | 'cancel';

/**
 * Every move of an issue. What was sent or cancelled stays so: an issue that is to leave again is
 * another issue, with recipients of its own.
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

/** Where a move leads; null when it is not to be made from there. */
export function stateAfter(from: IssueStateName, move: IssueMove): IssueStateName | null {
  return moves[from][move] ?? null;
}

/** Whether what an issue says and who it goes to may still be changed. */
export function mayBeWritten(state: IssueStateName): boolean {
  return state === 'DRAFT' || state === 'SCHEDULED';
}
