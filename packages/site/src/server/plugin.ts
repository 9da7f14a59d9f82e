import type { OperationText } from '@infinite/schema/generated/operations';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOfOperation } from '@infinite/api-client/refusal';
import type { ApiOnServer } from '#api/api-on-server.ts';
import type { FormState, PageFacts } from '#renderer/page-audience.ts';
import { apiDocsPath } from '#developers/api-docs-path.ts';
import { publicPaths } from '#seo/public-paths.ts';
import { serveSampleBook } from '#server/sample-book.ts';
import { memberForms } from '#server/form-acts.ts';
import { serveForms } from '#server/forms.ts';
import { MaintenancePage, type Maintenance } from '#server/maintenance.ts';
import { encodePage, PageCache, type KeptPage } from '#server/page-cache.ts';
import { serveOfflineRoutes } from '#server/offline-routes.ts';
import { keptByLanguage } from '#locale/translated-pages.ts';
import { PageTemplates } from '#server/page-templates.ts';
import {
  keptAddress,
  keptAddressOf,
  lowerCasePath,
  readsItsQuery,
  redirectOf,
} from '#server/redirects.ts';
import { linkLanguageOf } from '#server/link-language.ts';
import { render, viewerOf, type RenderedPage } from '#server/render.ts';
import { searchEngineRoutes } from '#server/search-engines.ts';
import { contentSecurityPolicy, policyWithAnalytics } from '#server/security-headers.ts';
import { serveSiteIcons } from '#server/site-icons.ts';
import { sendKeptPage } from '#server/send-kept-page.ts';
import {
  anyReading,
  cookieOf,
  drawnFor,
  languageAlone,
  readingOf,
  type Reading,
} from '#server/reading.ts';

/**
 * What the composition root passes to the site: the in-process API, and settings of the
 * installation.
 */
export interface SiteOptions {
  /** Folder of the built site; absent in development, where Vite serves the assets. */
  readonly distFolder: string | undefined;
  /** Cached: read for each rendered page. */
  readonly facts: () => Promise<PageFacts>;
  /** Opens the request's context once and runs operations in it. */
  readonly connect: (request: FastifyRequest, reply: FastifyReply) => Promise<ApiConnection>;
  /** Runs operations as a visitor, for pages that are the same for everyone. */
  readonly connectVisitor: () => ApiConnection;
  /** Whether the request has a session cookie, valid or not. */
  readonly hasSession: (request: FastifyRequest) => boolean;
  /** Called for each page view; runs before cached pages, so it must be quick. */
  readonly countVisit: (request: IncomingMessage, opening: ShownOpening | null) => void;
  /**
   * The variant of the landing page for this reader; null without an experiment. Called for each
   * request of that page, so it reads from memory.
   */
  readonly openingFor: (request: IncomingMessage) => ShownOpening | null;
  /** Calls `drop` whenever published content has changed, in any process. */
  readonly onContentChange: (drop: () => void) => void | Promise<void>;
  /** Serves cached pages before the framework handles the request. */
  readonly answerEarly: (
    answer: (request: IncomingMessage, response: ServerResponse) => number | null,
  ) => void;
  readonly maintenance: Maintenance;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  /** Script of the analytics provider that an operator has configured. */
  readonly analyticsScript: string | undefined;
}

/** A variant that an experiment compares. */
export interface ShownOpening {
  readonly experimentId: string;
  readonly variant: number;
  readonly opening: PageFacts['hero'];
}

export interface ApiConnection {
  /** ISO 8601 UTC, by the clock of the API. */
  readonly now: string;
  execute(
    operation: OperationText<unknown, object>,
    variables: object,
  ): Promise<{
    data?: unknown;
    errors?: readonly { message: string; extensions: Record<string, unknown> }[];
  }>;
}

/** Serves the site's assets, and every path that nothing else serves as a page. */
export async function sitePlugin(server: FastifyInstance, given: SiteOptions): Promise<void> {
  const policy = given.analyticsScript
    ? policyWithAnalytics(given.analyticsScript)
    : contentSecurityPolicy;
  const headers = { ...given.headers, 'content-security-policy': policy };
  const options: SiteOptions = { ...given, headers };
  if (options.distFolder) {
    await server.register(fastifyStatic, {
      root: path.join(options.distFolder, 'client', 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '365d',
      index: false,
      // The build put a .br and a .gz beside each text file.
      preCompressed: true,
      decorateReply: false,
    });
    await serveSiteIcons(server, options.distFolder);
    await serveOfflineRoutes(server, options.distFolder);
  }
  const cache = new PageCache();
  const templates = options.distFolder ? new PageTemplates() : undefined;
  const { maintenance } = options;
  server.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.getHeader('content-security-policy') === contentSecurityPolicy) {
      reply.header('content-security-policy', policy);
    }
    done(null, payload);
  });
  const closedPage = new MaintenancePage(options.facts);
  await options.onContentChange(() => {
    cache.clear();
    closedPage.clear();
  });
  await searchEngineRoutes(server, {
    origin: async () => (await options.facts()).site.origin,
    api: () => apiOf(options.connectVisitor()),
    visitorPage: (path) => visitorPage(path, options, cache),
    onContentChange: options.onContentChange,
  });
  options.answerEarly((request, response) => {
    if (maintenance.possible()) return null;
    // A query may select another page: see below. A client with cookies may be signed in.
    const { url = '' } = request;
    const opening = url === landing ? options.openingFor(request) : null;
    const kept = opening ? cache.get(keyOf(opening)) : keptAt(url, cache);
    if (!kept || (kept.audience === 'visitor' && request.headers.cookie)) return null;
    noteVisit(request, options, opening);
    return sendKeptPage(request, response, kept, options.headers);
  });
  await serveSampleBook(server);
  await serveForms(server, {
    connect: async (request, reply) => apiOf(await options.connect(request, reply)),
    draw: ({ path, request, reply }, form) =>
      memberForms.has(path)
        ? renderForReader(request, reply, { options, visitor: false, form })
        : renderForVisitor(path, options, undefined, { form, reading: readingOf(request, null) }),
    send,
    closed: (reply) => closedPage.answer(reply),
  });
  server.route({
    url: '/*',
    method: ['GET', 'HEAD'],
    handler: async (request, reply) => {
      if (maintenance.possible() && (await maintenance.closedTo(request))) {
        return closedPage.answer(reply);
      }
      const [pathname = '/', search] = request.url.split('?', 2);
      // A client that requests an unknown API path gets an error it can parse.
      if (pathname.startsWith('/api/') && pathname !== apiDocsPath) return reply.callNotFound();
      const query = new URLSearchParams(search);
      const redirect = redirectOf(pathname, query);
      if (redirect) return reply.redirect(redirect, 302);
      if (readsItsQuery(pathname, query)) return answerQuery(request, reply, options);
      const opening = pathname === landing ? options.openingFor(request.raw) : null;
      if (opening) return answerOpening(request, reply, { options, cache, opening });
      const visitor = !options.hasSession(request);
      const address = keptAddress(pathname, query);
      const kept = cache.get(keyInLanguage(address, request));
      if (kept && (visitor || kept.audience === 'public')) {
        noteVisit(request.raw, options);
        return answerKept(request, reply, kept, options);
      }
      return answerPage(request, reply, { options, cache, templates, address, visitor });
    },
  });
}

const landing = '/';

function keptAt(url: string, cache: PageCache): KeptPage | undefined {
  const kept = cache.get(url);
  const address = kept ? null : keptAddressOf(url);
  return address === null ? kept : cache.get(address);
}

/** No address that a request can name has a line break in it. */
function keyInLanguage(address: string, request: FastifyRequest): string {
  if (!keptByLanguage.has(address)) return address;
  return `${address}\n${readingOf(request, null).reader.locale}`;
}

const keys = new WeakMap<ShownOpening, string>();

/** No address that a request can name has a line break in it. */
function keyOf(opening: ShownOpening): string {
  let key = keys.get(opening);
  if (!key) {
    key = `${landing}\n${opening.experimentId} ${opening.variant}`;
    keys.set(opening, key);
  }
  return key;
}

/** The landing page during an experiment: each variant is a separate cached page. */
async function answerOpening(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: { options: SiteOptions; cache: PageCache; opening: ShownOpening },
): Promise<FastifyReply> {
  const { options, cache, opening } = asked;
  const page = await cache.fill(keyOf(opening), 'assigned', async () => {
    const drawn = await renderForVisitor(landing, options, undefined, {
      hero: opening.opening,
    });
    if (drawn.status !== 200) throw new Error('the landing page could not be drawn');
    return drawn.body;
  });
  noteVisit(request.raw, options, opening);
  return answerKept(request, reply, page, options);
}

/** The page that a visitor gets at `path`; undefined if visitors get none. */
async function visitorPage(
  path: string,
  options: SiteOptions,
  cache: PageCache,
): Promise<string | undefined> {
  const kept = cache.get(path);
  if (kept) return kept.bodies.identity.toString();
  const { status, audience, body } = await renderForVisitor(path, options, null);
  return status === 200 && (audience === 'public' || audience === 'visitor') ? body : undefined;
}

interface Asked {
  readonly options: SiteOptions;
  readonly cache: PageCache;
  readonly templates: PageTemplates | undefined;
  /** Under which the page is kept. */
  readonly address: string;
  /** Brings no session cookie. */
  readonly visitor: boolean;
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { options, cache, templates, address, visitor }: Asked,
): Promise<FastifyReply> {
  const page = await renderForReader(request, reply, { options, templates, visitor });
  if (page.status === 200 && page.audience !== 'admin') noteVisit(request.raw, options);
  if (page.status === 404 && /[A-Z]/.test(request.url)) {
    const [path = '', ...query] = request.url.split('?');
    const known = lowerCasePath(path, await publicPaths());
    if (known) return reply.redirect([known, ...query].join('?'), 301);
  }
  // A page that answers several addresses is cached once, so that visitors cannot fill the cache.
  const kept = page.canonicalPath ?? address;
  if (page.audience === 'public' || (page.audience === 'visitor' && visitor)) {
    const { audience } = page;
    // Rendered again with nothing of this request, neither its user nor its query.
    const viewer = audience === 'public' ? undefined : null;
    const key = keyInLanguage(kept, request);
    const plain = await cache.fill(key, key === kept ? audience : 'language', async () => {
      const reading = languageAlone(readingOf(request, null));
      const { body } = await renderForVisitor(kept, options, viewer, { reading });
      return body;
    });
    return answerKept(request, reply, plain, options);
  }
  return send(reply, page);
}

/** A page that depends on its query: the same for everyone, but not cached. */
async function answerQuery(
  request: FastifyRequest,
  reply: FastifyReply,
  options: SiteOptions,
): Promise<FastifyReply> {
  noteVisit(request.raw, options);
  const reading = languageAlone(readingOf(request, null));
  const page = await renderForVisitor(request.url, options, undefined, { reading });
  if (page.status !== 200) return send(reply, page);
  const path = request.url.split('?', 1)[0] ?? '';
  const audience = keptByLanguage.has(path) ? 'language' : 'assigned';
  return answerKept(request, reply, await encodePage(page.body, audience, 'once'), options);
}

function send(reply: FastifyReply, page: RenderedPage): FastifyReply {
  for (const [name, value] of page.headers) reply.header(name, value);
  return reply
    .header('content-security-policy', contentSecurityPolicy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin')
    .header('cache-control', 'private, no-store')
    .status(page.status)
    .type('text/html; charset=utf-8')
    .send(page.body);
}

/** A cache miss, or a request with a query: goes through the framework's hooks. */
function answerKept(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  { headers }: SiteOptions,
): FastifyReply {
  reply.hijack();
  sendKeptPage(request.raw, reply.raw, page, headers);
  return reply;
}

async function renderForVisitor(
  url: string,
  options: SiteOptions,
  viewer: null | undefined,
  /** What this drawing has beside, or in place of, the facts of the site. */
  {
    reading = anyReading,
    ...given
  }: { form?: FormState; hero?: PageFacts['hero']; reading?: Reading } = {},
): Promise<RenderedPage> {
  const connection = options.connectVisitor();
  const facts = { ...(await options.facts()), ...given };
  const page = { url, ...facts, api: apiOf(connection), now: connection.now, viewer };
  return drawnFor(reading, () => render(page));
}

/** A prefetch is not a page view. */
function noteVisit(
  request: IncomingMessage,
  options: SiteOptions,
  opening: ShownOpening | null = null,
): void {
  const { method, headers } = request;
  if (method === 'GET' && headers['sec-purpose'] === undefined) {
    options.countVisit(request, opening);
  }
}

async function renderForReader(
  request: FastifyRequest,
  reply: FastifyReply,
  given: {
    options: SiteOptions;
    templates?: PageTemplates | undefined;
    visitor: boolean;
    form?: FormState;
  },
): Promise<RenderedPage> {
  const { options, templates, visitor, form } = given;
  const connection = await options.connect(request, reply);
  const api = apiOf(connection);
  const viewer = visitor ? null : await viewerOf(api);
  const reading = readingOf(request, viewer, await linkLanguageOf(request.url, api));
  const { takenOver } = reading;
  const facts = await options.facts();
  if (takenOver !== null) {
    const isSecure = facts.site.origin.startsWith('https:');
    reply.header('set-cookie', cookieOf(takenOver, isSecure));
  }
  const page = {
    url: request.url,
    headers: request.headers,
    ...facts,
    api,
    now: connection.now,
    viewer,
    form,
  };
  // A template is of one language.
  const inEnglish = reading.reader.locale === 'en';
  return drawnFor(reading, () => render(page, inEnglish ? templates : undefined));
}

function apiOf(connection: ApiConnection): ApiOnServer {
  return {
    async execute<Result, Variables extends object>(
      operation: OperationText<Result, Variables>,
      variables: Variables,
    ): Promise<Result> {
      const { data, errors } = await connection.execute(
        operation as OperationText<unknown, object>,
        variables,
      );
      const first = errors?.[0];
      if (first) throw refusalOfOperation(first);
      // The generated types describe exactly what the schema returns.
      return data as Result;
    },
  };
}
