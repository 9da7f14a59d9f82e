import { announced, whenOpen } from '@infinite/schema/words/announced.en';
/** The landing page's words. */
export const home = {
  title: 'Infinite Connections: voices that arrive when needed',
  description:
    'Record a voice, a letter or a film today. It reaches the people you love on the day you choose, years from now, word for word and tone for tone.',
  keywords: [
    'future messages',
    'voice messages for family',
    'family legacy',
    'letters to the future',
    'memory preservation',
  ],
  hero: {
    note: 'Voice messages are free forever. No card, no obligation.',
    picture: 'A house with lit windows; a letter waits in the box at its gate.',
  },
  mission: {
    heading: 'What a family loses first is how someone sounded',
    paragraphs: [
      'Photographs survive in boxes. Handwriting survives in drawers. But the way your mother said your name, the pause before your grandfather’s jokes: those leave with them, and nobody notices until the house is quiet.',
      'We built a place where voices and letters wait. Some of them are for tomorrow. Some are for a wedding that nobody has planned yet, or for a morning when you can no longer be there yourself.',
    ],
    pictures: ['An opened envelope with a letter in it.', 'A tree whose fruits are people.'],
  },
  three: {
    heading: 'Three ways to be there',
    items: [
      {
        title: 'Future Messages',
        text: 'A letter, a recording or a film that goes out on a birthday, on an anniversary, or on the day somebody finally says yes.',
        action: 'Start Recording Messages',
        leadsTo: 'sign-up',
      },
      {
        title: 'Voice Ancestry',
        text: announced(
          'familyTree',
          'Your family tree with voices in it: who they were in their own words, not only when they were born',
        ),
        action: 'Build Voice Family Tree',
        leadsTo: 'sign-up',
      },
      {
        title: 'Voice Recordings',
        text: 'A recorder made for people who do not like recorders. It keeps every second, even if the telephone dies in your hand.',
        action: 'Start Recording Voices',
        leadsTo: '/voice-recordings',
      },
    ],
  },
  features: {
    heading: 'One house, many rooms',
    lead: 'Begin in whichever you like. Most people begin with one sentence to one person.',
    items: [
      {
        id: 'memories',
        path: '/?section=memories',
        title: 'Memory Vault',
        text: announced(
          'memoryVault',
          'Photos, videos and recordings in one safe place, each with its story beside it',
        ),
        action: 'Try Platform',
      },
      {
        id: 'messages',
        path: '/future-messages',
        title: 'Future Message Recording',
        text: 'Record today, choose the day and the person, and let it go. You can change it for as long as it waits.',
        action: 'Start Recording Messages',
      },
      {
        id: 'family-tree',
        path: '/?section=family-tree',
        title: 'Interactive Family Trees',
        text: announced(
          'familyTree',
          'Four generations on one page, and a voice behind every face that left one',
        ),
        action: 'Build Voice Family Tree',
      },
      {
        id: 'scrapbooks',
        path: '/?section=scrapbooks',
        title: 'Scrapbooks',
        text: announced(
          'scrapbooks',
          'Pages that your family fills together, on the screen or printed and bound for the shelf',
        ),
        action: 'Get Started Free',
      },
      {
        id: 'time-capsules',
        path: '/?section=time-capsules',
        title: 'Time Capsules',
        text: whenOpen(
          'timeCapsules',
          'Close it today with a date on the lid. Nobody looks inside before then, not even you.',
          'Many people put something in, a date is on the lid, then it is closed. We are building this.',
        ),
        action: 'Get Started Free',
      },
      {
        id: 'recipes',
        path: '/?section=recipes',
        title: 'Family Recipes',
        text: announced(
          'familyRecipes',
          'The handwritten card, the quantities that were never written down, and the cook who says what “enough” means',
        ),
        action: 'Get Started Free',
      },
    ],
  },
  comparison: {
    heading: 'A tree of names, or a tree of voices',
    lead: 'Dates tell where a person stood in time. A voice tells who stood there.',
    columns: ['What you keep', 'A tree of names', 'Voice Ancestry'],
    rows: [
      ['When and where', 'Dates and places', 'Dates and places, and who remembers them'],
      ['Who they were', 'An occupation, perhaps', 'Their stories, told by themselves'],
      ['How they sounded', 'Nothing', 'Every pause, every laugh'],
      ['What a child does with it', 'Reads it once', 'Listens again, years later'],
    ],
    tree: 'Build Voice Family Tree',
    stories: 'Record Family Stories',
  },
  voices: {
    heading: 'What it is like, in half a minute',
    lead: 'Three invented families and a computer’s voice, so that you can hear the idea before you lend it your own.',
  },
  lost: {
    heading: 'Somebody is missing from your tree',
    text: 'A name that ends in a harbour, a grandmother nobody spoke of. Write down what you know, however little, and we will tell you honestly where one could look next.',
    assist: 'Get Free Assistance',
    more: 'Learn More',
    /** For who hears a link without what stands around it. */
    moreAbout: 'about looking for somebody',
  },
  security: {
    heading: 'Kept as you would keep it',
    points: [
      {
        title: '256-bit encryption',
        text: 'What you record, and the letters you write, are sealed with a key of your family’s own before they are stored, down to the last chunk of an upload.',
      },
      {
        title: whenOpen('mediaBackups', 'More than one copy', 'A fingerprint for each original'),
        text: whenOpen(
          'mediaBackups',
          'Backups are made, and proven by restoring them. Originals carry a fingerprint, so that a single changed bit is noticed.',
          'The original stays exactly as you gave it, with a fingerprint by which a single changed bit is noticed.',
        ),
      },
      {
        title: 'Private to your family',
        text: 'No one looks in, no advertiser is told. A message is opened by the people it is for.',
      },
      {
        title: 'Yours to take',
        text: whenOpen(
          'dataExport',
          'Everything can be taken away in open formats, on any day, without asking anyone.',
          'Each recording and each file can be downloaded, on any day. Everything at once, in open formats: we are building this.',
        ),
      },
    ],
  },
  how: {
    heading: 'How It Works',
    paragraphs: [
      'You say something to somebody, and name the day. Until that day it lies here, sealed, and you can listen to it, change it or take it back.',
      'Shortly before it leaves we ask you. Then a mail goes out with one link, and behind the link is your voice. Your reader needs no account and no patience with machines.',
    ],
    see: 'See How It Works',
    more: 'Read it with an example and dates',
    picture: 'A voice drawn as a wave, the first half already heard.',
  },
  steps: {
    heading: 'Three steps, ten minutes',
    items: [
      {
        title: 'Say it',
        text: 'Write a letter, or press the button and talk. Begin again as often as you like; nothing is kept that you do not want kept.',
      },
      {
        title: 'Say for whom, and when',
        text: 'A name and an address; a date and their clock. Or only “her graduation”: you tell us the day when there is one.',
      },
      {
        title: 'Leave it with us',
        text: 'We write to you before it goes, so that nothing is sent that you would no longer say.',
      },
    ],
    start: 'Get Started Free',
  },
  protection: {
    heading: 'It is never sent behind your back, and never forgotten',
    steps: [
      {
        when: 'Two days before',
        text: 'We write to you: change it, add to it, postpone it, or simply say yes.',
      },
      {
        when: 'The day before',
        text: 'If we have not heard from you, we ask once more: are you still here?',
      },
      {
        when: 'On the day',
        text: 'If there is still no answer, the message goes out as you left it, at the hour you chose.',
      },
    ],
    note: 'You can edit anything for as long as it waits.',
  },
  ratings: {
    heading: (rating: number, outOf: number, families: string) =>
      `${rating}/${outOf} from ${families} families (sample figures)`,
    figures: [
      (families: string) => [families, 'families'],
      (messages: string) => [`${messages}+`, 'messages waiting or arrived'],
      (rating: string) => [rating, 'out of 5'],
    ],
    more: 'Read reviews',
  },
  grid: {
    heading: 'Every door of the house',
    doors: [
      {
        label: 'Voice Messages',
        href: '/voice-messages',
        hint: 'Record one, keep it, send it when you like',
      },
      {
        label: 'Family Tree',
        href: '/family-tree',
        hint: 'Walk through a sample of four generations',
      },
      {
        label: 'The vault',
        href: '/memory-vault',
        hint: 'Where originals stay as they were given',
      },
      {
        label: 'Scrapbooks',
        href: '/scrapbooks',
        hint: 'A spread laid open, and how to gather one',
      },
      {
        label: 'Voice Ancestry',
        href: '/voice-ancestry',
        hint: 'Press play on a great-grandmother',
      },
      { label: 'Pricing', href: '/pricing', hint: 'What is free forever, and what is not' },
    ],
  },
  occasions: {
    heading: 'If you came for a reason',
    items: [
      {
        title: 'A parent is growing old',
        text: 'Questions that open a long afternoon, and how to record the answers without making an event of it.',
        link: 'Before it is too late',
        href: '/before-its-too-late',
      },
      {
        title: 'Somebody is being deployed',
        text: 'A voice for each month away, for the places where there is no line home.',
        link: 'For military families',
        href: '/military-families',
      },
      {
        title: 'You do not know yet',
        text: 'Answer a few questions and we say which room to begin in, and why.',
        link: 'Discover your path',
        href: '/discover-your-path',
      },
      {
        title: 'You only want to try',
        text: 'Record a first message on this device, before there is an account or a password.',
        link: 'Try a free voice message',
        href: '/free-voice-messages',
      },
    ],
  },
  closing: {
    heading: 'Whom would you like to reach?',
    text: 'Begin with one sentence. You can stop at any time, and voice messages stay free.',
    begin: 'Begin Your Legacy FREE',
    signIn: 'Sign In',
  },
} as const;
