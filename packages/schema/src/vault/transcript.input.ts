import { z } from 'zod';
import { transcriptLimits as limits } from '#catalogue/transcripts.ts';
import { fits, keepOneLine } from '#text/plain-text.ts';
import { transcriptWords as words } from '#words/transcripts.en.ts';

const oneLine = (most: number, tooLong: string) =>
  z
    .string({ error: words.changeInvalid })
    // Before anything looks at each character of it.
    .max(most * 60, { error: tooLong })
    .transform((text) => keepOneLine(text).trim())
    .refine((text) => fits(text, most), { error: tooLong });

const segmentId = z.string({ error: words.changeInvalid }).max(40);
const speaker = oneLine(limits.speakerCharacters, words.speakerTooLong);

/** One change by a person. An empty text says that nothing is spoken there, an empty name nobody. */
export const transcriptChangeInput = z.discriminatedUnion(
  'kind',
  [
    z.object({
      kind: z.literal('TEXT'),
      segmentId,
      text: oneLine(limits.segmentCharacters, words.textTooLong),
    }),
    /** `at` counts UTF-16 units of the text; the word that it stands in goes to the second part. */
    z.object({ kind: z.literal('SPLIT'), segmentId, at: z.int({ error: words.cannotSplit }) }),
    z.object({ kind: z.literal('MERGE'), segmentId }),
    z.object({ kind: z.literal('SPEAKER'), segmentId, speaker }),
    z.object({ kind: z.literal('RENAME_SPEAKER'), segmentId, speaker }),
    z.object({ kind: z.literal('USE_HEARD'), segmentId }),
    z.object({ kind: z.literal('DROP_HEARD'), segmentId }),
  ],
  { error: words.changeInvalid },
);
export type TranscriptChange = z.output<typeof transcriptChangeInput>;

export const transcriptChangeKinds = [
  'TEXT',
  'SPLIT',
  'MERGE',
  'SPEAKER',
  'RENAME_SPEAKER',
  'USE_HEARD',
  'DROP_HEARD',
] as const satisfies readonly TranscriptChange['kind'][];
