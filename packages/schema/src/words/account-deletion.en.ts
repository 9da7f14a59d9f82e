import { accountDeletionDays } from '#catalogue/auth.ts';
import { counted } from './dates.en.ts';

/** What the settings and the calls say when a member leaves. */
export const accountDeletionWords = {
  administrator:
    'Administrators cannot delete their own account. Ask another administrator to take the role from you first.',
  messagesWait: (armed: number) =>
    `${counted(armed, 'scheduled message')} would never be sent. Please confirm that first.`,
  heading: 'Delete the account',
  lead: `We wait ${accountDeletionDays} days. Until then you can change your mind, and messages leave on their days.`,
  open: 'Delete my account …',
  title: 'Delete your account?',
  goes: (losses: { recordings: number; drafts: number }) =>
    `On that day we delete ${counted(losses.recordings, 'recording')} and ${counted(losses.drafts, 'draft')}, and destroy the key they are sealed with. Nobody can bring them back.`,
  stays: (families: number) =>
    `What you brought to ${counted(families, 'family', 'families')} with other members stays there.`,
  kept: (kept: number) =>
    `What was delivered (${counted(kept, 'message')}) stays with the people who received it.`,
  messages: (armed: number) => `Never send my ${counted(armed, 'scheduled message')}`,
  confirm: `Delete it in ${accountDeletionDays} days`,
  cancel: 'Go back',
  asked: 'We sent you an email with the day.',
  waiting: (day: string) => `Your account will be deleted on ${day}.`,
  waitingLead: 'Until then nothing changes.',
  keep: 'Keep my account',
  staying: 'Your account stays. Nothing was deleted.',
  failed: 'We could not look at your account just now. Please try again in a moment.',
} as const;
