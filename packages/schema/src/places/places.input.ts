import { z } from 'zod';

/** What is asked of the list of places. */
export const placesInput = z.object({
  q: z.string().trim().max(80).default('').meta({
    description: 'Part of the name of a city, a country or a time zone.',
  }),
  lang: z.string().max(35).default('en').meta({
    description: 'Language of the names of countries, as BCP 47 has it.',
  }),
});

export const placesAnswer = z.object({
  places: z.array(
    z.object({
      name: z.string(),
      region: z.string().meta({ description: 'State or province; may be empty.' }),
      country: z.string(),
      timeZone: z.string().meta({ description: 'IANA name.' }),
    }),
  ),
});

export type Place = z.output<typeof placesAnswer>['places'][number];
