import { z } from 'zod';
import { emailKey, parseEmailAddress } from '#accounts/email-address.ts';
import { contactLimits as limits } from '#catalogue/contacts.ts';
import { isBirthday } from '#contacts/birthday.ts';
import { isLocale, locales } from '#locale/locales.ts';
import { isTimeZone } from '#schedule/local-instant.ts';
import { fits, isBlank, keepLines, keepOneLine } from '#text/plain-text.ts';
import { contactWords as words } from '#words/contacts.en.ts';

const plain = (limit: number, keep: (text: string) => string) =>
  z
    .string()
    .max(limit * 60, words.tooLong(limit))
    .transform((text) => keep(text).normalize('NFC').trim())
    .refine((text) => fits(text, limit), words.tooLong(limit));

const email = z
  .string()
  .max(1000, words.badEmail)
  .refine((text) => parseEmailAddress(text) !== null, words.badEmail)
  .transform((text) => parseEmailAddress(text) ?? '');

/** An empty field of a form is no value. */
const emptyIsNull = (value: unknown) => (value === '' || value === undefined ? null : value);

/** A person in the address book. Only the name is needed. */
export const contactInput = z.object({
  name: plain(limits.name, keepOneLine).refine((name) => !isBlank(name), words.nameNeeded),
  relation: plain(limits.relation, keepOneLine).default(''),
  /** The first is the one that is written to. Two spellings of one mailbox are one address. */
  emails: z
    .array(email)
    .default([])
    .transform((all) => all.filter((one, at) => firstOfKey(all, one) === at))
    .refine((all) => all.length <= limits.emails, words.tooManyEmails),
  birthday: z
    .string()
    .max(20, words.badBirthday)
    .default('')
    .refine((text) => text === '' || isBirthday(text), words.badBirthday),
  timeZone: z.preprocess(
    emptyIsNull,
    z.string().max(64, words.badZone).refine(isTimeZone, words.badZone).nullable(),
  ),
  /** What they read best; null where nobody said. */
  language: z.preprocess(
    emptyIsNull,
    z.enum(locales, { error: words.badLanguage }).refine(isLocale).nullable(),
  ),
  notes: plain(limits.notes, keepLines).default(''),
});

const firstOfKey = (all: readonly string[], one: string) =>
  all.findIndex((other) => emailKey(other) === emailKey(one));

/** What the address book keeps of a person. */
export type ContactCard = z.output<typeof contactInput>;

const people = <Person extends z.ZodType>(person: Person) =>
  z.array(person).max(limits.importAtOnce, words.tooManyAtOnce);

export const importContactsInput = z.object({ people: people(contactInput) });

/** Whether somebody may be in the book already; says nothing about whether they could be added. */
export const matchContactsInput = z.object({
  people: people(
    z.object({
      name: z.string().max(2000),
      emails: z.array(z.string().max(1000)).max(50),
    }),
  ),
});
