import { createHash } from 'node:crypto';
import type { OpenApiDocument } from '@infinite/schema/http/openapi';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { openApiDocument, type ApiDescription } from '#platform/http/openapi/openapi-document.ts';
import { route, type RouteContract } from '#platform/http/route-contract.ts';

/**
 * Serves /api/openapi.json. The site shows the same document at /api/docs.
 * @returns the document, built when it is first asked for, once every route is registered
 */
export function serveApiDocument(
  server: FastifyInstance,
  contracts: readonly RouteContract[],
  description: ApiDescription,
): () => OpenApiDocument {
  let document: OpenApiDocument | undefined;
  const current = () => (document ??= openApiDocument(contracts, description));
  let file: { body: string; etag: string } | undefined;

  route(
    server,
    {
      method: 'GET',
      path: '/api/openapi.json',
      tag: 'About the API',
      summary: 'This description, OpenAPI 3.1',
      access: 'anyone',
      headers: z.object({ 'if-none-match': z.string().optional() }),
      answers: {
        200: {
          says: 'The document.',
          media: 'application/json',
          headers: { ETag: 'Changes with the document.' },
        },
        304: { says: 'What the caller has is still true.' },
      },
    },
    ({ request }, reply) => {
      file ??= withTag(JSON.stringify(current()));
      const { body, etag } = file;
      // Revalidated every time; a 304 while it is unchanged.
      reply.headers({ etag, 'cache-control': 'public, no-cache' });
      const given = request.headers['if-none-match']?.split(',').map((each) => each.trim());
      if (given?.some((each) => each === '*' || each.replace(/^W\//, '') === etag)) {
        return reply.status(304).send();
      }
      return reply.type('application/json').send(body);
    },
  );
  return current;
}

function withTag(body: string): { body: string; etag: string } {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
