import type {
  ImportField,
  ImportRowState,
  IssueStateName,
  SubscriberStateName,
} from '#catalogue/newsletter.ts';
import { importLimits, newsletterLimits } from '#catalogue/newsletter.ts';

export const issueStateWords: Record<IssueStateName, string> = {
  DRAFT: 'Draft',
  SCHEDULED: 'Scheduled',
  SENDING: 'Sending',
  PAUSED: 'Paused',
  SENT: 'Sent',
  CANCELLED: 'Cancelled',
};

export const subscriberStateWords: Record<SubscriberStateName, string> = {
  PENDING: 'Not confirmed',
  ACTIVE: 'Subscribed',
  UNSUBSCRIBED: 'Unsubscribed',
  SUPPRESSED: 'Suppressed',
};

export const importRowWords: Record<ImportRowState, string> = {
  NEW: 'New',
  KNOWN: 'Already on the list',
  UNSUBSCRIBED: 'Unsubscribed before',
  SUPPRESSED: 'Bounced or marked as spam',
  INVALID: 'Not an address',
  DUPLICATE: 'Twice in this file',
};

export const importFieldWords: Record<ImportField, string> = {
  email: 'Address',
  language: 'Language',
  consentedOn: 'Date of consent',
  status: 'Unsubscribed or bounced elsewhere',
};

/** What the API says to an import. */
export const importWords = {
  noFile: 'Choose a CSV file.',
  tooLarge: `The file can have ${importLimits.megabytes} MB.`,
  tooManyRows: `The file can have ${importLimits.rows.toLocaleString('en')} rows. Split it into several files.`,
  tooManyColumns: `The file can have ${importLimits.columns} columns.`,
  openQuote: (row: number) =>
    `A quotation mark in row ${row.toLocaleString('en')} is never closed, so the rest of the file cannot be read.`,
  empty: 'There is no row in this file.',
  binary: 'This file is not a CSV file. Save the spreadsheet as CSV first.',
  noAddresses: 'No column of this file holds addresses.',
  noSuchColumn: 'The file has no such column.',
  noSource: 'Say where these addresses come from.',
  longSource: `At most ${importLimits.source} characters fit here.`,
  noStatement: 'Say how these people agreed.',
  longStatement: `At most ${importLimits.statement.toLocaleString('en')} characters fit here.`,
  noDate: 'Choose the day by which they had agreed.',
  future: 'This day is still to come.',
  notConfirmed: 'Only people who agreed to the newsletter may be imported.',
  confirm:
    'Each of these people agreed to get this newsletter, and we can show how and when they did.',
} as const;

/** The place 'Campaigns' of the console, and what the API says to it. */
export const newsletterConsoleWords = {
  tooLong: (max: number) => `At most ${max.toLocaleString('en')} characters fit here.`,
  badLanguage: 'Write the language as a code, such as en.',
  badDate: 'This is not a day of the calendar.',
  tooManyArticles: `An issue can show ${newsletterLimits.articles} articles.`,
  badRate: `Choose a rate from 1 to ${newsletterLimits.ratePerSecondMax} emails per second.`,
  badZone: 'We do not know this time zone.',
  past: 'This moment has passed. Choose a later one, or send at once.',
  shiftedTime: 'The clocks go forward then, and this time does not exist that day.',
  stale: 'This issue was changed by somebody else since you opened it.',
  notNow: (state: string) => `This cannot be done with an issue that is ${state.toLowerCase()}.`,
  notReady: 'Something is still missing before the issue can be sent.',
  noSubject: 'Write a subject.',
  nothingInIt: 'Write an introduction or choose an article.',
  nobody: 'Nobody who is subscribed fits this choice.',
} as const;

/** The screens themselves. */
export const emailPlaceWords = {
  heading: 'Campaigns',
  lead: 'Issues to people who asked for them. Mail about accounts and messages is never sent from here.',
  views: {
    issues: 'Issues',
    subscribers: 'Subscribers',
    suppressed: 'Suppressed',
    pace: 'Sending speed',
  },
  navigation: 'Parts of Campaigns',
  failed: 'This could not be done',
  saved: 'Saved',
  unscheduled: 'Taken off the schedule',
  undo: 'Undo',
  issues: {
    title: 'Issues',
    add: 'Write an issue',
    columns: {
      subject: 'Subject',
      state: 'State',
      recipients: 'Recipients',
      sent: 'Sent',
      date: 'When',
    },
    untitled: 'Without a subject',
    emptyTitle: 'No issue yet',
    emptyText: 'Choose articles, write a few lines, and see who will get them.',
    kinds: { WRITTEN: '', WEEKLY: 'weekly', MONTHLY: 'monthly' },
  },
  editor: {
    back: 'All issues',
    newTitle: 'A new issue',
    subject: 'Subject',
    preview: 'Preview text',
    previewHint: 'What a list of mails shows beside the subject.',
    intro: 'Introduction',
    introHint: 'Markdown. No pictures: loading one would reveal that an issue was opened.',
    articles: 'Articles',
    articlesHint: 'Published articles, newest first. The issue shows them in this order.',
    noArticles: 'Nothing is published yet.',
    audience: 'Who gets it',
    interests: 'Interested in',
    interestsHint: 'Nothing chosen means everybody. Subscribers without interests get every issue.',
    paces: 'Who wants mail',
    joinedFrom: 'Subscribed since',
    engagedDays: 'Active within (days)',
    engagedHint: 'Confirmed, chose or, where they agreed to it, opened something in these days.',
    count: (count: number) =>
      count === 1 ? '1 person gets it' : `${count.toLocaleString('en')} people get it`,
    counting: 'Counting…',
    save: 'Save',
    saving: 'Saving…',
    test: 'Send a test to me',
    tested: 'A test is on its way to your address.',
    look: 'Preview',
    schedule: 'Schedule',
    scheduleTitle: 'When should it be sent?',
    send: 'Send now',
    sendTitle: 'Send this issue now?',
    sendText: (count: number) =>
      `${count === 1 ? '1 person gets' : `${count.toLocaleString('en')} people get`} it. You can pause it, but mail that was sent cannot be taken back.`,
    sendConfirm: 'Send it',
    unsaved: 'Save the issue first.',
    conflict: 'Somebody else changed this issue',
    stored: (subject: string, version: number) =>
      `What is stored now: “${subject}”, version ${version}`,
  },
  report: {
    title: 'Report',
    content: 'See what was sent',
    duplicate: 'Duplicate',
    duplicated: { title: 'Duplicated', description: 'This is a new draft.' },
    clicks: 'Clicks',
    clicksNote: (clicked: number, agreed: number) =>
      agreed === 0
        ? 'None of its recipients agreed to their clicks being counted.'
        : `${clicked.toLocaleString('en')} of ${agreed === 1 ? '1 recipient' : `${agreed.toLocaleString('en')} recipients`} who agreed to being counted clicked a link. Nobody else is counted.`,
    link: 'Link',
    clickedBy: 'Clicked by',
    recipients: 'Recipients',
    sent: 'Sent',
    waiting: 'Still to send',
    failed: 'Failed',
    skipped: 'Unsubscribed before sending',
    bounced: 'Bounced',
    complained: 'Marked as spam',
    unsubscribed: 'Unsubscribed',
    opened: 'Opened',
    openedNote: (counted: number) =>
      `of ${counted.toLocaleString('en')} who agreed to being counted`,
    leaves: (moment: string) => `Will be sent on ${moment}.`,
    acts: {
      UNSCHEDULE: 'Unschedule',
      PAUSE: 'Pause',
      RESUME: 'Resume',
      CANCEL: 'Cancel this issue',
    },
    cancelTitle: 'Cancel this issue for good?',
    cancelText:
      'Mail that was sent cannot be taken back. Nobody else gets it, and it cannot be resumed.',
  },
  looking: {
    title: 'Preview',
    sentTitle: 'As it was sent',
    html: 'Issue',
    text: 'Plain text',
  },
  subscribers: {
    title: 'Subscribers',
    search: 'Search addresses',
    columns: {
      email: 'Address',
      state: 'State',
      pace: 'Frequency',
      interests: 'Interests',
      since: 'Since',
    },
    everything: 'Everything',
    state: 'State',
    anyState: 'Any state',
    export: 'Export CSV',
    import: 'Import CSV…',
    summary: (count: number) =>
      count === 1 ? '1 address' : `${count.toLocaleString('en')} addresses`,
    emptyTitle: 'Nobody here',
    emptyText:
      'People who subscribe on the site and confirm, or who are imported, are listed here.',
  },
  import: {
    title: 'Import subscribers',
    back: 'Subscribers',
    lead: `Only people who agreed to this newsletter may be imported. Addresses that unsubscribed, bounced or marked mail as spam are never subscribed again.`,
    file: 'CSV file',
    fileHint: `At most ${importLimits.rows.toLocaleString('en')} rows and ${importLimits.megabytes} MB.`,
    reading: 'Reading…',
    offline: 'No connection. Nothing was imported; try again when it is back.',
    columns: 'Columns',
    column: (index: number, header: string) =>
      header === '' ? `Column ${index + 1}` : `${header} (column ${index + 1})`,
    noColumn: 'None',
    rows: 'Rows',
    rowColumns: { row: 'Row', email: 'Address', state: 'Result' },
    anyState: (count: number) => `All rows (${count.toLocaleString('en')})`,
    state: (label: string, count: number) => `${label} (${count.toLocaleString('en')})`,
    show: 'Show',
    more: 'Show more rows',
    consent: 'Consent',
    source: 'Where the addresses come from',
    sourceHint: 'For example: sign-up sheet of the county fair.',
    consentedOn: 'Agreed by',
    consentedOnHint: 'For rows without a date of their own.',
    statement: 'How they agreed',
    statementHint: 'What they were asked, and what they answered. Every address keeps these words.',
    submit: (count: number) =>
      count === 1 ? 'Import 1 address' : `Import ${count.toLocaleString('en')} addresses`,
    importing: 'Importing…',
    nothingNew: 'This file has no new address.',
    done: (count: number) => ({
      title: 'Imported',
      description:
        count === 1
          ? '1 address gets the newsletter.'
          : `${count.toLocaleString('en')} addresses get the newsletter.`,
    }),
    failed: 'The file could not be imported',
  },
  suppressed: {
    title: 'Suppressed addresses',
    lead: 'Mail to them bounced or was marked as spam. They never get a newsletter again; mail about their account is still sent.',
    columns: { email: 'Address', reason: 'Reason', detail: 'What the server said', at: 'Since' },
    erased: 'Erased address',
    reasons: { BOUNCE: 'Bounced', COMPLAINT: 'Marked as spam' },
    emptyTitle: 'No address is suppressed',
    emptyText: 'Addresses that bounce or mark a newsletter as spam are listed here.',
  },
  pace: {
    title: 'Sending speed',
    rate: 'Emails per second',
    rateHint: 'For all servers together. Ask your mail provider for its limit.',
    digests: 'Create weekly and monthly issues',
    digestsHint: 'From published articles, for subscribers who chose weekly or monthly mail.',
    zone: 'Time zone of weeks and months',
    save: 'Save',
    stale: 'Somebody else changed this in the meantime. The stored values are shown now.',
  },
} as const;
