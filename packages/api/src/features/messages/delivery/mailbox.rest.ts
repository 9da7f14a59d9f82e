import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { mailFolder } from '#adapters/mailer/mailer-for.ts';
import { listKeptMails, readKeptMail } from '#adapters/mailer/mailbox.ts';
import { requireAdmin, type AppContext, type RequestContext } from '#platform/context.ts';
import { MailboxPage, MailPage, mailboxStyle } from '#features/messages/delivery/mailbox-pages.tsx';
import { AppError } from '#platform/errors/app-error.ts';
import { isLocalOrigin } from '#platform/http/local-origin.ts';
import { route } from '#platform/http/route-contract.ts';

const contract = {
  method: 'GET',
  tag: 'Mailbox of the developer',
  access: 'developer',
} as const;
const params = z.object({ id: z.string().max(300) });
const html = { 200: { says: 'The page.', media: 'text/html' } };

const styleHash = createHash('sha256').update(mailboxStyle).digest('base64');

/** The mailbox for development: stores mails while no relay is configured, never in production. */
export async function serveMailbox(server: FastifyInstance, app: AppContext): Promise<void> {
  if (app.config.production || app.config.mailUrl) return;
  const folder = mailFolder(app.config);

  route(
    server,
    {
      ...contract,
      path: '/dev/mailbox',
      summary: 'List the sent mails',
      answers: html,
      refusals: ['UNAUTHENTICATED', 'FORBIDDEN'],
    },
    async ({ ctx, request }, reply) => {
      admitReader(ctx, request);
      return page(reply, renderToStaticMarkup(MailboxPage({ mails: await listKeptMails(folder) })));
    },
  );

  route(
    server,
    {
      ...contract,
      path: '/dev/mailbox/:id',
      summary: 'A sent mail',
      params,
      answers: html,
      refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    },
    async (input, reply) => {
      admitReader(input.ctx, input.request);
      const mail = await readKeptMail(folder, input.params.id);
      if (!mail) throw new AppError('NOT_FOUND');
      return page(reply, renderToStaticMarkup(MailPage({ mail })));
    },
  );

  /** The mail as a mail client would render it; the frame around it is sandboxed. */
  route(
    server,
    {
      ...contract,
      path: '/dev/mailbox/:id/html',
      summary: 'A sent mail, as its recipient sees it',
      params,
      answers: html,
      refusals: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
    },
    async (input, reply) => {
      admitReader(input.ctx, input.request);
      const mail = await readKeptMail(folder, input.params.id);
      if (!mail) throw new AppError('NOT_FOUND');
      return reply
        .headers({
          'content-security-policy':
            "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox",
          'cache-control': 'no-store',
        })
        .type('text/html; charset=utf-8')
        .send(mail.html.replace('<head>', '<head><base target="_blank" />'));
    },
  );
}

/**
 * The mails contain links that set passwords. On this machine, under its own name, its user may
 * read them; others sign in as an administrator. A local proxy states the address it forwards for.
 */
function admitReader(ctx: RequestContext, request: FastifyRequest): void {
  const { remoteAddress = '' } = request.raw.socket;
  const here = isLoopback(remoteAddress) && request.headers['x-forwarded-for'] === undefined;
  if (here && isLocalOrigin(ctx.app.config.publicOrigin)) return;
  requireAdmin(ctx);
}

const isLoopback = (address: string) => /^(?:(?:::ffff:)?127\.|::1$)/.test(address);

function page(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; frame-src 'self'`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${html}`);
}
