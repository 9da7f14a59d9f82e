/** Words of the console's place for enquiries. */
export const enquiriesWords = {
  title: 'Enquiries',
  search: 'Search name, address, number or text',
  kind: 'Kind',
  anyKind: 'Any kind',
  state: 'State',
  anyState: 'Any state',
  states: { OPEN: 'Open', WAITING: 'Waiting for the writer', CLOSED: 'Closed' },
  assignee: 'Assigned to',
  anyAssignee: 'Anyone',
  mine: 'Me',
  nobody: 'No one',
  summary: (count: number) =>
    count === 1 ? '1 enquiry' : `${count.toLocaleString('en')} enquiries`,
  emptyTitle: 'No enquiry here',
  emptyText: 'What people write through the forms of the site is listed here.',
  noneOpen: 'Choose an enquiry to read it.',
  unread: 'Unread',
  retry: 'Try again',
} as const;

export const threadWords = {
  back: 'All enquiries',
  failed: 'That did not work',
  loading: 'Loading the enquiry',
  gone: 'This enquiry is gone',
  goneText: 'Enquiries are deleted after two years.',
  wrote: (name: string) => `${name} wrote`,
  noMessage: 'No message beside the order.',
  member: 'Member, signed in',
  assignee: 'Assigned to',
  nobody: 'No one',
  close: 'Close',
  reopen: 'Reopen',
  undo: 'Undo',
  closed: 'Closed.',
  answeredBy: (by: string, moment: string) => `Answered by ${by}, ${moment}`,
  earlier: 'Older messages are not shown.',
  entries: 'Messages and notes',
  kinds: { ANSWER: 'Answer', REPLY: 'Reply', NOTE: 'Note' },
  automatic: 'Automatic reply',
  attachments: 'Attached files',
  downloadFailed: 'The file could not be downloaded. Try again.',
  notDownloaded: {
    WAITING: 'Being scanned for viruses',
    INFECTED: 'Contains a virus and cannot be downloaded',
    LEFT_OUT: 'Not stored: the first 20 files of an email are',
    EMPTY: 'Empty, so not stored',
    NAME_ONLY: 'Not stored',
  },
  showQuoted: 'Show the quoted text',
  delivery: { WAITING: 'Being sent', SENT: 'Sent', FAILED: 'Not sent' },
  notSent: (problem: string | null) =>
    problem
      ? `This answer was not sent. The mail server said: ${problem}`
      : 'This answer was not sent.',
  sendAgain: 'Send again',
  notBack:
    'Replies go to the support mailbox: no inbound mail is set up on this server (INBOUND_MAIL_SECRET).',
} as const;

export const composerWords = {
  modes: 'What to write',
  answer: 'Answer',
  note: 'Note',
  answerLabel: 'Your answer',
  answerHint: (email: string) => `Goes to ${email} by email.`,
  noteLabel: 'A note for the team',
  noteHint: 'Only the team sees it. It is never mailed, and it cannot be changed later.',
  canned: 'Insert a canned answer',
  cannedNone: 'Canned answers',
  send: 'Send',
  sendAnyway: 'Send anyway',
  sendAndClose: 'Send and close',
  addNote: 'Add note',
  sent: 'The answer is on its way.',
  noted: 'Note added.',
  kept: 'Your text is kept on this device until you send it.',
  changedTitle: 'This changed while you were writing',
  changedText: 'Your text is still here. Read what is new, then send it, or change it first.',
} as const;

export const changeWords = {
  ANSWER: (author: string) => `${author} answered.`,
  REPLY: (author: string) => `${author} wrote back.`,
  NOTE: (author: string) => `${author} added a note.`,
  assigned: (name: string | null) =>
    name === null ? 'It is assigned to no one now.' : `It is assigned to ${name} now.`,
  moved: (state: string) => `Its state is now: ${state}.`,
  other: 'Someone changed it.',
} as const;

export const cannedWords = {
  title: 'Canned answers',
  intro:
    'Texts for questions that come often. {name} becomes the writer’s name and {number} the number of the enquiry.',
  name: 'Name',
  body: 'Text',
  add: 'Add a canned answer',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  editTitle: 'Edit the canned answer',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Saved.',
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removed: (name: string) => `Deleted ${name}.`,
  undo: 'Undo',
  emptyTitle: 'No canned answers yet',
  emptyText: 'Write a text once and insert it into any answer.',
  failed: 'That did not work',
} as const;
