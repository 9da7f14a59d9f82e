import { z } from 'zod';
import { treeLimits as limits } from '#catalogue/tree.ts';
import { dateText, line, lines, needed, recordId } from '#tree/plain-fields.ts';
import { treeWords as words } from '#words/tree.en.ts';

/** A source. The repository is where it is kept. */
export const sourceInput = z.object({
  title: needed(limits.title, words.nameNeeded),
  author: line(limits.title).default(''),
  publication: line(limits.title).default(''),
  repository: line(limits.title).default(''),
});
export type SourceFields = z.output<typeof sourceInput>;

/** Where in a source something is stated, and how far it is to be believed. */
export const citationInput = z.object({
  sourceId: recordId,
  page: line(limits.page).default(''),
  quality: z.number().int().min(0).max(3).nullish(),
  date: dateText.default(''),
  text: lines(limits.note).default(''),
});

export type CitationFields = z.output<typeof citationInput>;

/** Where a structure stands in its record. */
export const structurePath = z.array(z.number().int().nonnegative()).max(4);
