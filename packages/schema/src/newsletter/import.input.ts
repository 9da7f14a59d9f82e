import { z } from 'zod';
import { importFields, importLimits as limits, importRowStates } from '#catalogue/newsletter.ts';
import { base64Field } from '#text/base64.ts';
import { fits, isBlank, keepLines, keepOneLine } from '#text/plain-text.ts';
import { importWords as words } from '#words/newsletter-console.en.ts';

const column = z.int().min(0).max(limits.columns).nullable();

/** Which column of the file is what, by its place from 0; null for none. */
const importColumns = z.object({
  email: z.int().min(0).max(limits.columns),
  language: column,
  consentedOn: column,
  status: column,
});
export type ImportColumns = z.output<typeof importColumns>;

const content = base64Field(words.noFile).describe(
  'The CSV file in base64: UTF-8, UTF-16 or Windows-1252.',
);

/** A file to look at; without columns they are guessed from its first row. */
export const importPreviewInput = z.object({ content, columns: importColumns.nullish() });

/** A file to import, with what is known about the consent of the people in it. */
export const importInput = z.object({
  content,
  columns: importColumns,
  fileName: z
    .string()
    .transform((text) => keepOneLine(text).trim().slice(0, limits.fileName).toWellFormed())
    .nullish()
    .describe('As the list of imports shows it; cut to 255 characters.'),
  source: z
    .string()
    .transform((text) => keepOneLine(text).trim())
    .refine((text) => !isBlank(text), words.noSource)
    .refine((text) => fits(text, limits.source), words.longSource)
    .describe('Where the addresses come from.'),
  consentedOn: z.iso
    .date({ error: words.noDate })
    .describe('For rows without a date of their own.'),
  statement: z
    .string()
    .transform((text) => keepLines(text).trim())
    .refine((text) => !isBlank(text), words.noStatement)
    .refine((text) => fits(text, limits.statement), words.longStatement)
    .describe('How these people agreed.'),
  confirmed: z.literal(true, { error: words.notConfirmed }),
});
export type ImportRequest = z.output<typeof importInput>;

const counts = z.object(
  Object.fromEntries(importRowStates.map((state) => [state, z.int()])) as Record<
    (typeof importRowStates)[number],
    z.ZodInt
  >,
);

export const importPreviewAnswer = z.object({
  headers: z.array(z.string()).describe('Of each column.'),
  columns: z.object({
    email: z.int(),
    ...Object.fromEntries(importFields.slice(1).map((field) => [field, z.int().nullable()])),
  } as { email: z.ZodInt } & Record<
    'language' | 'consentedOn' | 'status',
    z.ZodNullable<z.ZodInt>
  >),
  counts,
  rows: z
    .array(z.object({ row: z.int(), email: z.string(), state: z.enum(importRowStates) }))
    .describe('Every row, in the order of the file; row 1 is its first line.'),
});
export type ImportPreview = z.output<typeof importPreviewAnswer>;

export const importAnswer = z.object({
  id: z.guid(),
  added: z.int(),
  counts,
});
export type ImportAnswer = z.output<typeof importAnswer>;
