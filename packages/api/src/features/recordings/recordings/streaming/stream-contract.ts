import { z } from 'zod';
import { copyForms } from '@infinite/schema/catalogue/versions';

/** What both ways to a recording's bytes take and answer (RFC 9110, sections 13 and 14). */
export const streamHeaders = z.object({
  range: z.string().optional().describe('One range of bytes.'),
  'if-range': z.string().optional(),
  'if-none-match': z.string().optional(),
});

/** One of the files that recipients get of a recording. */
export const versionPart = z
  .enum(['play', 'poster', ...copyForms])
  .describe('To play, to stand for it until it plays, or a copy to keep.');

export const bytesAnswers = {
  200: {
    says: 'The bytes.',
    media: '*/*',
    headers: { ETag: 'Of these bytes.', 'Content-Disposition': 'With the name of the file.' },
  },
  206: {
    says: 'A part of the bytes.',
    media: '*/*',
    headers: { 'Content-Range': 'Which part, of how many bytes.' },
  },
  304: { says: 'What the caller has is still true.' },
  416: {
    says: 'No such part.',
    headers: { 'Content-Range': 'How many bytes there are.' },
  },
} as const;
