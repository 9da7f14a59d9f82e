export const operationsRefusalWords = {
  holdReasonMissing: 'Say why, for the next operator.',
  holdReasonTooLong: 'That reason is too long.',
  deadLetterGone: 'This job is gone. Somebody else has taken care of it.',
} as const;

export const backupRuleWords = {
  number: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
  time: 'Enter a time such as 02:30.',
} as const;

/** What the parts of the installation say of themselves. */
export const healthWords = {
  database: (version: string) => `PostgreSQL ${version} answers.`,
  storage: 'Files can be written and removed.',
  queue: (seconds: number) =>
    seconds < 60 ? 'Nothing waits for long.' : `The oldest job waits for ${seconds} seconds.`,
  mail: (host: string) => `The relay ${host} takes mail.`,
  clock: (seconds: number) =>
    seconds < 1
      ? 'It agrees with the clock of the database.'
      : `It differs from the clock of the database by ${Math.round(seconds)} seconds.`,
  clockWrong: (seconds: number) =>
    `It differs from the clock of the database by ${Math.round(seconds)} seconds. Sending goes on hold.`,
  noClock: 'The clock stands still; only tests do that.',
  noMail: 'Not configured: mails are kept as files. Set MAIL_URL to send them.',
  noSpeech: 'Not configured: recordings are not turned into text.',
  noAnswer: 'No answer within five seconds.',
  failed: (code: string) => (code ? `It does not work (${code}).` : 'It does not work.'),
} as const;
