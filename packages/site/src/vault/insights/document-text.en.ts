/** Whether the text of a document can be searched. */
export const documentTextPageWords = {
  heading: 'Text of this document',
  off: 'Its text can be searched once your family turns analysis on, at the transcript of any recording.',
  excluded: 'Its text is not searched, because someone in your family excluded it.',
  waiting: 'Its text is waiting to be read. You can leave this page.',
  running: 'Its text is being read now. You can leave this page.',
  /** @param read the last page that was read */
  ready: (read: number, all: number) =>
    read < all
      ? `The search finds words of its first ${read} of ${all} pages.`
      : 'The search finds its words, with the page they are on.',
  readHere: 'It was read on the machine of this service.',
  exclude: 'Exclude this document',
  excludedDone: 'The text of this document is not searched any more.',
  include: 'Read its text',
  retry: 'Try again',
  againDone: 'It is waiting its turn.',
} as const;
