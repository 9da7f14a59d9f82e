import { z } from 'zod';
import { pictureWords as words } from '#words/pictures.en.ts';

/** Items of one group: at least two, and no more than a page shows of one. */
export const alikeInput = z
  .array(z.guid({ error: words.notAlike }), { error: words.someNeeded })
  .min(2, words.someNeeded)
  .max(600, words.notAlike);
