import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { treeLimits as limits, treeRateLimits } from '@infinite/schema/catalogue/tree';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { requireMember } from '#platform/context.ts';
import { graphTag, readGraph, readGraphAround } from '#features/tree/tree/graph/read-graph.ts';
import { acceptedEncoding } from '@infinite/schema/http/accepted-encoding';
import { route } from '#platform/http/route-contract.ts';

const withGzip = promisify(gzip);
const withBrotli = promisify(brotliCompress);
const generations = z.coerce.number().int().min(0).max(limits.generations);

/** The tree in columns: for charts, and for programs that walk through it. */
export function serveGraph(server: FastifyInstance): void {
  route(
    server,
    {
      method: 'GET',
      path: '/api/tree/graph',
      tag: 'Family tree',
      summary: 'The family tree in columns',
      access: 'member',
      description:
        'People and unions are numbers: places in the columns. With `root`, the people around one. Of living people callers without the right for it get names, sex and relations.',
      query: z.object({
        root: z.string().max(100).optional().describe('Id of an individual.'),
        up: generations.default(4).describe('Generations of ancestors.'),
        down: generations.default(3).describe('Generations of descendants.'),
      }),
      headers: z.object({ 'if-none-match': z.string().max(500).optional() }),
      answers: {
        200: {
          says: 'The graph.',
          media: 'application/json',
          headers: { ETag: 'Changes with the tree and with what the caller may see of it.' },
        },
        304: { says: 'The caller has it.' },
      },
      refusals: ['NOT_FOUND', 'RATE_LIMITED'],
    },
    async ({ ctx, query, headers, request }, reply) => {
      const { userId } = requireMember(ctx);
      const { root, up, down } = query;
      const tag = await graphTag(ctx);
      void reply.headers({
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding',
        etag: tag,
      });
      if (headers['if-none-match'] === tag) return reply.code(304).send();
      await ctx.app.rateLimit.take('tree-graph', userId, treeRateLimits.graph);
      const graph = root ? await readGraphAround(ctx, { root, up, down }) : await readGraph(ctx);
      const json = JSON.stringify(graph);
      void reply.type('application/json; charset=utf-8');
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      if (encoding === 'identity') return reply.send(json);
      // Nothing of the request is repeated in it, so its length tells nothing (the BREACH attack).
      return reply.header('content-encoding', encoding).send(await compressed(json, encoding));
    },
  );
}

function compressed(json: string, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return withGzip(json, { level: 5 });
  return withBrotli(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
