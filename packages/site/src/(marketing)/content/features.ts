import { isOpen } from '@infinite/schema/catalogue/open-features';
/** The words of /features: what there is, by area, each with the page that tells more. */
export const features = {
  title: 'All features, room by room | Infinite Connections',
  description:
    'Everything the house holds, by area: messages that wait, voices, the family tree, the vault and its albums, last wishes, and how it is all kept safe.',
  keywords: [
    'features',
    'future messages',
    'family tree with voices',
    'memory vault',
    'time capsule',
  ],
  heading: 'Everything, room by room',
  lead: 'What each room is for, whether its door is open today, and where to read more.',
  open: 'Open today',
  next: 'Opening next',
  openHint:
    'Rooms that open next can be looked at now: their pages show what they will hold, with a sample, and say so.',
  areas: [
    {
      name: 'Messages that wait',
      question: 'I have something to say, and the day to say it is not today.',
      items: [
        {
          title: 'Future Messages',
          text: 'A letter, a recording or a film for a date, for every birthday, or for a day that nobody knows yet. You are asked before it goes.',
          href: '/future-messages',
          open: true,
        },
        {
          title: 'Schedule a Message',
          text: 'The writing desk: people, their clocks, attachments, and a look at what will arrive. It saves as you type, also in a tunnel.',
          href: '/schedule-message',
          open: true,
        },
        {
          title: 'Message and letter templates',
          text: 'First sentences for a birthday, a wedding, an apology, a goodbye. Replace them one by one until it is yours.',
          href: '/premium-templates',
          open: true,
        },
        {
          title: 'Time Capsules',
          text: 'Many people put something in; a date is on the lid; then it is closed.',
          href: '/time-capsules',
          open: isOpen('timeCapsules'),
        },
      ],
    },
    {
      name: 'Voices',
      question: 'I want to hear them again, not only read about them.',
      items: [
        {
          title: 'Free Voice Messages',
          text: 'Press, talk, keep. No account to try it, no plan to keep it, no limit after which it costs.',
          href: '/free-voice-messages',
          open: true,
        },
        {
          title: 'Voice Recordings',
          text: 'The recorder and its library: trim, name, play, download. A take survives a dead battery.',
          href: '/voice-recordings',
          open: true,
        },
        {
          title: 'Voice Ancestry',
          text: 'The family tree with a voice beside each name that left one.',
          href: '/voice-ancestry',
          open: isOpen('familyTree'),
        },
      ],
    },
    {
      name: 'Where we come from',
      question: 'I know three names, and somebody must know the rest.',
      items: [
        {
          title: 'Family Tree',
          text: 'People, unions and sources on one page, as large as your family was.',
          href: '/family-tree',
          open: isOpen('familyTree'),
        },
        {
          title: 'Genealogy Research',
          text: 'A person who knows archives looks where you cannot, and tells you what was found and what was not.',
          href: '/ancestry',
          open: true,
        },
        {
          title: 'Family Collaboration',
          text: 'Relatives with roles: who may change, who may add, who may look.',
          href: '/family-collaboration',
          open: isOpen('familyCollaboration'),
        },
      ],
    },
    {
      name: 'Things worth keeping',
      question: 'The photographs are in boxes, and the recipes are in one head.',
      items: [
        {
          title: 'Memory Vault',
          text: 'Photographs, films, recordings and papers, with the story beside each. Originals stay as they were given.',
          href: '/memory-vault',
          open: isOpen('memoryVault'),
        },
        {
          title: 'Scrapbooks',
          text: 'Pages that lay themselves out by date or person, for the screen or for the shelf.',
          href: '/scrapbook-generator',
          open: isOpen('scrapbooks'),
        },
        {
          title: 'Family Recipes',
          text: 'The card in her handwriting, the quantities she never wrote down, and her voice for the rest.',
          href: '/family-recipes',
          open: isOpen('familyRecipes'),
        },
        {
          title: 'Printing Services',
          text: 'Bound books of albums, recipes and trees.',
          href: '/printing-services',
          open: true,
        },
      ],
    },
    {
      name: 'What should happen later',
      question: 'I do not want anybody to have to guess.',
      items: [
        {
          title: 'Last Wishes',
          text: 'Care, funeral, papers, accounts, animals: what you want, who may read it, and when.',
          href: '/last-wishes',
          open: isOpen('lastWishes'),
        },
        {
          title: 'Legacy support',
          text: 'Where to begin when there is much to arrange and little time to do it.',
          href: '/legacy',
          open: true,
        },
      ],
    },
  ],
  under: {
    heading: 'Under the floor of every room',
    items: [
      {
        title: 'Sealed with your family’s key',
        text: 'Recordings and files are encrypted with AES-256 as they arrive, chunk by chunk; so are letters, notes and file names. Each family has a key of its own.',
      },
      {
        title: 'A fingerprint for each original',
        text: 'SHA-256 over every file. If one bit of a recording from 1987 changes, it is noticed.',
      },
      {
        title: 'No trackers',
        text: 'Two cookies, and only once you sign in: one guards the form, one keeps you signed in. No advertising, no third parties, no invisible pictures in mails.',
      },
    ],
  },
  closing: {
    heading: 'Not sure which door?',
    path: 'Find your way in two questions',
    core: 'The three at the heart of it',
  },
} as const;
