import type { IntroductionText } from './introduction-text.ts';

export const familyCollaboration: IntroductionText = {
  path: '/family-collaboration',
  title: 'Family collaboration: share memories | Infinite Connections',
  description:
    'How relatives gather memories together: who may do what, how to ask so that people answer, and how to keep the peace over old photographs.',
  keywords: [
    'family collaboration',
    'share family memories',
    'family roles',
    'family history together',
  ],
  heading: 'Nobody remembers alone',
  lead: 'Your brother has the photographs, your aunt has the names, a cousin in Leeds has the cassette. A family’s memory is already in many hands; the work is to let them reach one table.',
  begin: {
    label: 'Ask somebody with a message',
    href: '/schedule-message',
    hint: 'They need no account to read and hear it.',
  },
  passages: [
    {
      heading: 'Four roles, so that everybody can relax',
      points: [
        {
          title: 'Owner',
          text: 'Keeps the house: invites, decides who may do what, pays if anything is to be paid. Best two people, so that it does not hang on one.',
        },
        {
          title: 'Editor',
          text: 'May add, correct and arrange everything. The aunt who knows all the names; the nephew who likes order.',
        },
        {
          title: 'Contributor',
          text: 'Adds stories, voices and pictures, and changes what is theirs. The right role for most of a family: nothing they do can spoil anything.',
        },
        {
          title: 'Viewer',
          text: 'Reads and listens. For children, for in-laws who are curious, for the old who want to be shown, not to operate.',
        },
      ],
    },
    {
      heading: 'How to ask so that people answer',
      steps: [
        {
          title: 'Ask one person one thing',
          text: '“Everybody please send your memories” is answered by nobody. “Ingrid, what was the name of grandfather’s second boat?” is answered within the hour.',
        },
        {
          title: 'Send something first',
          text: 'A photograph with an unknown face, fifteen seconds of a voice they have not heard for years. Memory answers to memory.',
        },
        {
          title: 'Say what happens with it',
          text: 'Who will see it, where it is kept, and that they can take it back. People give more when they know how far it travels.',
        },
      ],
    },
    {
      heading: 'Keeping the peace',
      paragraphs: [
        'Two sisters remember the same Christmas as two different days, and both are right about their own. Keep both versions with their names on them. The family’s record is a collection of witnesses, not a verdict.',
        'Agree on three rules before the first quarrel. Whoever is in a picture may ask for it to be taken down. What concerns a living person’s health, money or marriage stays out unless they say otherwise. And no one corrects another’s story; they add their own beside it.',
        'When somebody dies, do not tidy at once. Leave their contributions as they left them for a while. There will be a day on which somebody wants to read every word again.',
      ],
    },
  ],
  today: {
    works:
      'Each sign-up opens a family of its own, ready for others. You can reach relatives with messages that carry letters, voices and photographs, and see when each was opened.',
    building:
      'Invitations with a role, several members in one family, comments beside a memory, and an account of who added what and when.',
    links: [
      {
        label: 'How would your family work together? A short quiz',
        href: '/family-collaboration-quiz',
      },
      { label: 'A hub of guides for the one who gathers', href: '/family-legacy-hub' },
      { label: 'Messages that need no account to open', href: '/future-messages' },
    ],
  },
  questions: [
    {
      question: 'Half of my family is not on good terms. Can that work?',
      answer:
        'Start two collections rather than one. They can be brought together when people are; a shared folder does not reconcile anybody.',
    },
    {
      question: 'What about children?',
      answer:
        'A child under thirteen takes part through a parent, who agrees to it. A child’s voice is theirs: keep it in the family, and ask again when they are old enough to answer.',
    },
    {
      question: 'Who owns what we collect?',
      answer:
        'Whoever made it. The family has the use of it, and everyone can take out what they brought.',
    },
  ],
};
