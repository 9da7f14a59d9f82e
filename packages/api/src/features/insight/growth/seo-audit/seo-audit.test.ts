import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  RequestSeoAuditDocument,
  SeoPagesDocument,
  SeoProblemsDocument,
  SeoRunsDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { cursorOf } from '#platform/database/cursor.ts';
import { cutOffAuditsSweep } from '#features/insight/growth/seo-audit/cut-off-audits.sweep.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

/** A small site; tests change its pages. */
let site: Server;
let origin: string;
let pages: Map<string, string>;
let asked: string[];
let test: TestApp;
let admin: TestMember;

const about = 'A page of a small site, with words enough that a description of it is long enough.';
const sound = (path: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>A small site: ${path}</title>
   <meta name="description" content="${path}: ${about}">
   <link rel="canonical" href="${origin}${path}"></head><body><h1>Here</h1>${body}</body></html>`;

beforeAll(async () => {
  site = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(`${path} ${request.headers['user-agent']}`);
    if (path === '/loop') {
      response.writeHead(302, { location: '/loop' }).end();
      return;
    }
    if (path === '/away') {
      response.writeHead(302, { location: 'http://192.0.2.1/secret' }).end();
      return;
    }
    const body = pages.get(path);
    const type = path.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8';
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type });
    response.end(body ?? '<h1>Not found</h1>');
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  test = await createTestApp({ env: { PUBLIC_ORIGIN: origin } });
  admin = await signUpMember(test, { role: 'admin' });
});
afterAll(async () => {
  await test.close();
  site.close();
});
beforeEach(() => {
  asked = [];
  const loc = (path: string) => `<url><loc>${origin}${path}</loc></url>`;
  pages = new Map([
    ['/sitemap.xml', `<urlset>${['/', '/about', '/alone'].map(loc).join('')}</urlset>`],
    ['/robots.txt', 'User-agent: *\nDisallow: /private\n'],
    ['/', sound('/', '<a href="/about">About</a> <a href="/private/x">Private</a>')],
    ['/about', sound('/about', '<a href="/">Home</a> <a href="/gone#top">Gone</a>')],
    ['/alone', sound('/alone', '<a href="https://elsewhere.example/">Elsewhere</a>')],
  ]);
});

async function audit() {
  const { data } = await graphql(test, RequestSeoAuditDocument, {}, admin.cookie);
  const id = data?.requestSeoAudit.id ?? '';
  await drainJobs(test, 'audit-site');
  const runs = await graphql(test, SeoRunsDocument, { first: 1 }, admin.cookie);
  const run = runs.data?.seoRuns.nodes[0];
  expect(run?.id).toBe(id);
  const wanted = { runId: id, first: 100 };
  const problems = await graphql(test, SeoProblemsDocument, wanted, admin.cookie);
  const pages = await graphql(test, SeoPagesDocument, wanted, admin.cookie);
  const found = problems.data?.seoProblems.nodes ?? [];
  return {
    ...run,
    problems: found,
    pages: pages.data?.seoPages.nodes ?? [],
    said: found.map(({ path, code, detail }) => `${path} ${code} ${detail}`.trim()),
  };
}

it('reads the pages of the sitemap and what they link to, and reports problems', async () => {
  const run = await audit();
  expect(run.state).toBe('DONE');
  expect(run.said).toEqual(['/about BROKEN_LINK /gone (404)', '/alone ORPHAN']);
  expect(run.pages.map(({ path, status }) => [path, status])).toEqual([
    ['/', 200],
    ['/about', 200],
    ['/alone', 200],
    ['/gone', 404],
  ]);
  expect(run).toMatchObject({ pagesKnown: 4, pagesDone: 4, newProblems: null });
  expect(asked.every((request) => request.includes('bot'))).toBe(true);
});

it('does not read what robots.txt forbids or other hosts, and stops at endless redirects', async () => {
  pages.set('/', sound('/', '<a href="/about">A</a><a href="/loop">L</a><a href="/away">W</a>'));
  const run = await audit();
  expect(asked.join()).not.toMatch(/private|secret/);
  expect(asked.filter((request) => request.startsWith('/loop')).length).toBeLessThan(10);
  expect(run.said).toContain('/loop REDIRECT_CHAIN /loop → /loop → /loop → /loop → /loop');
});

it('follows robots.txt by groups, by the longest rule and by patterns (RFC 9309)', async () => {
  const rules = ['Disallow: /private', 'Allow: /private/open', 'Disallow: /*.pdf$'];
  pages.set('/robots.txt', ['User-agent: *', 'User-agent: other', ...rules, ''].join('\n'));
  const links = ['/private/x', '/private/open', '/files/a.pdf', '/files/a.pdf.html'];
  pages.set('/', sound('/', links.map((href) => `<a href="${href}">L</a>`).join('')));
  const run = await audit();
  const read = run.pages.map(({ path }) => path).filter((path) => links.includes(path));
  expect(read).toEqual(['/files/a.pdf.html', '/private/open']);
});

it('requests no other server, however an address of this one is written (S5)', async () => {
  const heard: string[] = [];
  const elsewhere = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.end('inside');
  });
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
  const host = `127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const links = [`${origin}//${host}/a`, `//${host}/b`, `${origin}/\\${host}/c`, `/.//${host}/d`];
  pages.set('/', sound('/', links.map((href) => `<a href="${href}">L</a>`).join('')));
  pages.set(
    '/sitemap.xml',
    `<urlset>${['/', `//${host}/e`].map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`,
  );
  await audit();
  elsewhere.close();
  expect(heard).toEqual([]);
});

it('compares with the previous audit', async () => {
  await audit();
  pages.set('/about', sound('/about', '<a href="/">Home</a><h3>Deep</h3>'));
  const run = await audit();
  expect(run).toMatchObject({ newProblems: 1, solvedProblems: expect.any(Number) });
  expect(run.problems.filter(({ isNew }) => isNew).map(({ code }) => code)).toEqual([
    'HEADING_ORDER',
  ]);
});

it('runs one at a time, and one that was cut off blocks no other', async () => {
  const ask = async () =>
    (await graphql(test, RequestSeoAuditDocument, {}, admin.cookie)).data?.requestSeoAudit.id;
  const first = await ask();
  expect(await ask()).toBe(first);
  const run = (sql: string) => test.app.orm.em.getConnection().execute(sql);
  await run(`update seo_runs set state = 'RUNNING', touched_at = now() - interval '1 hour'
    where state = 'WAITING'`);
  await cutOffAuditsSweep.run(newContext(test.app, { kind: 'system', job: 'test' }));
  expect(await ask()).not.toBe(first);
  await drainJobs(test, 'audit-site');
  const { data } = await graphql(test, SeoRunsDocument, { first: 2 }, admin.cookie);
  expect(data?.seoRuns.nodes.map(({ state }) => state)).toEqual(['DONE', 'FAILED']);
});

it('lists what it found in pages, by search, kind and news, and counts all pages', async () => {
  await audit();
  const links = Array.from({ length: 30 }, (_, at) => `<a href="/lost-${at}">L</a>`).join('');
  pages.set('/about', sound('/about', `<a href="/">Home</a>${links}`));
  const { id: runId = '' } = await audit();
  const list = async (more: object) => {
    const { data, errors } = await graphql(
      test,
      SeoProblemsDocument,
      { runId, ...more },
      admin.cookie,
    );
    return { ...data?.seoProblems, code: errors[0]?.extensions?.code };
  };
  const first = await list({ first: 20 });
  expect(first).toMatchObject({ totalCount: 31, kinds: ['BROKEN_LINK', 'ORPHAN'] });
  const second = await list({ first: 20, after: first.pageInfo?.endCursor });
  expect(second.pageInfo?.hasNextPage).toBe(false);
  const details = [...(first.nodes ?? []), ...(second.nodes ?? [])].map(({ detail }) => detail);
  expect(new Set(details).size).toBe(31);
  expect(await list({ search: 'lost-7' })).toMatchObject({ totalCount: 1 });
  expect(await list({ search: '_ost' })).toMatchObject({ totalCount: 0, nodes: [] });
  expect(await list({ code: 'ORPHAN' })).toMatchObject({ totalCount: 1 });
  expect(await list({ onlyNew: true })).toMatchObject({ totalCount: 30 });
  expect(await list({ after: 'nonsense' })).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await list({ after: cursorOf([0, '\0', '']) })).toMatchObject({ code: 'INVALID_INPUT' });
  const wanted = { runId, onlyWithProblems: true, search: 'a', first: 1 };
  const listed = await graphql(test, SeoPagesDocument, wanted, admin.cookie);
  expect(listed.data?.seoPages).toMatchObject({
    totalCount: 2,
    nodes: [{ path: '/about', problemCount: 30 }],
    pageInfo: { hasNextPage: true },
  });
});

it('is for administrators only', async () => {
  const member = await signUpMember(test);
  for (const [who, code] of [
    [undefined, 'UNAUTHENTICATED'],
    [member.cookie, 'FORBIDDEN'],
  ] as const) {
    const { errors } = await graphql(test, RequestSeoAuditDocument, {}, who);
    expect(errors[0]?.extensions?.code).toBe(code);
  }
});
