import { cspReportPath, cspReportsPerNetwork } from '@infinite/schema/catalogue/http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#platform/context.ts';
import { violationsIn } from '#features/people/security/csp-violations.ts';
import { recordSecurityEvent } from '#features/people/security/record-security-event.ts';
import { readSiteSettings } from '#features/publishing/site-settings/index.ts';
import { networkOf } from '#platform/http/network-of.ts';
import { route } from '#platform/http/route-contract.ts';

const tag = 'Security';
const reportTypes = ['application/csp-report', 'application/reports+json'];

/** Where to write about a weakness (RFC 9116), and where browsers report what a policy stopped. */
export async function securityRest(server: FastifyInstance, app: AppContext): Promise<void> {
  server.addContentTypeParser(
    reportTypes,
    { parseAs: 'string' },
    server.getDefaultJsonParser('error', 'ignore'),
  );

  route(
    server,
    {
      method: 'GET',
      path: '/.well-known/security.txt',
      tag,
      summary: 'Where to report a vulnerability',
      access: 'anyone',
      answers: { 200: { says: 'RFC 9116.', media: 'text/plain' } },
    },
    async ({ ctx }, reply) => {
      const { supportEmail } = await readSiteSettings(ctx);
      const expires = ctx.clock
        .now()
        .add({ hours: 180 * 24 })
        .toString();
      const lines = [
        `Contact: mailto:${supportEmail}`,
        `Expires: ${expires}`,
        'Preferred-Languages: en',
        `Canonical: ${app.config.publicOrigin}/.well-known/security.txt`,
      ];
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('text/plain; charset=utf-8')
        .send(`${lines.join('\n')}\n`);
    },
  );

  route(
    server,
    {
      method: 'POST',
      path: cspReportPath,
      tag,
      summary: 'Content Security Policy violation reports of browsers',
      access: 'anyone',
      body: z.unknown(),
      bodyMedia: 'application/csp-report',
      bodyLimit: 16_384,
      answers: { 204: { says: 'Taken, or of no use.' } },
      refusals: ['RATE_LIMITED'],
    },
    async ({ ctx, body }, reply) => {
      const { ip } = ctx.meta;
      await ctx.app.rateLimit.take('cspReports', networkOf(ip), cspReportsPerNetwork);
      for (const detail of violationsIn(body)) {
        await recordSecurityEvent(ctx, { kind: 'CSP_VIOLATION', userId: null, detail });
      }
      return reply.status(204).send();
    },
  );
}
