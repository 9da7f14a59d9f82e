import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { IssueLinks } from '#features/publishing/newsletter/issue-links.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { route } from '#platform/http/route-contract.ts';

/** One transparent pixel. */
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The tracking pixel of subscribers who agreed to be counted, and of nobody else. */
export async function serveOpened(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: 'GET',
      path: '/newsletter/opened/:token',
      tag: 'Newsletter',
      access: 'link',
      summary: 'Count the opening of an issue whose reader agreed to it',
      description: 'The same picture for every token; no address or device is stored.',
      params: z.object({ token: z.string().max(200) }),
      answers: { 200: { says: 'A transparent dot.', media: 'image/gif' } },
    },
    async ({ ctx, params, request }, reply) => {
      if (request.method === 'GET') await countOpening(ctx, params.token);
      return reply.header('cache-control', 'no-store').type('image/gif').send(dot);
    },
  );
}

/** Checks the consent again: it may have been withdrawn since the issue left. */
async function countOpening(ctx: RequestContext, token: string): Promise<void> {
  const link = new IssueLinks(ctx.app).read('opened', token);
  if (!link?.issueId) return;
  const now = ctx.clock.now();
  await rowsOf(
    ctx.em,
    sql`
      with agreed as (
        update newsletter_subscribers set engaged_at = ${now}
        where id = ${link.subscriberId} and counts_opens returning id
      )
      update newsletter_recipients r set opened_at = coalesce(r.opened_at, ${now})
      from agreed where r.issue_id = ${link.issueId} and r.subscriber_id = agreed.id`,
  );
}
