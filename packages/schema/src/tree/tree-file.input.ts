import { z } from 'zod';
import { mediaLimits } from '#catalogue/media.ts';
import { treeFileFormats, treeFileParts, treeMatchDecisions } from '#catalogue/tree-files.ts';
import { treeFileLimits } from '#catalogue/tree-files.ts';
import { keepOneLine } from '#text/plain-text.ts';
import { memoryWords } from '#words/recordings.en.ts';
import { treeFileWords } from '#words/tree-files.en.ts';

const absentWhenNull = (value: unknown) => value ?? undefined;

/** What a tus upload of a tree says of itself in `Upload-Metadata`; anything else is ignored. */
export const treeFileMetadataInput = z.object({
  takeId: z.preprocess(absentWhenNull, z.uuid({ error: memoryWords.takeInvalid })),
  filename: z.preprocess(
    absentWhenNull,
    z
      .string({ error: memoryWords.fileNameTooLong })
      .transform((text) => keepOneLine(text).trim())
      .refine((text) => text.length <= mediaLimits.fileNameCharacters, {
        error: memoryWords.fileNameTooLong,
      })
      .default(''),
  ),
});
export type TreeFileMetadata = z.output<typeof treeFileMetadataInput>;

/** What becomes of people of the file, by the place of each in the list of proposals. */
export const decideMatchesInput = z
  .array(
    z.object({
      match: z.int().min(0),
      decision: z.enum(treeMatchDecisions, { error: treeFileWords.decisionInvalid }),
    }),
  )
  .max(treeFileLimits.decisions, { error: treeFileWords.tooManyDecisions });

/** What a file of the tree is to hold. */
export const treeFileQuery = z
  .object({
    format: z.enum(treeFileFormats, { error: treeFileWords.formatInvalid }).default('7.0'),
    part: z.enum(treeFileParts, { error: treeFileWords.partInvalid }).default('all'),
    person: z.guid({ error: treeFileWords.personInvalid }).optional(),
    living: z.enum(['withhold', 'include'], { error: treeFileWords.livingInvalid }).default('withhold'),
  })
  .refine(({ part, person }) => part === 'all' || person !== undefined, {
    error: treeFileWords.personNeeded,
    path: ['person'],
  });
export type TreeFileQuery = z.output<typeof treeFileQuery>;
