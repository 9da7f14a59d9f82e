/** The words of /family-legacy-hub: everything there is to read, do and begin from. */
export const familyLegacyHub = {
  title: 'Family legacy hub: guides, quizzes and templates',
  description:
    'Everything here that helps to begin: guides by the time they take, seven quizzes, letters to start from, questions to ask, and the articles of the blog.',
  keywords: [
    'family legacy guide',
    'family history resources',
    'legacy quizzes',
    'letter templates',
  ],
  heading: 'Family Legacy Hub',
  lead: 'Guides, quizzes, templates and articles, by how much time you have.',
  parts: [
    {
      heading: 'Two minutes',
      lead: 'To find out where to begin.',
      items: [
        {
          title: 'Find your way',
          text: 'Two questions, and the best place to start.',
          href: '/discover-your-path',
        },
        {
          title: 'Platform overview quiz',
          text: 'Which parts would your family use? With reasons.',
          href: '/platform-overview-quiz',
        },
        {
          title: 'Voice message quiz',
          text: 'Who to record for first, and what kind of message.',
          href: '/voice-message-quiz',
        },
        {
          title: 'Family tree quiz',
          text: 'What you know already, and where to look next.',
          href: '/family-tree-quiz',
        },
        {
          title: 'Memory vault quiz',
          text: 'What to digitize first out of the boxes.',
          href: '/memory-vault-quiz',
        },
        {
          title: 'Digital scrapbooks quiz',
          text: 'Which book suits the pictures you have.',
          href: '/digital-scrapbooks-quiz',
        },
        {
          title: 'Family collaboration quiz',
          text: 'Who should do what, and who had better not.',
          href: '/family-collaboration-quiz',
        },
        {
          title: 'AI features quiz',
          text: 'What a machine may do with a family’s memories, and what you would not want.',
          href: '/ai-features-quiz',
        },
      ],
    },
    {
      heading: 'An evening',
      lead: 'To have something at the end of it.',
      items: [
        {
          title: 'Questions to ask a parent',
          text: 'One question, one recording. Made for a Sunday afternoon.',
          href: '/before-its-too-late',
        },
        {
          title: 'Templates',
          text: 'Letters and messages to begin from, and outlines for scrapbooks and capsules.',
          href: '/premium-templates',
        },
        {
          title: 'Legacy messages',
          text: 'What to say on the days you may not see, with one written out.',
          href: '/legacy-messages',
        },
        {
          title: 'Before a deployment',
          text: 'Twelve messages in two evenings.',
          href: '/military-families',
        },
      ],
    },
    {
      heading: 'A season',
      lead: 'For what is larger than one message.',
      items: [
        {
          title: 'Legacy planning in six sittings',
          text: 'A list you can finish, in an order that helps from the first hour.',
          href: '/legacy-planning',
        },
        {
          title: 'Genealogy research',
          text: 'When a name ends in a harbor and nobody is left to ask.',
          href: '/ancestry',
        },
        {
          title: 'Printed books',
          text: 'Albums, recipes and trees for the shelf.',
          href: '/printing-services',
        },
      ],
    },
    {
      heading: 'To read',
      lead: 'Longer pieces, with no form at the end.',
      items: [
        {
          title: 'Family Legacy Blog',
          text: 'Letters, voices, grief, dementia, and what to do with the slides.',
          href: '/blog',
        },
        {
          title: 'On family history',
          text: 'Only the articles about trees and archives.',
          href: '/genealogy-blog',
        },
        {
          title: 'The story of eleven seconds',
          text: 'Why this exists. Six chapters.',
          href: '/inspiring-about',
        },
        {
          title: 'How it works',
          text: 'Record, protect, deliver: with an example and its dates.',
          href: '/how-it-works',
        },
      ],
    },
  ],
  closing: {
    heading: 'Or simply begin',
    text: 'Most guides are a way of putting off the button.',
    action: 'Record one minute now',
  },
} as const;
