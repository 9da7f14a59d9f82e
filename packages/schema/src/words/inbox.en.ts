/** What the inbox asks of what is typed into it. */
export const inboxInputWords = {
  tooLong: (limit: number) => `Please keep this within ${limit.toLocaleString('en')} characters.`,
  answerMissing: 'The answer is still empty.',
  noteMissing: 'The note is still empty.',
  nameMissing: 'Please name the canned answer.',
  cannedMissing: 'The canned answer is still empty.',
  nameTaken: 'Another canned answer has this name.',
  tooManyCanned: 'There are as many canned answers as fit. Delete one first.',
  changed: 'Someone changed this enquiry in the meantime.',
  notStaff: 'This account cannot answer enquiries.',
} as const;

/** Of the email that answers an enquiry. */
export const answerMailWords = {
  /** Of an enquiry that came through a form, which had no subject. */
  subject: 'Your message to Infinite Connections',
  numbered: (subject: string, reference: string) => `Re: ${subject} [${reference}]`,
  preview: (reference: string) => `About your message ${reference}.`,
  quoted: (moment: string) => `On ${moment} you wrote:`,
  sign: (reference: string) =>
    `Infinite Connections. To write back, just answer this email. Your number is ${reference}.`,
} as const;
