import { z } from 'zod';
import { personKinds } from '#catalogue/vault.ts';

/** 'MM-DD' of a day that some year has. */
const monthDay = z.string().refine((text) => {
  // 2000 had a 29th of February.
  const at = new Date(`2000-${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(5, 10) === text;
});

/** A day of the year, or somebody. */
export const hideInput = z
  .object({
    monthDay: monthDay.nullish(),
    kind: z.enum(personKinds).nullish(),
    personId: z.string().max(100).nullish(),
  })
  .refine(({ monthDay: day, kind, personId }) => Boolean(day) !== Boolean(kind && personId));
