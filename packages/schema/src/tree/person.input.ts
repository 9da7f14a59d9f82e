import { z } from 'zod';
import {
  treeLimits as limits,
  treeNameTypes,
  treePedigrees,
  treeRelations,
  treeRestrictions,
  treeSexes,
} from '#catalogue/tree.ts';
import { dateText, line, lines, placeText, recordId } from '#tree/plain-fields.ts';
import { treeWords as words } from '#words/tree.en.ts';

const part = line(limits.namePart).default('');

/** A name by its parts; all may be empty: somebody without a known name. */
const nameParts = {
  prefix: part,
  given: part,
  nickname: part,
  surnamePrefix: part,
  surname: part,
  suffix: part,
};

const moment = z.object({ date: dateText.default(''), place: placeText.default('') });

/** Somebody new: what the two taps ask for. */
export const newPersonInput = z.object({
  ...nameParts,
  sex: z.enum(treeSexes).default('U'),
  birth: moment.nullish(),
  death: moment.nullish(),
  /** Died, though nobody knows when. */
  isDeceased: z.boolean().default(false),
});
export type NewPerson = z.output<typeof newPersonInput>;

export const relationInput = z.object({
  kind: z.enum(treeRelations),
  to: recordId,
  unionId: recordId.nullish(),
  apart: z.boolean().default(false),
  pedigree: z.enum(treePedigrees).nullish(),
});
export type NewRelation = z.output<typeof relationInput>;

/** One of a person's names. `at`: the one of these that it replaces, as the API numbers them. */
export const nameInput = z.object({
  ...nameParts,
  at: z.number().int().nonnegative().nullish(),
  type: z.enum(treeNameTypes).nullish(),
  /** BCP 47 tag of a name that is a translation or another script of the one before it. */
  language: line(40).nullish(),
});
export type NameParts = z.output<typeof nameInput>;

/** What is left out stays. Lists are whole lists. */
export const personChanges = z.object({
  names: z.array(nameInput).min(1).max(limits.names, words.tooManyNames).nullish(),
  sex: z.enum(treeSexes).nullish(),
  notes: z.array(lines(limits.note)).max(limits.notes, words.tooManyNotes).nullish(),
  restrictions: z.array(z.enum(treeRestrictions)).max(treeRestrictions.length).nullish(),
});
export type PersonChanges = z.output<typeof personChanges>;
