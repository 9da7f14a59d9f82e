import { sampleBook } from './sample-book.ts';

/** The page /printing-services. */
export const printing = {
  title: 'Printed family books: sizes, prices and a sample to read',
  description:
    'A scrapbook, the family recipes, the tree or letters as a sewn book: three sizes, what a copy costs, a sample PDF to look through, and a form for a quote.',
  keywords: ['printed family book', 'recipe book printing', 'family tree book', 'photo book'],
  heading: 'A book that can be passed down by hand',
  lead: 'Voices belong on a screen; the rest can also lie on a shelf. We set what you send, you see every page before it is printed, and the book is sewn, so that it opens flat in forty years too.',
  sizes: {
    heading: 'Sizes and prices',
    lead: 'For one copy, in US dollars, before postage. The price of the parcel depends on the country and stands in the quote.',
    columns: ['Book', 'Page', 'Cover', 'Pages', 'One copy', 'Each page more'],
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
    heading: 'From the first letter to the parcel',
    items: [
      {
        title: 'You ask',
        text: 'With the form below. Say what should be in it and roughly how many pages.',
      },
      {
        title: 'You get a quote',
        text: 'With postage and a date. Nothing is owed until you say yes.',
      },
      {
        title: 'You send the material, and see every page',
        text: 'As a PDF, twice if need be. Nothing of your account is opened for it: we print what you send us.',
      },
      { title: 'It is printed and sewn', text: 'And wrapped well enough for a long journey.' },
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
