import { isOpen } from '@infinite/schema/catalogue/open-features';
import { whenOpen } from '@infinite/schema/words/announced.en';

/** The landing page's words. */
export const home = {
  title: 'Infinite Connections: voices that arrive when needed',
  description:
    'Record a voice, a letter or a video today. It reaches the people you love on the day you choose, years from now, word for word and tone for tone.',
  keywords: [
    'future messages',
    'voice messages for family',
    'family legacy',
    'letters to the future',
    'memory preservation',
  ],
  hero: {
    note: 'Voice messages are free forever. No card, no obligation.',
  },
  mission: {
    heading: 'What a family loses first is how someone sounded',
    paragraphs: [
      'Photographs survive in boxes. Handwriting survives in drawers. But the way your mother said your name, the pause before your grandfather’s jokes: those leave with them, and nobody notices until the house is quiet.',
      'We built a place where voices and letters wait. Some are for tomorrow. Some are for a wedding that nobody has planned yet, or for a morning when you can no longer be there yourself.',
    ],
    pictures: [
      'A cassette in a kitchen drawer, beside a ball of string.',
      'An opened envelope with a letter in it.',
    ],
  },
  three: {
    heading: 'Three ways to be there',
    items: [
      {
        title: 'Future Messages',
        text: 'A letter, a recording or a video that goes out on a birthday, on an anniversary, or on the day someone finally says yes.',
        action: 'Start Recording Messages',
        leadsTo: 'sign-up',
        open: true,
      },
      {
        title: 'Voice Ancestry',
        text: 'Your family tree with voices in it: who they were in their own words, not only when they were born.',
        action: 'Build Voice Family Tree',
        leadsTo: 'sign-up',
        open: isOpen('familyTree'),
      },
      {
        title: 'Voice Recordings',
        text: 'A recorder made for people who do not like recorders. It keeps every second, even if the phone dies in your hand.',
        action: 'Start Recording Voices',
        leadsTo: '/voice-recordings',
        open: true,
      },
    ],
  },
  features: {
    heading: 'Everything a family keeps',
    lead: 'Begin anywhere. Most people begin with one sentence to one person.',
    items: [
      {
        id: 'memories',
        path: '/?section=memories',
        title: 'Memory Vault',
        text: 'Photos, videos and recordings in one safe place, each with its story beside it.',
        action: 'Try Platform',
        open: isOpen('memoryVault'),
      },
      {
        id: 'messages',
        path: '/future-messages',
        title: 'Future Message Recording',
        text: 'Record today, choose the day and the person, and let it go. You can change it for as long as it waits.',
        action: 'Start Recording Messages',
        open: true,
      },
      {
        id: 'family-tree',
        path: '/?section=family-tree',
        title: 'Interactive Family Trees',
        text: 'Four generations on one page, and a voice behind every face that left one.',
        action: 'Build Voice Family Tree',
        open: isOpen('familyTree'),
      },
      {
        id: 'scrapbooks',
        path: '/?section=scrapbooks',
        title: 'Scrapbooks',
        text: 'Pages that your family fills together, on the screen or printed and bound for the shelf.',
        action: 'Get Started Free',
        open: isOpen('scrapbooks'),
      },
      {
        id: 'time-capsules',
        path: '/?section=time-capsules',
        title: 'Time Capsules',
        text: 'Many people put something in, a date is on the lid, then it is closed.',
        action: 'Get Started Free',
        open: isOpen('timeCapsules'),
      },
      {
        id: 'recipes',
        path: '/?section=recipes',
        title: 'Family Recipes',
        text: 'The handwritten card, the quantities that were never written down, and the cook who says what “enough” means.',
        action: 'Get Started Free',
        open: isOpen('familyRecipes'),
      },
    ],
  },
  tree: {
    picture: 'A family tree of four generations, drawn: three of its people left a voice.',
    note: 'The sample family, invented. Amber marks who left a voice.',
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
    heading: 'Someone is missing from your tree',
    text: 'A name that ends in a harbor, a grandmother nobody spoke of. Write down what you know, however little, and we will tell you honestly where to look next.',
    assist: 'Get Free Assistance',
    more: 'Learn More',
    /** For screen readers, which read a link without the text around it. */
    moreAbout: 'about looking for someone',
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
        text: 'No advertiser learns anything. A message is opened by the people it is for.',
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
      'You say something to someone, and name the day. Until that day it stays here, sealed, and you can listen to it, change it or take it back.',
      'Shortly before it leaves we ask you. Then an email goes out with one link, and behind the link is your voice. They need no account and no patience with machines.',
    ],
    see: 'See How It Works',
    more: 'Read it with an example and dates',
    sample: 'The composer, with a sample letter from Papa to Ana and the day it is for.',
    sheet: { label: 'The composer', recording: 'Recording' },
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
    lead: (name: string, place: string) =>
      `The sample message to ${name}, who lives in ${place}, with the dates our scheduler works out for it.`,
    recorded: { when: 'Today', text: 'You record it, and name the day.' },
    waits: (years: number) => `${years} years`,
    waiting: 'It waits. You can edit anything for as long as it does.',
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
  },
  reader: {
    heading: 'What they open',
    paragraphs: [
      'An email brings one link. There is no account to make and nothing to install: the page opens on any phone, with your voice first and your letter under it.',
      'They can keep a copy, open it together with someone, and say thank you with their own voice.',
    ],
    sample: 'The page behind the link, with a sample message.',
    more: 'What happens on the day',
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
    heading: 'Go straight there',
    doors: [
      { label: 'Voice Messages', href: '/voice-messages' },
      { label: 'Family Tree', href: '/family-tree' },
      { label: 'The vault', href: '/memory-vault' },
      { label: 'Scrapbooks', href: '/scrapbooks' },
      { label: 'Voice Ancestry', href: '/voice-ancestry' },
      { label: 'Pricing', href: '/pricing' },
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
        title: 'Someone is being deployed',
        text: 'A voice for each month away, for the places where there is no line home.',
        link: 'For military families',
        href: '/military-families',
      },
      {
        title: 'You do not know yet',
        text: 'Answer a few questions and we say where to begin, and why.',
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
