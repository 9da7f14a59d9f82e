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
  badRate: `Choose a rate from 1 to ${newsletterLimits.ratePerSecondMax} mails a second.`,
  badZone: 'We do not know this time zone.',
  past: 'This moment has passed. Choose a later one, or send at once.',
  shiftedTime: 'The clocks go forward then, and this time does not exist that day.',
  stale: 'This issue was changed by somebody else since you opened it.',
  notNow: (state: string) => `This cannot be done with an issue that is ${state.toLowerCase()}.`,
  notReady: 'Something is still missing here before the issue can leave.',
  noSubject: 'Write a subject.',
  nothingInIt: 'Write an introduction or choose an article.',
  nobody: 'Nobody who is subscribed fits this choice.',
} as const;

/** The screens themselves. */
export const emailPlaceWords = {
  heading: 'E-mail marketing',
  lead: 'Issues to people who asked for them. Mail about accounts and messages is never sent from here.',
  views: {
    issues: 'Issues',
    subscribers: 'Subscribers',
    suppressed: 'Suppressed',
    pace: 'Pace',
  },
  navigation: 'Parts of E-mail marketing',
  failed: 'This could not be done',
  saved: 'Saved',
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
    introHint: 'Markdown. No pictures: loading one would tell when an issue is opened.',
    articles: 'Articles',
    articlesHint: 'Published articles, newest first. They stand in the issue as they do here.',
    noArticles: 'Nothing is published yet.',
    audience: 'Who gets it',
    interests: 'Interested in',
    interestsHint: 'Nothing chosen means everybody. Who chose no interests gets everything.',
    paces: 'Who wants to hear from us',
    joinedFrom: 'Subscribed since',
    engagedDays: 'Active within (days)',
    engagedHint: 'Confirmed, chose or, where they agreed to it, opened something in these days.',
    count: (count: number) =>
      count === 1 ? 'One person gets it' : `${count.toLocaleString('en')} people get it`,
    counting: 'Counting…',
    save: 'Save',
    saving: 'Saving…',
    test: 'Send a test to me',
    tested: 'A test is on its way to your address.',
    look: 'Look at it',
    schedule: 'Schedule',
    scheduleTitle: 'When shall it leave?',
    send: 'Send now',
    sendTitle: 'Send this issue now?',
    sendText: (count: number) =>
      `${count.toLocaleString('en')} people get it. It can be paused, but what has left has left.`,
    sendConfirm: 'Send it',
    unsaved: 'Save the issue first.',
    conflict: 'Somebody else changed this issue',
    stored: (subject: string, version: number) =>
      `What is stored now: “${subject}”, version ${version}`,
  },
  report: {
    title: 'What has become of it',
    recipients: 'Recipients',
    sent: 'Sent',
    waiting: 'Still to send',
    failed: 'Given up',
    skipped: 'Left before',
    bounced: 'Dead addresses',
    complained: 'Reported',
    unsubscribed: 'Unsubscribed',
    opened: 'Opened',
    openedNote: (counted: number) =>
      `of ${counted.toLocaleString('en')} who agreed to being counted`,
    leaves: (moment: string) => `Leaves on ${moment}.`,
    acts: {
      UNSCHEDULE: 'Back to the drafts',
      PAUSE: 'Pause',
      RESUME: 'Go on',
      CANCEL: 'Cancel for good',
    },
    cancelTitle: 'Cancel this issue for good?',
    cancelText: 'What has left has left; nobody else gets it, and it cannot be taken up again.',
  },
  looking: {
    title: 'As its readers see it',
    html: 'Issue',
    text: 'Text alone',
  },
  subscribers: {
    title: 'Subscribers',
    search: 'Search addresses',
    columns: {
      email: 'Address',
      state: 'State',
      pace: 'Pace',
      interests: 'Interests',
      since: 'Since',
    },
    everything: 'Everything',
    state: 'State',
    anyState: 'Any state',
    export: 'Export CSV',
    summary: (count: number) =>
      count === 1 ? 'One address' : `${count.toLocaleString('en')} addresses`,
    emptyTitle: 'Nobody here',
    emptyText: 'Who subscribes on the site and confirms is listed here.',
  },
  suppressed: {
    title: 'Suppressed addresses',
    lead: 'Mail to them failed for good or was reported as unwanted. No newsletter goes to them ever again; mail about their account still does.',
    columns: { email: 'Address', reason: 'Reason', detail: 'What the server said', at: 'Since' },
    erased: 'Erased address',
    reasons: { BOUNCE: 'Failed', COMPLAINT: 'Reported' },
    emptyTitle: 'No address is suppressed',
    emptyText: 'Long may it stay so.',
  },
  pace: {
    title: 'How fast issues leave',
    rate: 'Mails a second',
    rateHint: 'Over all servers together. Ask your relay what it takes without slowing down.',
    digests: 'Gather weekly and monthly issues',
    digestsHint: 'For subscribers who chose that pace, from what was published.',
    zone: 'Weeks and months are reckoned in',
    save: 'Save',
    stale: 'Somebody else changed this meanwhile. What is stored is shown now.',
  },
} as const;
