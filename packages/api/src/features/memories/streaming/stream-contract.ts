import { z } from 'zod';

/** What both ways to a recording's bytes take and answer (RFC 9110, sections 13 and 14). */
export const streamHeaders = z.object({
  range: z.string().optional().describe('One range of bytes.'),
  'if-range': z.string().optional(),
  'if-none-match': z.string().optional(),
});

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
