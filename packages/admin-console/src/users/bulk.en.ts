const count = new Intl.NumberFormat('en-US');
const some = (number: number, one: string, many: string): string =>
  `${count.format(number)} ${number === 1 ? one : many}`;

/** Words of acts on several accounts. */
export const bulkConsoleWords = {
  label: 'Selected accounts',
  selected: (total: number) => `${count.format(total)} selected`,
  all: (total: number) => `Select All ${count.format(total)} Found`,
  upTo: (most: number) => `Select All Found, up to ${count.format(most)}`,
  firstOf: (most: number) => `Select the Newest ${count.format(most)} Found`,
  allFailed: 'The accounts could not be selected',
  clear: 'Clear Selection',
  exportThese: (total: number) => `Export ${count.format(total)} Selected`,
  exportTooMany: (most: number) =>
    `At most ${count.format(most)} selected accounts fit in one export. Narrow the list and export that instead.`,
  acts: {
    SUSPEND: {
      label: 'Suspend',
      title: (total: number) => `Suspend ${some(total, 'account', 'accounts')}?`,
      text: 'They are signed out and cannot sign in; a mail says so. Nothing is deleted, and scheduled messages are still delivered.',
      done: (total: number) => `${some(total, 'account was', 'accounts were')} suspended`,
    },
    RESUME: {
      label: 'End Suspension',
      title: (total: number) => `End the suspension of ${some(total, 'account', 'accounts')}?`,
      text: 'They may sign in again.',
      done: (total: number) => `${some(total, 'suspension', 'suspensions')} ended`,
    },
    RESEND_VERIFICATION: {
      label: 'Resend Confirmation',
      title: (total: number) => `Send ${some(total, 'confirmation email', 'confirmation emails')}?`,
      text: 'Each account whose address is not confirmed gets another link.',
      done: (total: number) => `${some(total, 'email', 'emails')} sent`,
    },
    DELETE: {
      label: 'Delete',
      title: (total: number) => `Delete ${some(total, 'account', 'accounts')}?`,
      text: 'This cannot be undone. Accounts with a paid plan, a scheduled message, or a role in this console are left out.',
      done: (total: number) => `${some(total, 'account was', 'accounts were')} deleted`,
    },
  },
  typed: (total: number) => `delete ${total}`,
  losses: 'What is lost with them:',
  lossesReading: 'Counting what is lost…',
  lossesFailed: 'What is lost could not be counted. Nothing is deleted until it is known.',
  lost: {
    accounts: (n: number) => some(n, 'account', 'accounts'),
    drafts: (n: number) => some(n, 'draft', 'drafts'),
    recordings: (n: number, size: string) => `${some(n, 'recording', 'recordings')} (${size})`,
    families: (n: number) =>
      some(n, 'family without other members', 'families without other members'),
    armed: (n: number) =>
      `${some(n, 'scheduled message keeps', 'scheduled messages keep')} its author’s account from being deleted`,
  },
  progress: 'How far it has come',
  progressOf: (done: number, total: number) => `${count.format(done)} of ${count.format(total)}`,
  stop: 'Stop',
  stopped: (left: number) => `Stopped: ${some(left, 'account was', 'accounts were')} not tried.`,
  broke: 'The connection broke. The rest was not tried.',
  refused: (total: number) => `${some(total, 'account was', 'accounts were')} left out:`,
  refusedMore: (total: number) => `and ${count.format(total)} more`,
  undo: 'Undo',
  undone: 'The accounts may sign in again',
  close: 'Close',
  cancel: 'Cancel',
} as const;
