import type { PlanId } from '@infinite/schema/catalogue/plans';
import { planWords } from '@infinite/schema/words/plans.en';

/** What administrators read of accounts in the console. */
export const planNames: Record<PlanId, string> = {
  free: 'free',
  'memory-plus': planWords['memory-plus'].name,
  'complete-legacy': planWords['complete-legacy'].name,
};

const count = new Intl.NumberFormat('en');
const some = (number: number, one: string, many: string): string =>
  `${count.format(number)} ${number === 1 ? one : many}`;

export const usersConsoleWords = {
  list: {
    label: 'Users',
    search: 'Search username or e-mail',
    export: 'Export Users',
    /** Beside a filter, each button says what it takes. */
    exportThese: (total: number) => `Export These ${some(total, 'User', 'Users')}`,
    exportAll: 'Export All Users',
    audit: 'Audit log',
    places: 'Places of Users',
    columns: {
      username: 'Username',
      email: 'E-mail',
      plan: 'Plan',
      created: 'Created',
      lastSeen: 'Last seen',
      state: 'State',
    },
    total: (total: number) => some(total, 'user', 'users'),
    never: 'never',
    emptyTitle: 'No account matches.',
    invertedText: 'The first day comes after the last one. Change one of the two.',
  },
  filters: {
    anyPlan: 'Any plan',
    anyRole: 'Any role',
    anyState: 'Any state',
    plan: 'Plan',
    role: 'Role',
    roles: { ADMIN: 'Administrators', MEMBER: 'Members' },
    state: 'State',
    states: { verified: 'Verified', unverified: 'Not verified', suspended: 'Suspended' },
    from: 'Created from',
    to: 'Created until',
    inverted: 'Comes before the first day.',
  },
  badges: {
    admin: 'Administrator',
    suspended: 'Suspended',
    unverified: 'Not verified',
  },
  page: {
    back: 'All users',
    loading: 'Reading the account…',
    gone: 'There is no such account.',
    goneText: 'It may have been deleted. The audit log says by whom.',
    failed: 'The account could not be read.',
    failedText: 'Nothing is lost. Try again in a moment.',
    retry: 'Try again',
    account: 'Account',
    email: 'E-mail',
    verified: 'verified',
    notVerified: 'not verified',
    plan: 'Plan',
    role: 'Role',
    roles: { ADMIN: 'Administrator', MEMBER: 'Member' },
    created: 'Created',
    lastSeen: 'Last seen',
    zone: 'Time zone',
    suspendedSince: (when: string) => `Suspended since ${when}`,
    suspendedText:
      'Sign-in is refused and no session holds. Messages that are armed are still delivered on their day: only their author can stop them.',
    families: 'Families',
    noFamilies: 'None',
    family: (role: string, members: number, size: string) =>
      `${role} · ${some(members, 'member', 'members')} · ${size}`,
    storage: 'Storage',
    recordings: (recordings: number, size: string) =>
      `${some(recordings, 'recording', 'recordings')}, ${size}`,
    unfinished: (size: string) => `and ${size} of uploads still on their way`,
    sessions: 'Signed in on',
    noSessions: 'No device',
    sessionUsed: (when: string) => `last used ${when}`,
    health: 'Messages and deliveries',
    healthNote: 'Counts alone. What a message says and whom it is for is nobody’s business here.',
    counts: {
      drafts: 'Drafts',
      armed: 'Armed',
      delivering: 'Being delivered',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
      failed: 'Failed',
      deliveriesWaiting: 'Emails waiting',
      deliveriesDelivered: 'Emails delivered',
      deliveriesOpened: 'Emails opened',
      deliveriesFailed: 'Emails failed',
    },
    history: 'What was done',
    noHistory: 'Nothing yet.',
    more: 'Show more',
  },
  acts: {
    heading: 'Acts',
    reason: 'Why',
    reasonHint: 'Kept in the audit log, word for word.',
    reasonRequired: 'Say why; it is kept in the audit log.',
    cancel: 'Cancel',
    failed: 'That was not done',
    offline: 'There is no connection to the server. Nothing was changed.',
    suspend: {
      label: 'Suspend',
      title: (name: string) => `Suspend ${name}?`,
      text: (armed: number) =>
        armed === 0
          ? 'Sign-in is refused from now on and every session ends; a mail says so. Nothing is deleted.'
          : `Sign-in is refused from now on and every session ends; a mail says so. Nothing is deleted, and ${some(armed, 'armed message is', 'armed messages are')} still delivered.`,
      done: 'The account is suspended',
    },
    unsuspend: {
      label: 'End the suspension',
      done: 'The account may sign in again',
    },
    signOut: {
      label: 'Sign out everywhere',
      title: (name: string) => `Sign ${name} out everywhere?`,
      text: 'Every device has to sign in again. Nothing that was saved is lost; a recording that is running goes on and is sent after the next sign-in.',
      done: 'Signed out everywhere',
    },
    verify: { label: 'Resend verification', done: 'The mail is on its way' },
    promote: {
      label: 'Make administrator',
      title: (name: string) => `Make ${name} an administrator?`,
      text: 'They may do everything here that you may: see every account, change settings, export and delete.',
      done: 'The account is an administrator now',
    },
    demote: {
      label: 'Make member',
      title: (name: string) => `Take the administrator’s role from ${name}?`,
      text: 'They lose this console at once. Their own account and family stay as they are.',
      done: 'The account is a member now',
    },
    delete: {
      label: 'Delete the account',
      title: (name: string) => `Delete ${name}?`,
      lead: 'This cannot be taken back. What goes:',
      plan: (name: string) => `the paid plan ${name}, which ends without a refund by itself`,
      nothing: 'the account itself, which has made nothing yet',
      drafts: (n: number) => some(n, 'draft', 'drafts'),
      armed: (n: number) =>
        `${some(n, 'armed message', 'armed messages')}, which would not be delivered any more`,
      recordings: (n: number, size: string) =>
        `${some(n, 'recording', 'recordings')} (${size}), apart from what was sent to somebody`,
      families: (n: number) => `${some(n, 'family', 'families')} that nobody else belongs to`,
      left: (n: number) =>
        `the place in ${some(n, 'family', 'families')} that others belong to; what was brought there stays`,
      kept: (n: number) =>
        `${some(n, 'message that was', 'messages that were')} sent stay with those who received them.`,
      delivering: 'A message is being delivered just now. Try again in a few minutes.',
      asked: 'The author asked for it: cancel what is armed, in its own ledger',
      askedRequired:
        'Armed messages are only cancelled if their author asked for it. Otherwise suspend the account.',
      done: 'The account was deleted',
    },
  },
  audit: {
    label: 'Audit log',
    lead: 'What administrators did, newest first. Nobody can rewrite it.',
    columns: { at: 'When', actor: 'Who', action: 'What', subject: 'To what', changes: 'Changes' },
    kind: 'About',
    everyKind: 'Everything',
    kinds: {
      user: 'Accounts',
      settings: 'Settings',
      export: 'Exports',
      backup: 'Backups',
    },
    change: (field: string, before: string | null, after: string | null) =>
      `${field}: ${before ?? '—'} → ${after ?? '—'}`,
    reason: (reason: string) => `“${reason}”`,
    empty: 'Nothing was done yet.',
    openUser: 'Open the account',
  },
} as const;
