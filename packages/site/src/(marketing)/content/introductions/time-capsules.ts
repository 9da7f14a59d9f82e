import { messageLimits } from '@infinite/schema/catalogue/messages';
import type { IntroductionText } from './introduction-text.ts';

export const timeCapsules: IntroductionText = {
  path: '/time-capsules',
  title: 'Time capsules: close now, open later | Infinite Connections',
  description:
    'What to put into a family time capsule, for whom, and for how long: a sample capsule, a list that works, and what you can seal and send today.',
  keywords: ['time capsule', 'digital time capsule', 'letter to the future', 'family time capsule'],
  heading: 'Close it now. Open it together, later.',
  lead: 'A letter speaks to one person. A capsule keeps a moment: what a day cost, sounded like and smelled of, sealed for the people who will find it strange.',
  begin: {
    label: 'Send something to the future',
    href: '/future-messages',
    hint: 'Choose the day it arrives, years from now if you like.',
  },
  passages: [
    {
      heading: 'What belongs inside',
      points: [
        {
          title: 'Things too ordinary to keep',
          text: 'The price of bread, the walk to school, what was in the refrigerator on a Tuesday. Nobody photographs these, and they are the first to go.',
        },
        {
          title: 'Predictions',
          text: 'Let everyone say what they will be doing when it is opened. Being wrong, together and on record, is the best entertainment a capsule has.',
        },
        {
          title: 'A round of voices',
          text: 'One minute each, the same question: what do you worry about, what do you look forward to? The youngest first, before they hear the others.',
        },
        {
          title: 'A question for the finder',
          text: 'Do you still have the green chair? Did she ever learn to whistle? A capsule that asks gets answered.',
        },
      ],
    },
    {
      heading: 'How long is long enough?',
      paragraphs: [
        'Five years is right for children: they will have forgotten everything and still be the same people. Ten for a couple. Eighteen, from a birth to the end of school. Fifty is for a house, a town, a company, and needs someone whose job it is to remember.',
        'A date is better than “some day.” Choose one on which people come together anyway, and write down who should be there, since addresses change faster than families do.',
      ],
    },
    {
      heading: 'Why a real seal matters',
      paragraphs: [
        'A drawer you can open gets opened. The pleasure of a capsule is that no one has looked, not a curious son, not its maker after a second glass of wine. We are building ours so that the server keeps the seal: its contents will be locked until the date, for us as well, and a fingerprint published on the day of sealing will prove afterward that nothing was swapped.',
        'Until that exists we will not call anything sealed that is not. A message you schedule today is private and arrives on its day, and you can read and change it while it waits.',
      ],
    },
  ],
  today: {
    works: `Messages with letters, voices, photographs and files, to as many as ${messageLimits.recipients} people at once, on a date, every year, or on an occasion that has no date yet.`,
    building:
      'Capsules as such: several people contribute until a closing date, then no one can look inside until the opening, and the opening itself as something to attend together.',
    links: [
      { label: 'Write a message for a date', href: '/schedule-message' },
      { label: 'Templates for capsules and letters', href: '/premium-templates' },
      { label: 'How delivery is protected', href: '/how-it-works' },
    ],
  },
  questions: [
    {
      question: 'What if I am no longer there when it is due?',
      answer:
        'It goes out all the same. A message that is scheduled is delivered, even if the plan it was written under has lapsed.',
    },
    {
      question: 'Will anyone be able to open the files in 2050?',
      answer:
        'We keep the originals and make copies in widely used formats for listening and viewing. Plain photographs, plain sound and plain text have outlived every program that made them.',
    },
    {
      question: 'Should I bury a flash drive as well?',
      answer:
        'Better not. Flash memory fades within ten or twenty years in the ground. Bury a photo on paper, if you like to dig.',
    },
  ],
};
