import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { DocumentPage, documentStyle } from '#platform/http/openapi/document-page.tsx';
import {
  openApiDocument,
  type ApiDescription,
  type OpenApiDocument,
} from '#platform/http/openapi/openapi-document.ts';
import { route, type RouteContract } from '#platform/http/route-contract.ts';

const styleHash = createHash('sha256').update(documentStyle).digest('base64');
const known = z.object({ 'if-none-match': z.string().optional() });
const unchanged = { 304: { says: 'What the caller has is still true.' } };

/** /api/openapi.json, and the same as a page at /api/docs. Both are built at the first request. */
export function serveApiDocument(
  server: FastifyInstance,
  contracts: readonly RouteContract[],
  description: ApiDescription,
): void {
  let made: { document: OpenApiDocument; json: Kept; page?: Kept } | undefined;
  const current = () => {
    if (made) return made;
    const document = openApiDocument(contracts, description);
    made = { document, json: kept(JSON.stringify(document)) };
    return made;
  };

  route(
    server,
    {
      method: 'GET',
      path: '/api/openapi.json',
      tag: 'About the API',
      summary: 'This description, OpenAPI 3.1',
      access: 'anyone',
      headers: known,
      answers: {
        200: {
          says: 'The document.',
          media: 'application/json',
          headers: { ETag: 'Changes with the document.' },
        },
        ...unchanged,
      },
    },
    ({ request }, reply) => send(request, reply.type('application/json'), current().json),
  );

  route(
    server,
    {
      method: 'GET',
      path: '/api/docs',
      tag: 'About the API',
      summary: 'The same description as a page to read',
      access: 'anyone',
      headers: known,
      answers: { 200: { says: 'The page.', media: 'text/html' }, ...unchanged },
    },
    ({ request }, reply) => {
      const now = current();
      now.page ??= kept(
        `<!doctype html>${renderToStaticMarkup(DocumentPage({ document: now.document }))}`,
      );
      reply.headers({
        'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
      });
      return send(request, reply.type('text/html; charset=utf-8'), now.page);
    },
  );
}

interface Kept {
  readonly body: string;
  readonly etag: string;
}

function kept(body: string): Kept {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}

function send(request: FastifyRequest, reply: FastifyReply, { body, etag }: Kept): FastifyReply {
  // Revalidated every time; a 304 while it is unchanged.
  reply.headers({ etag, 'cache-control': 'public, no-cache' });
  const given = request.headers['if-none-match']?.split(',').map((each) => each.trim());
  if (given?.some((each) => each === '*' || each.replace(/^W\//, '') === etag)) {
    return reply.status(304).send();
  }
  return reply.send(body);
}
