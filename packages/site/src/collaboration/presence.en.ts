/** Who of the family is here now. */
export const presenceWords = {
  heading: 'Here now',
  here: (names: string) => `Here now: ${names}`,
  nobody: 'Nobody else is here right now.',
  hidden: 'You keep to yourself that you are here, so you don’t see who else is.',
  change: 'Change this in your settings',
  settings: {
    heading: 'When you are here',
    lead: 'It can be good to know that someone else is looking at the same memories right now. Relatives see your name only while you have a page open. We keep no record of when you came or left.',
    show: 'Show my family when I am here',
    hint: 'When this is off, nobody sees that you are here, and you don’t see who else is.',
    save: 'Save this choice',
    shown: 'Your family sees when you are here.',
    hidden: 'Nobody sees anymore that you are here.',
  },
} as const;
