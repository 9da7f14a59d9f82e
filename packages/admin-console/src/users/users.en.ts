import { userLimits } from '@infinite/schema/catalogue/users';
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

/** Of a list that may be searched: counting ends after `countedMost`. */
const found = (number: number, word: string, one: string, many: string): string =>
  number === userLimits.countedMost + 1
    ? `${word} ${count.format(userLimits.countedMost)} ${many}`
    : some(number, one, many);

export const usersConsoleWords = {
  list: {
    label: 'Users',
    search: 'Search username or e-mail',
    export: 'Export Users',
    /** Beside a filter, each button says what it takes. */
    exportThese: (total: number) => `Export These ${found(total, 'More Than', 'User', 'Users')}`,
    exportAllUsers: 'Export All Users',
    exportAll: (total: number) => `Export All ${some(total, 'User', 'Users')}`,
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
    total: (total: number) => found(total, 'More than', 'user', 'users'),
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
    roles: {
      ADMIN: 'Administrators',
      EDITOR: 'Editors',
      SUPPORT: 'Support',
      READER: 'Read-only',
      MEMBER: 'Members',
    },
    state: 'State',
    states: { verified: 'Verified', unverified: 'Not verified', suspended: 'Suspended' },
    from: 'Created from',
    to: 'Created until',
    inverted: 'Comes before the first day.',
  },
  badges: {
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
    roles: {
      ADMIN: 'Administrator',
      EDITOR: 'Editor',
      SUPPORT: 'Support',
      READER: 'Read-only',
      MEMBER: 'Member',
    },
    created: 'Created',
    lastSeen: 'Last seen',
    zone: 'Time zone',
    suspendedSince: (when: string) => `Suspended since ${when}`,
    suspendedText:
      'Sign-in is refused and no session holds. Messages that are scheduled are still delivered on their day: only their author can stop them.',
    id: 'ID',
    copyId: 'the ID',
    copyEmail: 'the e-mail',
    copyFamily: (name: string) => `the ID of ${name}`,
    keys: 'API keys',
    billing: 'Plan and billing',
    noBilling: 'Free since the account was created.',
    plans: 'Plans',
    payments: 'Payments',
    noPayments: 'No payments',
    subscription: (plan: string, period: string, from: string) =>
      `${plan}, ${period}, since ${from}`,
    periods: { quarterly: 'quarterly', annual: 'yearly' } as Readonly<Record<string, string>>,
    pastDue: 'payment overdue',
    paidUntil: (when: string) => `paid until ${when}`,
    ended: (when: string) => `ended ${when}`,
    refunded: (amount: string) => `${amount} refunded`,
    failures: 'Failed deliveries',
    failure: (to: string, when: string) => `To ${to}, due ${when}`,
    failureAct: 'All failed deliveries in Operations',
    security: 'Sign-ins and security',
    noSecurity: 'Nothing in the last 180 days.',
    securityFailed: 'The security log could not be read.',
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
    healthNote: 'Counts only. What a message says and who it is for stays private.',
    counts: {
      drafts: 'Drafts',
      armed: 'Scheduled',
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
    inLog: 'Open in the audit log',
  },
  acts: {
    heading: 'Acts',
    reason: 'Why',
    reasonHint: 'Kept in the audit log, word for word.',
    reasonRequired: 'Say why; it is kept in the audit log.',
    cancel: 'Cancel',
    undo: 'Undo',
    failed: 'That was not done',
    offline: 'There is no connection to the server. Nothing was changed.',
    suspend: {
      label: 'Suspend',
      title: (name: string) => `Suspend ${name}?`,
      text: (armed: number) =>
        armed === 0
          ? 'Sign-in is refused from now on and every session ends; a mail says so. Nothing is deleted.'
          : `Sign-in is refused from now on and every session ends; a mail says so. Nothing is deleted, and ${some(armed, 'scheduled message is', 'scheduled messages are')} still delivered.`,
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
    ofStaff: 'This account belongs to the staff. Only an administrator can change it.',
    role: {
      label: 'Change role',
      title: (name: string) => `Change the role of ${name}?`,
      text: 'The new role counts at once, on every device. Their own account and family stay as they are.',
      legend: 'Role',
      can: {
        ADMIN: 'Everything that you may do: every account, settings, exports, keys and roles.',
        EDITOR: 'Writes and publishes articles and newsletters, and decides on reviews.',
        SUPPORT:
          'Answers enquiries and looks after accounts of members: suspend, sign out, delete. No roles and no exports.',
        READER: 'Sees the console and changes nothing. No exports and no keys.',
        MEMBER: 'Uses the site and has no console.',
      },
      confirm: 'Change role',
      done: (role: string) => `The role is now: ${role}`,
    },
    delete: {
      label: 'Delete the account',
      title: (name: string) => `Delete ${name}?`,
      lead: 'This cannot be taken back. What goes:',
      plan: (name: string) => `the paid plan ${name}, which ends without a refund by itself`,
      nothing: 'the account itself, which has made nothing yet',
      drafts: (n: number) => some(n, 'draft', 'drafts'),
      armed: (n: number) =>
        `${some(n, 'scheduled message', 'scheduled messages')}, which would not be delivered any more`,
      recordings: (n: number, size: string) =>
        `${some(n, 'recording', 'recordings')} (${size}), apart from what was sent to somebody`,
      families: (n: number) => `${some(n, 'family', 'families')} that nobody else belongs to`,
      left: (n: number) =>
        `the place in ${some(n, 'family', 'families')} that others belong to; what was brought there stays`,
      kept: (n: number) =>
        `${some(n, 'message that was', 'messages that were')} sent stay with those who received them.`,
      delivering: 'A message is being delivered just now. Try again in a few minutes.',
      asked: 'The author asked for it: cancel what is scheduled, in its own ledger',
      askedRequired:
        'Scheduled messages are only canceled if their author asked for it. Otherwise suspend the account.',
      done: 'The account was deleted',
    },
  },
  audit: {
    label: 'Audit log',
    lead: 'What staff and API keys did, and when staff signed in, newest first. Nobody can change it.',
    search: 'Search by name',
    columns: { at: 'When', actor: 'Who', what: 'What was done', subject: 'About' },
    kind: 'Kind of act',
    everyKind: 'Everything',
    /** Where a line names nothing: what it is about, by its stored kind. */
    kinds: {
      settings: 'Settings',
      delivery: 'Deliveries',
      export: 'Exports',
      backup: 'Backups',
    } as Readonly<Record<string, string>>,
    from: 'From',
    to: 'Until',
    allOf: 'everything they did',
    lessen: { actor: 'One person only', subject: 'One account only' },
    total: (total: number) => some(total, 'entry', 'entries'),
    exportCsv: (total?: number) =>
      total === undefined ? 'Export CSV' : `Export ${some(total, 'Entry', 'Entries')} (CSV)`,
    exportJson: (total?: number) =>
      total === undefined ? 'Export JSON' : `Export ${some(total, 'Entry', 'Entries')} (JSON)`,
    change: (field: string, before: string | null, after: string | null) =>
      before === null ? `${field}: ${after}` : `${field}: ${before} → ${after ?? 'none'}`,
    reason: (reason: string) => `Reason: “${reason}”`,
    empty: 'Nothing was found.',
    openUser: 'Open the account',
  },
} as const;
