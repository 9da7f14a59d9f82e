import { sampleFigures } from '#(marketing)/content/samples.ts';

/** The page /ancestry. */
export const ancestry = {
  title: 'Professional genealogy research, quoted before it begins',
  description:
    'A researcher looks for the ancestor you cannot find: what the work covers, how it is quoted and reported, free help with one lost name, and the form to ask.',
  keywords: ['genealogy research', 'ancestors', 'family history', 'genealogist', 'lost ancestor'],
  heading: 'A researcher for the name that ends in a harbor',
  lead: 'Some lines stop: a burned register, a changed spelling, a grandmother nobody spoke of. You can ask us where to look next, for free, or have a genealogist do the looking.',
  choose: { free: 'Get free assistance', paid: 'Ask for a quote' },
  figure: {
    heading: 'What the figures mean',
    text: `You may have read of a ${sampleFigures.researchSuccess} percent success rate and ${sampleFigures.researcherYears}+ years of experience. Both are sample figures, until our own orders give us real ones. ‘Success’ would mean that the question of an order was answered with a source, and a proof that someone cannot be found counts as an answer only if the order asked for one. No one can promise a name.`,
  },
  covers: {
    heading: 'What the work is',
    lead: 'Three sizes of question. Each is quoted for your case before anything begins, with a cap on hours that is never exceeded without your approval.',
    steps: [
      {
        title: 'You write down what you know',
        text: 'However little. A photo with a studio stamp or the name of a ship is often enough to start.',
      },
      {
        title: 'You get a plan and a price',
        text: 'Which records exist for the place and the years, what they cost to read, how likely each is to have the answer. Then you decide; until then you owe nothing.',
      },
      {
        title: 'The researcher looks, and writes it down',
        text: 'Searches that found nothing are reported too, so that no one pays for them twice.',
      },
      {
        title: 'You get a report in which every fact has its source',
        text: 'With images of the records where the archive allows it, and with the doubts left in where there are doubts.',
      },
    ],
  },
  not: {
    heading: 'What we do not do',
    items: [
      'Look for living people who have not asked to be found.',
      'Attach a famous ancestor because the surname fits.',
      'Read your family’s messages, letters or recordings. Researchers see what you send with the form and nothing else.',
      'DNA tests. If you have results, say so; a plan can use them.',
    ],
  },
  assistance: {
    id: 'free-assistance',
    heading: 'Free assistance with a lost ancestor',
    lead: 'One name, one question. We tell you honestly which records could answer it and where they are, so that you can look yourself. It costs nothing and leads to nothing you did not ask for.',
    form: { label: 'Ask for free assistance', message: 'What would you like to know?' },
  },
  order: {
    id: 'research',
    heading: 'Ask for a quote',
    lead: 'This orders nothing yet. You get a plan and a price by email, and say yes or no.',
    form: {
      label: 'Ask for a research quote',
      message: 'What have you tried already?',
      hint: 'Archives, sites and relatives you asked save the researcher an hour.',
    },
  },
  meanwhile: {
    heading: 'While you wait',
    text: 'The people who still remember will not always be there to ask. A name, a street, the sound of an accent: record it now, and the researcher has something to go on.',
    action: 'How a voice is kept',
    href: '/how-it-works',
  },
} as const;
