import { z } from 'zod';
import type { Method, RouteContract } from '#platform/http/route-contract.ts';

const tag = 'GraphQL';
const access = 'anyone';
const result = z.looseObject({
  data: z.looseObject({}).nullish(),
  errors: z
    .array(
      z.looseObject({
        message: z.string(),
        path: z.array(z.union([z.string(), z.int()])).optional(),
        extensions: z.looseObject({ code: z.string().optional() }).optional(),
      }),
    )
    .optional(),
});
const answers = {
  200: { says: 'The result; what was refused stands in errors, by extensions.code.', json: result },
  400: { says: 'No operation that the schema knows.', json: result },
  401: { says: 'The API key does not hold.', json: result },
  403: { says: 'The API key lacks a scope, or the request is another site’s.', json: result },
  405: { says: 'A GET that is no query.', json: result },
  413: { says: 'More than a mebibyte.', json: result },
  415: { says: 'A body that is no JSON.', json: result },
  421: { says: 'The Host header is not one of this server.', json: result },
  429: { says: 'The budget of the API key is used up.', json: result },
  500: { says: 'It could not be run.', json: result },
  503: { says: 'Maintenance: only what signing in needs is answered.', json: result },
} as const;

/** The OpenAPI entry of /graphql; the SDL documents the rest. */
export const graphqlContracts: readonly (RouteContract & { method: Method })[] = [
  {
    method: 'GET',
    path: '/graphql',
    tag,
    summary: 'Run a query',
    access,
    query: z.object({
      query: z.string(),
      variables: z.string().optional().describe('JSON.'),
      operationName: z.string().optional(),
      extensions: z.string().optional().describe('JSON.'),
    }),
    headers: z.object({
      'apollo-require-preflight': z
        .string()
        .optional()
        .describe(
          'Any value; needed without a JSON Content-Type. A link of another site cannot send it.',
        ),
    }),
    answers,
  },
  {
    method: 'POST',
    path: '/graphql',
    tag,
    summary: 'Run an operation',
    access,
    // Several times the size of the longest message with the most recipients.
    bodyLimit: 1_048_576,
    body: z.object({
      query: z.string(),
      variables: z.looseObject({}).nullish(),
      operationName: z.string().nullish(),
      extensions: z.looseObject({}).nullish(),
    }),
    answers,
  },
];
