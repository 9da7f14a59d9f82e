import { z } from 'zod';
import { treeLimits as limits } from '#catalogue/tree.ts';
import { line } from '#tree/plain-fields.ts';

const year = z.number().int().min(1).max(9999);

/** Which individuals a list shows. */
export const individualsAsked = z.object({
  search: line(limits.search).nullish(),
  filter: z
    .object({
      isLiving: z.boolean().nullish(),
      withVoice: z.boolean().nullish(),
      withoutDates: z.boolean().nullish(),
      bornFrom: year.nullish(),
      bornTo: year.nullish(),
    })
    .nullish(),
  first: z.number().int().nullish(),
  after: z.string().max(2000).nullish(),
});
