import { z } from 'zod';
import { contactLimits } from '#catalogue/contacts.ts';
import { personKinds } from '#catalogue/vault.ts';
import { fits, isBlank, keepOneLine } from '#text/plain-text.ts';
import { peopleInItemsWords as words } from '#words/people-in-items.en.ts';

const percent = z.number().min(0).max(100).nullish();

/** Somebody who is known already, or a name, and perhaps where in the photo they are. */
export const tagInput = z
  .object({
    kind: z.enum(personKinds).nullish(),
    personId: z.string().max(100).nullish(),
    name: z
      .string()
      .max(contactLimits.name * 60, words.nameTooLong)
      .transform((text) => keepOneLine(text).normalize('NFC').trim())
      .refine((text) => fits(text, contactLimits.name), words.nameTooLong)
      .nullish(),
    x: percent,
    y: percent,
  })
  .refine(({ kind, personId, name }) => Boolean(kind && personId) !== !isBlank(name), {
    error: words.who,
    path: ['name'],
  })
  .refine(({ x, y }) => (x == null) === (y == null), { error: words.who, path: ['x'] });
export type TagInput = z.output<typeof tagInput>;
