import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { App, HttpServer } from '@infinite/api/app';
import { sessionCookie } from '@infinite/api/features/people/accounts/index';
import { newContext, type RequestContext } from '@infinite/api/platform/context';
import type { RunningExperiment } from '@infinite/api/features/insight/growth/index';
import { visitPipelineOf } from '@infinite/api/features/insight/visitors/index';
import { readSiteSettings } from '@infinite/api/features/publishing/site-settings/index';
import { baselineHeaders } from '@infinite/api/platform/http/baseline-headers';
import { clientAddress } from '@infinite/api/platform/http/client-address';
import { cookieName, readCookie } from '@infinite/api/platform/http/cookies';
import { executeInProcess } from '@infinite/api/platform/graphql/execute';
import { sitePlugin, type ApiConnection } from '@infinite/site/server';

/**
 * Joins the site to the HTTP server: its operations run in this process, as the viewer of each
 * request. With no `siteFolder`/dist there is nothing to serve.
 */
export async function registerSite(
  app: App,
  http: HttpServer,
  options: { siteFolder: string; experiment: RunningExperiment },
): Promise<void> {
  const { siteFolder, experiment } = options;
  const visits = visitPipelineOf(app);
  const session = `${cookieName(app.config.publicOrigin, sessionCookie)}=`;
  const sessionOf = ({ headers }: IncomingMessage): string | null =>
    headers.cookie
      ?.split('; ')
      .find((cookie) => cookie.startsWith(session))
      ?.slice(session.length) ?? null;
  const distFolder = path.join(siteFolder, 'dist');
  const entry = path.join(distFolder, 'server', 'entry.mjs');
  if (!existsSync(entry)) throw new Error(`the site is not built: ${entry} is missing`);
  await import(pathToFileURL(entry).href);
  await http.server.register(sitePlugin, {
    distFolder,
    facts: () => factsOf(app, http),
    hasSession: (request) =>
      readCookie(request, app.config.publicOrigin, sessionCookie) !== undefined,
    countVisit: (request, shown) => {
      const { headers, url = '/' } = request;
      visits.opened({
        ip: clientAddress(request, app.config.isTrustedProxy),
        userAgent: headers['user-agent'],
        referrer: headers.referer,
        url,
        unmarked: headers['sec-gpc'] === '1',
        shown,
        session: sessionOf(request),
      });
    },
    openingFor: (request) =>
      experiment.shownTo({
        ip: clientAddress(request, app.config.isTrustedProxy),
        userAgent: request.headers['user-agent'],
        member: sessionOf(request) !== null,
      }),
    answerEarly: http.answerEarly,
    headers: baselineHeaders(app.config.publicOrigin),
    analyticsScript: app.config.analyticsScriptUrl,
    maintenance: http.maintenance,
    onContentChange: (drop) => app.notifications.listen('content', drop),
    connect: async (request, reply) => connection(app, await http.contextOf(request, reply)),
    connectVisitor: () => connection(app, newContext(app, { kind: 'visitor' })),
  });
}

function connection(app: App, ctx: RequestContext): ApiConnection {
  return {
    now: ctx.clock.now().toString(),
    execute: (operation, variables) => executeInProcess(app.schema, ctx, operation, variables),
  };
}

/** Of the configuration, and of what administrators decided. */
async function factsOf(app: App, { apiDocument }: HttpServer) {
  const settings = await readSiteSettings({ app });
  const { supportEmail, supportPhone, blogUrl, visitorBadge, notificationPopup } = settings;
  return {
    site: {
      origin: app.config.publicOrigin,
      production: app.config.production,
      demo: app.config.demo,
      analyticsScript: app.config.analyticsScriptUrl ?? null,
      ...{ supportEmail, supportPhone, blogUrl, visitorBadge, notificationPopup },
    },
    operator: app.config.operator,
    apiDocument,
    hero: {
      heading: settings.heroHeading,
      lead: settings.heroLead,
      look: settings.heroLook,
      start: settings.heroStart,
    },
  };
}
