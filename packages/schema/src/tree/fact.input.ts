import { z } from 'zod';
import { treeLimits as limits, treeRestrictions } from '#catalogue/tree.ts';
import { dateText, line, lines, placeText } from '#tree/plain-fields.ts';
import { treeWords as words } from '#words/tree.en.ts';

const coordinates = z.object({
  latitude: z.number().min(-90, words.badCoordinates).max(90, words.badCoordinates),
  longitude: z.number().min(-180, words.badCoordinates).max(180, words.badCoordinates),
});

/** An event or attribute as a form has it. What is left out stays; an empty text removes. */
export const factInput = z.object({
  value: line(limits.value).nullish(),
  type: line(limits.value).nullish(),
  date: dateText.nullish(),
  /** The date in words that no calendar has: 'the summer of the flood'. */
  datePhrase: line(limits.date).nullish(),
  place: placeText.nullish(),
  /** Null: none. */
  coordinates: coordinates.nullish(),
  age: line(60).nullish(),
  cause: line(limits.value).nullish(),
  notes: z.array(lines(limits.note)).max(limits.notes, words.tooManyNotes).nullish(),
  restrictions: z.array(z.enum(treeRestrictions)).max(treeRestrictions.length).nullish(),
});
export type FactFields = z.output<typeof factInput>;

export const factTag = z.string().regex(/^_?[A-Z][A-Z0-9_]{0,30}$/, words.badFact);
/** Where it stands in its record, as the API numbers it. */
export const factAt = z.number().int().nonnegative();
