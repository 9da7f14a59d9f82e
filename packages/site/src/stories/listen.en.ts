/** The page that a code in a printed book opens. */
export const listenWords = {
  tabTitle: 'A voice from a family’s book',
  description: 'A voice that a family put into its book.',
  from: (story: string, family: string) => `From “${story}”, a book of ${family}`,
  hint: 'You need no account to listen.',
  preparing: 'This voice is being prepared. Load this page again in a moment.',
  failed: 'This voice cannot be played at the moment.',
  closedTitle: 'The codes of this book no longer work',
  closedText: 'The family keeps these voices to itself now. Ask them if you would like to listen.',
  unknownTitle: 'We do not know this code',
  unknownText: 'Please scan it once more, with good light and all of it in view.',
} as const;
