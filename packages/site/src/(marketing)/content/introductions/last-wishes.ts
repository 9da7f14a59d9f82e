import type { IntroductionText } from './introduction-text.ts';

export const lastWishes: IntroductionText & { notice: { heading: string; text: string } } = {
  path: '/last-wishes',
  title: 'Last wishes: what your family needs | Infinite Connections',
  description:
    'A calm guide to writing down last wishes: care, farewell, accounts, pets and words to leave, who should know what, and what only a lawyer can do.',
  keywords: ['last wishes', 'end of life planning', 'funeral wishes', 'letter of wishes'],
  heading: 'So that nobody has to guess',
  lead: 'In the first week, a family decides more than in an ordinary year, on little sleep. Each thing you have answered beforehand is a kindness that arrives exactly when it is needed.',
  begin: {
    label: 'Write the first letter',
    href: '/schedule-message',
    hint: 'One page is enough to begin with.',
  },
  notice: {
    heading: 'This is not legal advice',
    text: 'Wishes written here are words to your family, not a will, a power of attorney or a medical directive. Those have forms that differ from country to country, such as witnesses, handwriting or a notary. Ask a lawyer or notary where you live, and tell your family where the papers are.',
  },
  passages: [
    {
      heading: 'Six pages your family will look for',
      points: [
        {
          title: 'Care',
          text: 'Who can speak for you, what matters to you when you cannot say it, and what you fear more than dying. Give your doctor the legal form as well.',
        },
        {
          title: 'Farewell',
          text: 'Buried or cremated, where, who speaks and what music. If you truly don’t mind, write that down: it frees people from looking for hints.',
        },
        {
          title: 'Papers',
          text: 'Where the will, the insurance, the deeds and the family book are. Not copies: the drawer, the key and who else knows.',
        },
        {
          title: 'Accounts',
          text: 'A list of what exists: banks, subscriptions, the email address to which everything is tied. Never a password in a letter; say how it can be found.',
        },
        {
          title: 'Those who depend on you',
          text: 'Children, an old friend, the dog. Who has agreed to take over, what they eat, which night-light, which word calms them.',
        },
        {
          title: 'Words',
          text: 'What you want each of them to have heard from you. It is the page people put off, and the one that will be read a hundred times.',
        },
      ],
    },
    {
      heading: 'Who should know what, and when',
      paragraphs: [
        'Some of it is needed in an ambulance, some in the first week, some a year later. Tell one person today that the pages exist and where. Give the farewell page to the person who would arrange it. Keep the personal letters for their own day: a birthday, a wedding, an ordinary Tuesday after the worst is over.',
        'Read it again each year, on the same day. Put the date at the top; the latest version counts, and everyone can see which one that is. Wishes change, and an old page that contradicts a new one is worse than none.',
      ],
    },
    {
      heading: 'If it is hard to begin',
      paragraphs: [
        'Begin with the dog. Or with the song you do not want. A practical detail opens the door, and after ten minutes most people are writing about what matters. You can also speak it, with someone beside you or alone, and stop whenever it is enough for one evening.',
      ],
    },
  ],
  today: {
    works:
      'Letters and recordings to the people you love, on a date, every year, or on an occasion you name, with a reminder to you before each one leaves.',
    building:
      'Last wishes as such: topics, dated versions, who can read which page and when, delivery after death confirmed by people you trust, and everything printable for the folder at home.',
    links: [
      { label: 'Templates for hard letters', href: '/premium-templates' },
      { label: 'Planning a legacy, step by step', href: '/legacy-planning' },
      { label: 'Articles on grief and farewell', href: '/blog' },
    ],
  },
  questions: [
    {
      question: 'Does what I write here count as a will?',
      answer:
        'No. A will has a form prescribed by law, and a text on a website almost never meets it. Use these pages for everything a will is too narrow for.',
    },
    {
      question: 'Should I give my family my passwords?',
      answer:
        'Not in a letter. Use a password manager with emergency access, or the legacy contact that the big providers offer, and write down only that it exists.',
    },
    {
      question: 'Is it morbid to do this while I am well?',
      answer:
        'It is a long conversation with people you love, held in advance. Most people are relieved once it is written down.',
    },
  ],
};
