import { whenOpen } from '@infinite/schema/words/announced.en';
import type { IntroductionText } from './introduction-text.ts';

export const familyTreeBuilder: IntroductionText = {
  path: '/family-tree-builder',
  title: 'Build a family tree: first five steps | Infinite Connections',
  description:
    'How to build a family tree that lasts: who to ask first, what to write down about each person, how to note a source, and mistakes to avoid.',
  keywords: ['build a family tree', 'start genealogy', 'family tree builder', 'family history'],
  heading: 'How to build a tree that lasts',
  lead: 'You build a tree in evenings, not in archives. This is the order that loses the least: first what only people know, then what paper knows.',
  begin: {
    label: 'Record the first interview',
    href: '/voice-recordings',
    hint: 'Use any phone; it keeps every second.',
  },
  passages: [
    {
      heading: 'The first three evenings',
      steps: [
        {
          title: 'Write down yourself',
          text: 'You, your parents, your grandparents: names at birth, dates and places as far as you know them. Leave gaps open. Seven people, half an hour.',
        },
        {
          title: 'Call the oldest',
          text: 'Ask for names first, then for one story about each. Record it, with their consent. People who “remember nothing” remember a great deal about a kitchen.',
        },
        {
          title: 'Open the drawer',
          text: 'Family books, letters, the backs of photographs, funeral cards. Photograph each on a table by a window, front and back, and note who has the original.',
        },
      ],
    },
    {
      heading: 'How to note a source',
      paragraphs: [
        'In five years you will ask yourself where a date came from. Write it beside the fact at once, in one line: “told by Rosa, recorded March 12,” “family book, page 4, in Anders’s desk,” “census 1910, sheet 12, seen as a scan.” If it is a guess, write “guess, because.”',
        'Two sources that disagree are not a problem to solve by deleting one. Keep both and say which you trust more. Someone may come who knows why.',
      ],
    },
    {
      heading: 'Five mistakes that cost years',
      points: [
        {
          title: 'Copying a stranger’s tree',
          text: 'One wrong marriage in 1780 brings three hundred people who are not yours. Take hints from it, then look at the record yourself.',
        },
        {
          title: 'Modernizing names',
          text: 'Keep the spelling of the source. Kristina, Christine and Stina may be one woman, and the spelling says who wrote her down.',
        },
        {
          title: 'Collecting names only',
          text: 'No one reads a chart of two thousand names. One great-aunt with a story comes up at every birthday.',
        },
        {
          title: 'Publishing the living',
          text: 'A birthday and a mother’s maiden name open bank accounts. Share the dead freely; ask the living.',
        },
        {
          title: 'Waiting for the right moment',
          text: 'The archives will wait. The people who can still tell you will not.',
        },
      ],
    },
  ],
  today: {
    works:
      'The builder: people added beside, above and below one another in two taps, facts with dates as you know them, two records of one person merged, a history with undo for everything, and interviews recorded with your phone.',
    building: whenOpen(
      'treeAsFile',
      'Scrapbooks and time capsules, which will open one after another.',
      'Reading your GEDCOM file.',
    ),
    links: [
      { label: 'Explore the sample tree', href: '/family-tree' },
      { label: 'Questions for a parent', href: '/before-its-too-late' },
      { label: 'Let a genealogist look for someone', href: '/ancestry' },
      { label: 'Templates for letters to relatives', href: '/premium-templates' },
    ],
  },
  questions: [
    {
      question: 'What if relatives disagree about a fact?',
      answer:
        'Write down both versions and who holds them. A disagreement is often the trace of a story that nobody has told yet.',
    },
    {
      question: 'Can I record someone without telling them?',
      answer:
        'Please don’t; in many places it is also against the law. Say that you would like to keep their voice for the family. Nearly everyone is pleased, some after a day’s thought.',
    },
    {
      question: 'What do I do with a secret I find?',
      answer:
        'Nothing quickly. Note it with its source, keep it private, and think of who is alive and would be hurt. A tree can hold a fact without showing it.',
    },
  ],
};
