import { z } from 'zod';
import { photoTurns, pictureLimits } from '#catalogue/pictures.ts';
import { pictureWords as words } from '#words/pictures.en.ts';

const part = z.number({ error: words.badCrop }).min(0, words.badCrop).max(1, words.badCrop);
const side = part.min(pictureLimits.leastCrop, words.smallCrop);
/** Fractions are rounded on their way. */
const slack = 1e-6;

const crop = z
  .object({ left: part, top: part, width: side, height: side }, { error: words.badCrop })
  .refine(
    ({ left, top, width, height }) => left + width <= 1 + slack && top + height <= 1 + slack,
    words.badCrop,
  );

export const photoEditInput = z.object({
  turn: z.literal(photoTurns, { error: words.badTurn }),
  crop: crop.nullish().transform((given) => given ?? null),
});
