import { whenOpen } from '@infinite/schema/words/announced.en';
import type { IntroductionText } from './introduction-text.ts';

export const familyTree: IntroductionText = {
  path: '/family-tree',
  title: 'Interactive family tree: a sample | Infinite Connections',
  description:
    'Walk through a living sample tree of five generations, person by person, and see what a family tree can hold beyond names and dates.',
  keywords: ['interactive family tree', 'family tree sample', 'genealogy', 'living family tree'],
  heading: 'A tree you can walk through',
  lead: 'Five generations, one page. Choose anyone and the page says who they were, who they belong to, and what someone still remembers about them.',
  begin: {
    label: 'Record what you remember',
    href: '/voice-recordings',
    hint: 'The stories are the part that cannot be looked up later.',
  },
  passages: [
    {
      heading: 'What a good tree answers',
      points: [
        {
          title: 'How are we related?',
          text: 'A child asks it at every wedding. On a tree you can follow with a finger, “my grandmother’s sister’s son” becomes a path from one face to another.',
        },
        {
          title: 'How do we know that?',
          text: 'A date from a church book, a date from an uncle and a guess look alike on paper. A fact should name its source, or say that it has none.',
        },
        {
          title: 'Who is still missing?',
          text: 'An empty place is a question with an address. Often someone in the family can answer it, as long as someone asks this year.',
        },
        {
          title: 'What was she like?',
          text: 'No record says that she sang while hanging out the laundry. The tree is the frame; the stories are the picture.',
        },
      ],
    },
    {
      heading: 'Real families do not fit in boxes',
      paragraphs: [
        'People marry twice, raise a nephew as a son, have two mothers, lose touch, come back. A tree that only knows “father, mother, child” makes a family lie about itself. Here, a couple is any two people, married or not, one after another; children can be born, adopted, fostered, raised.',
        'And some branches are no one else’s business. Living people are private by default: anyone you show the tree to sees that a person is there, not when they were born.',
      ],
    },
    {
      heading: 'Begin with the living',
      paragraphs: [
        'It is tempting to start at the far end, with the earliest name in the oldest book. Start with who is alive. Archives will keep the church book for another hundred years; no one keeps your mother’s account of the winter you moved. Record that first, and draw the tree around it.',
      ],
    },
  ],
  today: {
    works:
      'Your own tree, from any person: family, ancestors, descendants, a fan, everyone, a list, a timeline and places. Add relatives in two taps, undo anything, and print a chart for the wall.',
    building: whenOpen(
      'treeAsFile',
      'Scrapbooks and time capsules, which will open one after another.',
      'Import and export of GEDCOM files without loss, and privacy that also holds in what is exported.',
    ),
    links: [
      { label: 'Voices in a tree: Voice Ancestry', href: '/voice-ancestry' },
      { label: 'How a tree is built, step by step', href: '/family-tree-builder' },
      { label: 'Which branch should we ask first? A short quiz', href: '/family-tree-quiz' },
      { label: 'Articles on family history', href: '/genealogy-blog' },
    ],
  },
  questions: [
    {
      question: 'Are the people in the sample real?',
      answer:
        'No. The Lindqvists were invented for this page, and the voices in it are a computer’s. Any resemblance is coincidence.',
    },
    {
      question: 'I have a tree elsewhere. Will I have to type it again?',
      answer: whenOpen(
        'treeAsFile',
        'No. Export it there as a GEDCOM file, the format trees are exchanged in, and bring it in here. Nothing in it is lost.',
        'No. Keep it where it is for now and export it as a GEDCOM file now and then: that is the format trees are exchanged in, and the one ours will read.',
      ),
    },
    {
      question: 'How large can a tree be?',
      answer: 'As large as your family. The free plan includes a tree with no limit on people.',
    },
  ],
};
