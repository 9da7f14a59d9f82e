import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { previewIssue } from '#features/publishing/newsletter/preview-issue.ts';
import { route } from '#platform/http/route-contract.ts';

/** An issue as a mail program renders it, for the frame in the console: nothing in it runs or loads. */
export async function servePreview(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: 'GET',
      path: '/newsletter/issues/:id',
      tag: 'Newsletter',
      access: { staff: 'newsletter.read' },
      summary: 'A preview of a newsletter issue',
      params: z.object({ id: z.string().max(100) }),
      answers: { 200: { says: 'The mail.', media: 'text/html' } },
      refusals: ['NOT_FOUND'],
    },
    async ({ ctx, params }, reply) => {
      const { html } = await previewIssue(ctx, params.id);
      return reply
        .headers({
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(html.replace('<head>', '<head><base target="_blank">'));
    },
  );
}
