import { z } from 'zod';
import {
  mediaLimits,
  recordingKinds,
  recordingOrigins,
  type RecordingKindName,
} from '#catalogue/media.ts';
import { fits, keepLines, keepOneLine } from '#text/plain-text.ts';
import { memoryWords } from '#words/recordings.en.ts';

const titleField = z
  .string({ error: memoryWords.titleTooLong })
  .transform((text) => keepOneLine(text).trim())
  .refine((text) => fits(text, mediaLimits.titleCharacters), { error: memoryWords.titleTooLong });

const noteField = z
  .string({ error: memoryWords.noteTooLong })
  .transform((text) => keepLines(text).trim())
  .refine((text) => fits(text, mediaLimits.noteCharacters), { error: memoryWords.noteTooLong });

const fileNameField = z
  .string({ error: memoryWords.fileNameTooLong })
  .transform((text) => keepOneLine(text).trim())
  .refine((text) => text.length <= mediaLimits.fileNameCharacters, {
    error: memoryWords.fileNameTooLong,
  });

const absentWhenNull = (value: unknown) => value ?? undefined;

/** What a tus upload says of itself in `Upload-Metadata`. */
export const uploadMetadataInput = z.object({
  kind: z.enum(recordingKinds, { error: memoryWords.kindInvalid }),
  origin: z.preprocess(
    absentWhenNull,
    z.enum(recordingOrigins, { error: memoryWords.originInvalid }).default('uploaded'),
  ),
  /** The client's own id of the take: the same take started again finds what has arrived. */
  takeId: z.preprocess(absentWhenNull, z.uuid({ error: memoryWords.takeInvalid })),
  title: z.preprocess(absentWhenNull, titleField.default('')),
  filename: z.preprocess(absentWhenNull, fileNameField.default('')),
  /** Kept for the record only: what a file is, its content says. */
  filetype: z.preprocess(absentWhenNull, z.string().max(200).default('').catch('')),
});
export type UploadMetadata = z.output<typeof uploadMetadataInput>;

const momentField = z
  .int({ error: memoryWords.trimInvalid })
  .min(0, { error: memoryWords.trimInvalid });

/** A field that is left out stays as it is; a trim of null is taken away. */
export const updateRecordingInput = z
  .object({
    title: z.preprocess(absentWhenNull, titleField.optional()),
    note: noteField.nullish(),
    trimStartMs: momentField.nullish(),
    trimEndMs: momentField.nullish(),
  })
  .refine(({ trimStartMs, trimEndMs }) => trimEndMs == null || trimEndMs > (trimStartMs ?? 0), {
    error: memoryWords.trimInvalid,
    path: ['trimEndMs'],
  });
export type UpdateRecording = z.output<typeof updateRecordingInput>;

/** What a recording without a title of its own is called: its file's name, or its kind. */
export function titleFor(metadata: {
  title: string;
  filename: string;
  kind: RecordingKindName;
  origin: UploadMetadata['origin'];
}): string {
  if (metadata.title) return metadata.title;
  const named = metadata.origin === 'uploaded' ? metadata.filename.replace(/\.[^.]{1,8}$/, '') : '';
  return named.slice(0, mediaLimits.titleCharacters) || memoryWords.untitled[metadata.kind];
}
