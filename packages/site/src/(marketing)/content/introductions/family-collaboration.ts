import type { IntroductionText } from './introduction-text.ts';

export const familyCollaboration: IntroductionText = {
  path: '/family-collaboration',
  title: 'Family collaboration, step by step | Infinite Connections',
  description:
    'How relatives gather memories together: who can do what, how to ask so that people answer, and how to keep the peace over old photographs.',
  keywords: [
    'family collaboration',
    'share family memories',
    'family roles',
    'family history together',
  ],
  heading: 'Nobody remembers alone',
  lead: 'Your brother has the photographs, your aunt has the names, a cousin in Leeds has the cassette. A family’s memory is already in many hands; the work is to bring it together.',
  begin: {
    label: 'Ask someone with a message',
    href: '/schedule-message',
    hint: 'They need no account to read and hear it.',
  },
  passages: [
    {
      heading: 'Four roles, so that everyone can relax',
      points: [
        {
          title: 'Owner',
          text: 'Runs things: invites people, decides who can do what, pays if there is anything to pay. There is one, who can hand the family over when the time comes.',
        },
        {
          title: 'Editor',
          text: 'Can add, correct and arrange everything. The aunt who knows all the names; the nephew who likes order.',
        },
        {
          title: 'Contributor',
          text: 'Adds stories, voices and pictures, and changes what is theirs. The right role for most of a family: nothing they do can spoil anything.',
        },
        {
          title: 'Viewer',
          text: 'Reads and listens. For children, for curious in-laws, for older relatives who would rather look than click.',
        },
      ],
    },
    {
      heading: 'How to ask so that people answer',
      steps: [
        {
          title: 'Ask one person one thing',
          text: '“Everyone please send your memories” is answered by nobody. “Ingrid, what was the name of grandfather’s second boat?” is answered within the hour.',
        },
        {
          title: 'Send something first',
          text: 'A photograph with an unknown face, fifteen seconds of a voice they have not heard for years. Memory answers to memory.',
        },
        {
          title: 'Say what happens to it',
          text: 'Who will see it, where it is kept, and that they can take it back. People share more when they know who will see it.',
        },
      ],
    },
    {
      heading: 'Keeping the peace',
      paragraphs: [
        'Two sisters remember the same Christmas as two different days, and both are right about their own. Keep both versions with their names on them. The family’s record is a collection of witnesses, not a verdict.',
        'Agree on three rules before the first argument. Anyone in a picture can ask to have it taken down. A living person’s health, money or marriage stays out unless they say otherwise. And no one corrects someone else’s story; they add their own beside it.',
        'When someone dies, don’t tidy up right away. Leave their contributions as they left them for a while. There will be a day when someone wants to read every word again.',
      ],
    },
  ],
  today: {
    works:
      'Each sign-up creates a family space of its own. You invite relatives with a role, by email, a link or a QR code. Together you comment on recordings, mention each other, ask questions with a day to answer by, and see what was added and who is here now. You choose what we tell you about and how: on the page, by email or on your devices. You can keep quiet hours, or mute a name that hurts.',
    building: 'The same beside what opens next: the family tree, scrapbooks and recipes.',
    links: [
      {
        label: 'How would your family work together? A short quiz',
        href: '/family-collaboration-quiz',
      },
      { label: 'Guides for the one who gathers it all', href: '/family-legacy-hub' },
      { label: 'Messages that need no account to open', href: '/future-messages' },
    ],
  },
  questions: [
    {
      question: 'Half of my family is not on good terms. Can that work?',
      answer:
        'Start two collections rather than one. You can combine them when people are ready; a shared folder does not reconcile anyone.',
    },
    {
      question: 'What about children?',
      answer:
        'A child under thirteen takes part through a parent, who agrees to it. A child’s voice is theirs: keep it in the family, and ask again when they are old enough to answer.',
    },
    {
      question: 'Who owns what we collect?',
      answer:
        'The person who made it. The family can use it, and you can always download what is yours.',
    },
  ],
};
