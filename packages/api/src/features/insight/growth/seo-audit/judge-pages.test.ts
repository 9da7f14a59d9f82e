import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CrawledPage } from '#features/insight/growth/seo-audit/crawl-site.ts';
import { judgePages } from '#features/insight/growth/seo-audit/judge-pages.ts';
import { readPage } from '#features/insight/growth/seo-audit/read-page.ts';

const origin = 'https://site.example';
const about = 'What we do, why we do it, and how to write to us when something is unclear to you.';

const html = (path: string, change: (page: string) => string = (page) => page) =>
  change(
    `<!doctype html><html lang="en"><head><title>A page about ${path} and us</title>` +
      `<meta name="description" content="${path}: ${about}">` +
      `<link rel="canonical" href="${origin}${path}">` +
      `<script type="application/ld+json">{"@type":"WebPage"}</script></head>` +
      `<body><h1>Here</h1><h2>There</h2><img src="/a.png" alt="" width="1" height="1"></body></html>`,
  );

function page(path: string, more: Partial<CrawledPage> = {}, body = html(path)): CrawledPage {
  return {
    path,
    inSitemap: true,
    status: 200,
    bytes: body.length,
    redirects: [],
    reading: readPage(body),
    links: ['/', '/other'],
    ...more,
  };
}

const home = page('/', { links: ['/page', '/other'] });
const other = page('/other', { links: ['/', '/page'] });
const found = (subject: CrawledPage, ...more: CrawledPage[]) =>
  judgePages([home, other, subject, ...more], origin)
    .filter(({ path }) => path === subject.path)
    .map(({ code, detail }) => (detail ? `${code} ${detail}` : code));

it('finds no problem on sound pages', () => {
  expect(judgePages([home, other, page('/page')], origin)).toEqual([]);
});

const without = (part: string | RegExp, into = '') =>
  page(
    '/page',
    {},
    html('/page', (text) => text.replace(part, into)),
  );

it.each<[string, CrawledPage, string[]]>([
  ['an error status', page('/page', { status: 404 }, ''), ['STATUS 404']],
  ['no answer', page('/page', { status: 0, reading: null }), ['UNREACHABLE']],
  ['no title', without(/<title>.*<\/title>/), ['NO_TITLE']],
  ['a short title', without(/<title>.*<\/title>/, '<title>Us</title>'), ['TITLE_LENGTH 2']],
  ['no description', without(/<meta name="description".*?>/), ['NO_DESCRIPTION']],
  ['no canonical', without(/<link rel="canonical".*?>/), ['NO_CANONICAL']],
  [
    'another canonical',
    without(`${origin}/page"`, `${origin}/other"`),
    [`CANONICAL_ELSEWHERE ${origin}/other`],
  ],
  ['no heading', without(/<h1>.*?<\/h1>/), ['NO_H1']],
  ['two headings', without('<h2>There</h2>', '<h1>There</h1>'), ['SEVERAL_H1 2']],
  ['a heading left out', without(/h2/g, 'h3'), ['HEADING_ORDER h1 → h3']],
  ['no language', without(' lang="en"'), ['NO_LANGUAGE']],
  ['a picture without words', without(' alt=""'), ['IMAGE_WITHOUT_ALT /a.png']],
  ['a picture without size', without(' width="1"'), ['IMAGE_WITHOUT_SIZE /a.png']],
  ['data without a type', without('"@type"', '"type"'), ['BAD_STRUCTURED_DATA no @type']],
  [
    'a page not to be listed',
    without('</head>', '<meta name="robots" content="noindex"></head>'),
    ['NOINDEX_IN_SITEMAP'],
  ],
  [
    'a chain',
    page('/page', { redirects: ['/a', '/b'] }),
    ['REDIRECT_IN_SITEMAP /a', 'REDIRECT_CHAIN /a → /b'],
  ],
  ['too much', page('/page', { bytes: 300_000 }), ['HEAVY 300000']],
])('names %s', (_what, subject, problems) => {
  expect(found(subject)).toEqual(expect.arrayContaining(problems));
  expect(found(subject).filter((problem) => !problems.includes(problem))).toEqual([]);
});

it('reports broken and redirected links on the page that has them', () => {
  const subject = page('/page', { links: ['/', '/gone', '/moved'] });
  const gone = page('/gone', { inSitemap: false, status: 404, reading: null, links: [] });
  const moved = page('/moved', { inSitemap: false, redirects: ['/other'] });
  const own = page('/dashboard', { inSitemap: false, redirects: ['/?auth=signin'] });
  expect(found({ ...subject, links: [...subject.links, '/dashboard'] }, gone, moved, own)).toEqual([
    'BROKEN_LINK /gone (404)',
    'LINK_REDIRECTS /moved → /other',
  ]);
});

it('reports pages with the same title or description, and pages that nothing links to', () => {
  const twin = page(
    '/twin',
    {},
    html('/page', (text) => text.replace(`${origin}/page`, `${origin}/twin`)),
  );
  expect(found(page('/page'), twin)).toEqual([
    'DUPLICATE_TITLE /twin',
    'DUPLICATE_DESCRIPTION /twin',
  ]);
  expect(found(twin, page('/page'))).toContain('ORPHAN');
});

it('judges an address with a query at the canonical address of its page', () => {
  const copy = page(
    '/page?from=a',
    { inSitemap: false },
    html('/page', (text) => text.replace('<h1>', '<h2>')),
  );
  expect(found(copy)).toEqual([]);
});

it('reads anything as HTML', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (head, attribute) => {
      const reading = readPage(`<title>${head}</title><a href="${attribute}"><img ${attribute}`);
      expect(reading.headings).toBeInstanceOf(Array);
      expect(judgePages([page('/page', { reading })], origin)).toBeInstanceOf(Array);
    }),
  );
});
