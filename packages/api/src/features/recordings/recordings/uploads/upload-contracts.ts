import { z } from 'zod';
import type { Method, RouteContract } from '#platform/http/route-contract.ts';

const version = {
  'tus-resumable': z.string().optional().describe('1.0.0; needed but for OPTIONS.'),
};
const offset = z.string().optional().describe('How many bytes the server has.');
const length = z.string().optional().describe('Bytes of the whole upload.');
const words = { says: 'What is wrong, in words.', media: 'text/plain' };

/** What each verb of the protocol does; tus 1.0.0 answers its refusals as plain text. */
const verbs: Record<
  'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS',
  Pick<RouteContract, 'summary' | 'headers' | 'answers'>
> = {
  POST: {
    summary: 'Begin an upload',
    headers: z.object({
      ...version,
      'upload-length': length,
      'upload-defer-length': z.string().optional().describe('1 while the take still grows.'),
      'upload-metadata': z
        .string()
        .optional()
        .describe('kind, origin, title, filename, takeId, each in base64.'),
    }),
    answers: {
      201: { says: 'Begun.', headers: { Location: 'Where its bytes go.' } },
      204: { says: 'Whole already.' },
    },
  },
  HEAD: {
    summary: 'How far an upload is',
    headers: z.object(version),
    answers: { 200: { says: 'So far.', headers: { 'Upload-Offset': 'Bytes the server has.' } } },
  },
  PATCH: {
    summary: 'Go on with an upload',
    headers: z.object({ ...version, 'upload-offset': offset, 'upload-length': length }),
    answers: { 204: { says: 'Kept.', headers: { 'Upload-Offset': 'Bytes the server has.' } } },
  },
  DELETE: {
    summary: 'Give an upload up',
    headers: z.object(version),
    answers: { 204: { says: 'Gone.' } },
  },
  OPTIONS: {
    summary: 'The tus capabilities of the server',
    answers: { 200: { says: 'In the headers.' }, 204: { says: 'In the headers.' } },
  },
};

/** One contract a verb and path, for the document; the protocol's library answers them. */
export function uploadContracts(path: string): (RouteContract & { method: Method })[] {
  const list = Object.entries(verbs) as [keyof typeof verbs, (typeof verbs)['POST']][];
  return list.flatMap(([method, contract]) =>
    [path, `${path}/:id`].map((each) => ({
      ...contract,
      answers: { ...contract.answers, ...refusalsInWords },
      method,
      path: each,
      tag: 'Uploads',
      access: 'member' as const,
      ...(each === path ? {} : { params: z.object({ id: z.string() }) }),
      ...(method === 'PATCH'
        ? {
            body: z.string().meta({ format: 'binary' }),
            bodyMedia: 'application/offset+octet-stream',
          }
        : {}),
    })),
  );
}

const refusalsInWords = Object.fromEntries(
  [400, 403, 404, 405, 409, 410, 412, 413, 415, 423, 503].map((status) => [status, words]),
);
