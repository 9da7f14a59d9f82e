/** The page /demo. */
export const demo = {
  title: 'Look around in a sample family | Infinite Connections',
  description:
    'Step into an invented family for a day: real sound, messages in every state, a recipe with its story. Nothing to sign up for, nothing you can break.',
  keywords: ['demo', 'sample family', 'try'],
  heading: 'Look around before you begin',
  lead: 'Meet Rosa. She is invented, and she has been recording for most of a year: a cake, a boat, a letter for an eighteenth birthday. Sit down at her desk for a day.',
  enter: 'Enter the sample family',
  wait: 'The first visitor of the day waits a few seconds while the family’s year is set up.',
  points: [
    {
      title: 'It is yours alone',
      text: 'You get a fresh copy of the family. No one sees that you are there.',
    },
    {
      title: 'You can look and listen, not change',
      text: 'Open letters, play voices, follow a message through its history. Nothing is sent to anyone.',
    },
    {
      title: 'Tomorrow it is gone',
      text: 'After a day it is deleted, and nothing from your visit is kept.',
    },
  ],
  signedIn: 'If you are signed in, entering signs you out of your own account on this device.',
  own: 'Would you rather start with your own voice? It is free, and stays free.',
  ownAction: 'Start your own family',
} as const;
