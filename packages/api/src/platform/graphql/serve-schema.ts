import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { route } from '#platform/http/route-contract.ts';

/** Sorted, so that a diff shows what is exposed and nothing else. */
export function sdlOf(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

interface Printed {
  readonly sdl: string;
  readonly etag: string;
}

const printed = new WeakMap<GraphQLSchema, Printed>();

/** At the first request for it: to sort and print a schema would delay each start. */
function printOnce(schema: GraphQLSchema): Printed {
  const known = printed.get(schema);
  if (known) return known;
  const sdl = sdlOf(schema);
  const made = { sdl, etag: `"${createHash('sha256').update(sdl).digest('base64url')}"` };
  printed.set(schema, made);
  return made;
}

/** GET /graphql/schema.graphql: the same bytes as the committed schema, for code generators. */
export function serveSchema(server: FastifyInstance, schema: GraphQLSchema): void {
  route(
    server,
    {
      method: 'GET',
      path: '/graphql/schema.graphql',
      tag: 'GraphQL',
      summary: 'The schema in GraphQL’s own language',
      access: 'anyone',
      headers: z.object({ 'if-none-match': z.string().optional() }),
      answers: {
        200: {
          says: 'The schema.',
          media: 'text/plain',
          headers: { ETag: 'Changes with the schema.' },
        },
        304: { says: 'What the caller has is still true.' },
      },
    },
    ({ headers }, reply) => {
      const { sdl, etag } = printOnce(schema);
      reply.headers({ etag, 'cache-control': 'public, max-age=300' });
      const given = headers['if-none-match']?.split(',').map((each) => each.trim());
      if (given?.some((each) => each === '*' || each.replace(/^W\//, '') === etag)) {
        return reply.status(304).send();
      }
      return reply
        .headers({ 'x-content-type-options': 'nosniff' })
        .type('text/plain; charset=utf-8')
        .send(sdl);
    },
  );
}
