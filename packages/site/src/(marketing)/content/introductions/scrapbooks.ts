import type { IntroductionText } from './introduction-text.ts';

export const scrapbooks: IntroductionText = {
  path: '/scrapbook-generator',
  title: 'Digital scrapbooks: a sample spread | Infinite Connections',
  description:
    'See a sample scrapbook spread, learn how to choose and caption photographs, and gather the voices and letters your family’s book will be made of.',
  keywords: ['digital scrapbook', 'family scrapbook', 'photo album with voices', 'memory book'],
  heading: 'Pages a family fills together',
  lead: 'A scrapbook is not an archive. It is twelve pages about one thing, made with scissors and affection, that someone takes off the shelf on a rainy Sunday.',
  begin: {
    label: 'Record the story for a page',
    href: '/voice-recordings',
    hint: 'The words come first; pictures gather around them.',
  },
  passages: [
    {
      heading: 'What makes a page worth turning to',
      points: [
        {
          title: 'One subject',
          text: '“The summer of the boat,” not “1987.” If you cannot say in five words what a page is about, it is two pages.',
        },
        {
          title: 'One large, three small',
          text: 'Let a single photograph lead the spread. The small ones answer it: the place, the hands, the thing that was left over.',
        },
        {
          title: 'Words in someone’s voice',
          text: '“Happy days at the lake” says nothing. “Papa would not let me steer, and I was furious until the ice cream” says everything.',
        },
        {
          title: 'Something that is not a photograph',
          text: 'A ticket, a shopping list, the note left on the door. Paper that was held tells more than a face that smiles.',
        },
      ],
    },
    {
      heading: 'From a pile to a book in three evenings',
      steps: [
        {
          title: 'Lay out too many',
          text: 'Take everything that could belong, and put away whatever needs an explanation no one can give. Two thirds will go; that is how it should be.',
        },
        {
          title: 'Tell it aloud',
          text: 'Go through the rest with someone and record what you say. The order in which you tell it is the order of the pages.',
        },
        {
          title: 'Write the captions from the recording',
          text: 'Listen, and take the sentences that made the other person laugh or go quiet. They are your captions, nearly word for word.',
        },
      ],
    },
    {
      heading: 'A book that can be heard',
      paragraphs: [
        'On a screen, a page can carry the voice that told it: the photograph and, beneath it, the old man who is in it. In print, a small square code on the page could lead to the same voice. That is what we are building. Until then, the words still stand beside the picture.',
        'Decide early who can add pages. A book about a grandmother becomes better with every cousin, until there are two people arranging the same page. One editor, many contributors, and a deadline.',
      ],
    },
  ],
  today: {
    works:
      'Recording and keeping the stories, and sending photographs together with a letter and a voice as a message. You can ask for a quote for a printed book.',
    building:
      'The scrapbook editor: pages laid out from your photographs and dates, themes, contributions by link with your approval, voices on pages, and a file ready for the printer.',
    links: [
      { label: 'Templates for pages and letters', href: '/premium-templates' },
      { label: 'Printed books: sizes and prices', href: '/printing-services' },
      { label: 'Which book should you make first? A short quiz', href: '/digital-scrapbooks-quiz' },
    ],
  },
  questions: [
    {
      question: 'How many pages should a first book have?',
      answer:
        'Twelve. It is long enough for a story and short enough to be finished. An unfinished book of two hundred pages helps no one.',
    },
    {
      question: 'Can I use photos that others took?',
      answer:
        'Within the family, ask and name them; that is usually all there is to it. Pictures from the internet or a studio belong to the people who made them.',
    },
    {
      question: 'Is there a scrapbook in the free plan?',
      answer:
        'The editor is still being built. Once it opens, one scrapbook will be free, and the paid plans will include as many as you like.',
    },
  ],
};
