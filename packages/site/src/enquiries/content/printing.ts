import { sampleBook } from './sample-book.ts';

/** The page /printing-services. */
export const printing = {
  title: 'Printed family books: sizes, prices and a sample to read',
  description:
    'A scrapbook, the family recipes, the tree or letters as a sewn book: three sizes, what a copy costs, a sample PDF to look through, and a form to ask for a quote.',
  keywords: ['printed family book', 'recipe book printing', 'family tree book', 'photo book'],
  heading: 'A book that can be passed down by hand',
  lead: 'Voices belong on a screen; the rest can also live on a shelf. We lay out what you send, you see every page before it is printed, and the book is sewn, so that it still opens flat in forty years.',
  sizes: {
    heading: 'Sizes and prices',
    lead: 'For one copy, in US dollars, before shipping. Shipping depends on the country and is in the quote.',
    columns: ['Book', 'Page', 'Cover', 'Pages', 'One copy', 'Each extra page'],
    caption: 'Sizes and prices of printed books',
    example: 'For example',
  },
  sample: {
    heading: 'Look through a sample',
    text: 'Four pages of the Keepsake: a cover, a recipe with its story, a letter, the last page. The family in it is invented.',
    action: 'Open the sample (PDF)',
    href: sampleBook.path,
  },
  steps: {
    heading: 'From the first message to the package',
    items: [
      {
        title: 'You ask',
        text: 'With the form below. Say what should be in it and roughly how many pages.',
      },
      {
        title: 'You get a quote',
        text: 'With shipping and a date. You owe nothing until you say yes.',
      },
      {
        title: 'You send the material, and see every page',
        text: 'As a PDF, twice if need be. We do not open your account for it: we print what you send us.',
      },
      { title: 'It is printed and sewn', text: 'And packed well enough for a long trip.' },
    ],
  },
  order: {
    heading: 'Ask for a quote',
    lead: 'This orders nothing yet.',
    form: {
      label: 'Ask for a printing quote',
      message: 'What should be in it?',
      hint: 'Chapters, number of photographs, languages, a date it must be there by.',
    },
  },
} as const;
