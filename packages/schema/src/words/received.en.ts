/** What someone reads who receives a message. They may be grieving; every word is quiet. */
export const receivedWords = {
  tabTitle: 'A message for you',
  waiting: {
    heading: (to: string) =>
      to === '' ? 'Something is waiting for you' : `${to}, something is waiting for you`,
    from: (from: string) => `It is from ${from}.`,
    kept: (when: string) => `They asked us to keep it for you until ${when}.`,
    open: 'Open it now',
    later:
      'There is no hurry. This page stays here, and the link in the mail brings you back whenever you like, alone or with someone beside you.',
  },
  late: {
    heading: 'This reaches you later than it should have',
    body: 'It was kept safe, and nothing in it has changed. We are sorry for the wait.',
  },
  for: (to: string) => `For ${to}`,
  from: (from: string) => `From ${from}`,
  written: (when: string) => `Delivered on ${when}`,
  listen: 'Listen',
  watch: 'Watch',
  photos: 'Photos',
  files: 'Files',
  download: 'Keep a copy',
  downloadOf: (title: string, size: string) => `Keep a copy of ${title} (${size})`,
  photoAlt: (title: string) => title,
  viewPhoto: (title: string) => `See ${title} in full size`,
  preparing: 'This recording is still being prepared. Come back in a minute.',
  print: 'Print the letter',
  kept: 'This page is for you alone. You need no account, and it asks nothing of you.',
  noLetter: '',
  expired: {
    title: 'This link has been open for a long time and is now closed',
    body: 'What was sent to you is still safe. Write to us, and we will open it for you again.',
  },
  revoked: {
    title: 'This link was closed',
    body: 'The person who sent it, or we on their behalf, closed it. If you think this is a mistake, write to us.',
  },
  unknown: {
    title: 'We cannot find anything behind this link',
    body: 'Perhaps a letter got lost when it was copied. Open it once more from the mail you received.',
  },
  failed: {
    title: 'This page could not be opened just now',
    body: 'What was sent to you is safe. Please try again in a few minutes.',
  },
  write: 'Write to us',
} as const;
