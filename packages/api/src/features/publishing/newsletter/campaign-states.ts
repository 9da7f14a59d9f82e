import type { CampaignStateName } from '@infinite/schema/catalogue/newsletter';

export type CampaignMove =
  'schedule' | 'unschedule' | 'send' | 'pause' | 'resume' | 'finish' | 'cancel';

/**
 * Every move of a letter. What was sent or cancelled stays so: a letter that is to leave again is
 * another letter, with recipients of its own.
 */
const moves: Readonly<
  Record<CampaignStateName, Readonly<Partial<Record<CampaignMove, CampaignStateName>>>>
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
export function stateAfter(from: CampaignStateName, move: CampaignMove): CampaignStateName | null {
  return moves[from][move] ?? null;
}

/** Whether what a letter says and who it goes to may still be changed. */
export function mayBeWritten(state: CampaignStateName): boolean {
  return state === 'DRAFT' || state === 'SCHEDULED';
}
