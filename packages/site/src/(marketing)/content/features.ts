import { isOpen } from '@infinite/schema/catalogue/open-features';
/** The words of /features: what there is, by area, each with the page that tells more. */
export const features = {
  title: 'All features, one by one | Infinite Connections',
  description:
    'Every feature by area: messages that wait, voices, the family tree, the vault and its albums, last wishes, and how it is all kept safe.',
  keywords: [
    'features',
    'future messages',
    'family tree with voices',
    'memory vault',
    'time capsule',
  ],
  heading: 'Everything, feature by feature',
  lead: 'What each feature is for, whether it works today, and where to read more.',
  open: 'Open today',
  next: 'Opening next',
  openHint:
    'You can already look at the features that open next: their pages show a sample and say what is still being built.',
  areas: [
    {
      name: 'Messages that wait',
      question: 'I have something to say, and the day to say it is not today.',
      items: [
        {
          title: 'Future Messages',
          text: 'A letter, a recording or a video for a date, for every birthday, or for a day that nobody knows yet. You are asked before it goes.',
          href: '/future-messages',
          open: true,
        },
        {
          title: 'Schedule a Message',
          text: 'The writing desk: people, their clocks, attachments, and a look at what will arrive. It saves as you type, even in a tunnel.',
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
          text: 'Many people add something, everyone knows the date, and then it is closed.',
          href: '/time-capsules',
          open: isOpen('timeCapsules'),
        },
      ],
    },
    {
      name: 'Voices',
      question: 'I want to hear them again, not just read about them.',
      items: [
        {
          title: 'Free Voice Messages',
          text: 'Press, talk, keep. No account to try it, no plan to keep it, no limit.',
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
      question: 'I know three names, and someone must know the rest.',
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
          text: 'Relatives with roles, who comment, ask each other, and see what is new.',
          href: '/family-collaboration',
          open: isOpen('familyCollaboration'),
        },
      ],
    },
    {
      name: 'Things worth keeping',
      question: 'The photos are in boxes, and the recipes are in one person’s head.',
      items: [
        {
          title: 'Memory Vault',
          text: 'Photos, videos, recordings and papers, with the story beside each one. Originals stay exactly as you gave them.',
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
          text: 'Bound books of albums, recipes and trees, quoted and printed by people.',
          href: '/printing-services',
          open: true,
        },
      ],
    },
    {
      name: 'What should happen later',
      question: 'I do not want anyone to have to guess.',
      items: [
        {
          title: 'Last Wishes',
          text: 'Care, funeral, papers, accounts, pets: what you want, who can read it, and when.',
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
    heading: 'Beneath every feature',
    items: [
      {
        title: 'Encrypted with your family’s key',
        text: 'Recordings and files are encrypted with AES-256 as they arrive, chunk by chunk; so are letters, notes and file names. Each family has a key of its own.',
      },
      {
        title: 'A fingerprint for each original',
        text: 'SHA-256 over every file. If a single bit of a recording from 1987 changes, we notice.',
      },
      {
        title: 'No trackers',
        text: 'Two cookies, and only once you sign in: one protects the form, one keeps you signed in. No advertising, no third parties, no invisible pictures in emails.',
      },
    ],
  },
  closing: {
    heading: 'Not sure where to start?',
    path: 'Find your way in two questions',
    core: 'The three at the heart of it',
  },
} as const;
