import { checkInDays } from '@infinite/schema/catalogue/check-ins';

/** /military-families: what to record before a deployment, and how often to be asked. */
export const militaryFamilies = {
  title: 'Messages for a deployment | Infinite Connections',
  description:
    'What to record before you deploy and when it should arrive, five templates to begin from, and how often you should be asked whether all is well.',
  keywords: [
    'military families',
    'deployment messages',
    'deployment letters to children',
    'check-in',
  ],
  heading: 'Before you ship out',
  lead: 'Bedtimes, birthdays, a bad Sunday. You can record them all in two evenings, and they arrive while you are out of reach.',
  list: {
    heading: 'Two evenings, twelve messages',
    evenings: [
      {
        title: 'The first evening: for while you are away',
        items: [
          'Good night, five times. Children ask for the same one; give them five. One a week, on the evening you were usually home.',
          'Every birthday in the time you are gone, and the one after, in case it is extended.',
          'The middle. Halfway through is worse than the beginning. Schedule one for that week, to the person holding down the fort.',
          'A video of something ordinary: how to reset the breaker, where the water shutoff is. It is practical, and it is your voice in the kitchen.',
        ],
      },
      {
        title: 'The second evening: for if',
        items: [
          'One letter each. Not to be opened unless. Write what you would want to have said, then put it away and go have dinner.',
          'Give it a date well after you are due home. When you are back, move it by a year or delete it. That takes a minute, and it is a good minute.',
          'Tell one person who is not at home that it exists.',
        ],
      },
    ],
  },
  templates: {
    heading: 'Five to begin from',
    lead: 'Each opens in the composer, filled in. Change every sentence that is not yours.',
    open: 'Start from this one',
  },
  cadence: {
    heading: 'How often should you be asked?',
    lead: 'A check-in is one question, “Are you all right?”, answered with one press. The right interval is longer than your longest silence, and not much.',
    columns: ['Longest time out of reach', 'Be asked every'],
    silences: [
      { silence: 'Two weeks', days: 14 },
      { silence: 'Six weeks', days: 42 },
      { silence: 'Three months: a submarine, a remote post', days: 90 },
      { silence: 'Six months', days: 180 },
    ],
    days: (count: number) => `${count} days`,
    note: `Intervals are ${checkInDays.slice(0, -1).join(', ')} or ${checkInDays.at(-1)} days. A missed check-in sends nothing by itself: you get reminders on several days before anyone else is asked, and someone you trust has to confirm.`,
  },
  opsec: {
    heading: 'What not to say',
    points: [
      'No places, movement dates, units or numbers in a message that leaves before you are home. Your family can wait for those; others are less patient.',
      'Protect the account with a password you do not use anywhere else. Put nothing in a message that you would not say on an open line.',
      'What you record is encrypted with your family’s key, and neither advertisers nor we look inside. It is still a record: treat it as one.',
    ],
  },
  home: {
    heading: 'When you are back',
    text: 'Open the list together and decide what stays. Keep the good nights.',
    start: 'Record the first good night',
    templates: 'All templates',
  },
} as const;
