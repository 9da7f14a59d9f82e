import { whenOpen } from '@infinite/schema/words/announced.en';
/** The story page's words. */
export const about = {
  title: 'About us | Infinite Connections',
  description:
    'Why Infinite Connections exists, what it promises to families who leave a message with it, and how to reach the people behind it.',
  keywords: ['about Infinite Connections', 'family legacy', 'mission'],
  heading: 'About Infinite Connections',
  lead: 'We keep what people want to say to each other until the day it is needed.',
  story: {
    heading: 'How it began',
    paragraphs: [
      'Here is the story we tell ourselves about why this exists. An answering machine held a message eleven seconds long: “It’s only me, nothing important, call when you can.” For years it was the only recording of that voice, on a cassette in a kitchen drawer, next to the batteries and the string.',
      'One day the machine broke, and for a whole afternoon nobody knew whether the eleven seconds were gone. They were not. But everyone in that kitchen understood that something so precious should not depend on a drawer.',
      'The story is made up, but every family has a drawer like that one. So we build the opposite of a drawer. A place that keeps voices, letters and pictures exactly as you gave them, that knows who they are for and when, and that delivers them even when no one is left to remind it.',
    ],
  },
  mission: {
    heading: 'Our mission',
    statement:
      'No one should miss the last thing someone wanted to tell them, and no one should have to choose between saying it too early and never saying it.',
  },
  principles: {
    heading: 'What we hold ourselves to',
    items: [
      {
        title: 'We keep watch over every promise',
        text: whenOpen(
          'mediaBackups',
          'Everything that waits here is backed up, and each backup is proven by restoring it. When something fails, a person is alerted; you are never the one who has to notice.',
          'Everything that waits here is checked, and checked again. When something fails, a person is alerted; you are never the one who has to notice.',
        ),
      },
      {
        title: 'We ask before we send',
        text: 'Before a message leaves we ask you, and ask again. You can change your mind until the moment it goes.',
      },
      {
        title: 'Your words are yours',
        text: whenOpen(
          'dataExport',
          'We do not read them, sell them or learn from them. You can take everything away, in formats that will still open in thirty years.',
          'We do not read them, sell them or learn from them. You can download every recording, in formats that will still open in thirty years.',
        ),
      },
      {
        title: 'Made for tired eyes and trembling hands',
        text: 'Large type, plain words, one thing to do at a time. If something here is hard to use, that is our fault, and we want to hear about it.',
      },
    ],
  },
  contact: {
    heading: 'A person answers',
    text: 'Write or call, whether it is a question, a complaint, or a story about a drawer.',
    home: 'Back to Home',
    how: 'How it works',
  },
  pictures: {
    house: 'A house with lit windows and a mailbox by the gate.',
    recipes: 'A kitchen table with a steaming bowl and a handwritten recipe.',
  },
} as const;
