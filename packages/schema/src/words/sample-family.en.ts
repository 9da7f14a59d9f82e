/** Words of the sample family, which a visitor looks at for a day. */
export const sampleFamilyWords = {
  readOnly:
    'This is the sample family: it can be looked at and listened to, not changed. Start your own to keep what you write.',
  full: 'Many people are looking at the sample family just now. Please come back in a little while.',
  onHold: 'The sample family cannot be shown just now. Please come back in a little while.',
  banner:
    'You are looking at the sample family. Nothing here can be changed, nothing is sent, and tomorrow it is gone.',
  label: 'The sample family',
  start: 'Start your own family',
  leave: 'Leave the sample',
} as const;
