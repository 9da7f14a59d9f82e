import { planWords } from '@infinite/schema/words/plans.en';

/**
 * Figures and voices that were made up to show where real ones will stand. Each stands beside one
 * of these marks; structured data never repeats them.
 */
export const sampleMark = {
  voice: 'Sample',
  figure: 'sample figure',
  rating: (rating: number) => `${rating} out of 5 stars`,
} as const;

export const sampleFigures = {
  families: 2847,
  messages: 50_000,
  rating: 4.9,
  ratingOutOf: 5,
  /** Percent; specification, sections 1 and 9. */
  researchSuccess: 95,
  researcherYears: 20,
} as const;

export interface SampleTestimonial {
  name: string;
  location: string;
  quote: string;
  /** Of five. */
  rating: 5;
  plan: string;
}

export const sampleTestimonials: readonly SampleTestimonial[] = [
  {
    name: 'Margaret T.',
    location: 'Halifax',
    quote:
      'I read my husband the recipe for his mother’s soup, and he told the story of the pot. We kept both. The grandchildren ask for the pot.',
    rating: 5,
    plan: planWords.free.name,
  },
  {
    name: 'Daniel R.',
    location: 'Lisbon',
    quote:
      'I recorded one message for each birthday until she is thirty. It took a winter of Sunday mornings, and I was never so calm.',
    rating: 5,
    plan: planWords['memory-plus'].name,
  },
  {
    name: 'Ingrid S.',
    location: 'Bergen',
    quote:
      'My father is eighty-four and hates telephones. He pressed one button and talked for an hour about the boat.',
    rating: 5,
    plan: planWords.free.name,
  },
];
