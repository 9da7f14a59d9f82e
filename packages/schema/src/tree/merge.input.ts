import { z } from 'zod';
import { treeLimits as limits } from '#catalogue/tree.ts';
import { factAt, factTag } from '#tree/fact.input.ts';
import { relationInput } from '#tree/person.input.ts';
import { recordId, version } from '#tree/plain-fields.ts';

const record = z.object({ id: recordId, version });
const indexes = z
  .array(factAt)
  .max(limits.facts + limits.names)
  .default([]);

/** What somebody decided who looked at both records. */
export const mergeInput = z.object({
  keep: record,
  other: record,
  /** Tags whose first structure the other record gives: NAME, BIRT, SEX. */
  preferOther: z.array(factTag).max(40).default([]),
  leaveOutOfKept: indexes,
  leaveOutOfOther: indexes,
});

export const pairInput = z.object({ ids: z.array(recordId).length(2) });

/** What goes over to the new person: names and facts by their numbers, and unions. */
export const splitInput = record.extend({
  at: indexes,
  unionIds: z.array(recordId).max(limits.unionPeople).default([]),
});

/** Somebody leaves the parents of one union to be a child of another person. */
export const moveInput = relationInput
  .omit({ kind: true })
  .extend({ id: recordId, fromUnionId: recordId });
