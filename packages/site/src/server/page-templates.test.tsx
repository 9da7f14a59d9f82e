import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { VikeReactProviderPageContext, usePageContext } from 'vike-react/usePageContext';
import { describe, expect, it, vi } from 'vitest';
import { PageTemplates } from './page-templates.ts';

const site = { origin: 'https://example.org' };
const path = '/future-messages';

function Page(): ReactElement {
  const { viewer, data } = usePageContext() as unknown as Given;
  return (
    <p>
      {viewer.name}: {data.list.join(', ')}
    </p>
  );
}

function Layout({ children }: { children: ReactNode }): ReactElement {
  return <main>{children}</main>;
}

interface Given {
  readonly viewer: { readonly name: string };
  readonly data: { readonly list: readonly string[] };
}

const requestOf = (name: string, url = path) => ({
  url,
  site,
  now: '2026-11-22',
  viewer: { name },
});

/** A document in the form in which Vike writes one. */
function documentOf(
  request: ReturnType<typeof requestOf>,
  data: unknown,
  config: Record<string, unknown>,
) {
  const drawn = { config, pageId: '/p', routeParams: {}, urlPathname: path, data };
  const pageContext = { ...request, ...drawn, Page } as never;
  const element = (
    <Layout>
      <Page />
    </Layout>
  );
  const body = renderToString(
    <VikeReactProviderPageContext pageContext={pageContext}>
      {element}
    </VikeReactProviderPageContext>,
  );
  const { viewer, now } = request;
  const passed = {
    ...{ viewer, site, now, is404: null, urlPathname: path, pageId: '/p', routeParams: {}, data },
    _pageContextInitIsPassedToClient: true,
  };
  // A string that begins with '!' gets a second one; `<` and `/` are written as escapes.
  const json = JSON.stringify(passed)
    .replaceAll('"!', '"!!')
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('/', String.raw`\/`);
  const document = `<head></head><div id="root">${body}</div><script id="vike_pageContext" type="application/json">${json}</script><script src="/a.js"></script>`;
  return { drawn, document };
}

const dataOf = (name: string) => ({ list: [`!for ${name}`, '</script><b>', 'a/b'] });

function prepared(given: { data?: (context: unknown) => unknown; metadata?: unknown } = {}) {
  const load = vi.fn<(context: unknown) => unknown>(
    given.data ?? ((context) => dataOf((context as Given).viewer.name)),
  );
  const config = {
    Page,
    Layout: [Layout],
    metadata: given.metadata ?? { title: 'Your messages' },
    data: load,
  };
  const templates = new PageTemplates();
  const first = documentOf(requestOf('Ana'), dataOf('Ana'), config);
  templates.learn(requestOf('Ana'), first.drawn, first.document, []);
  return { templates, load, config };
}

describe('PageTemplates', () => {
  it("renders another member's page byte for byte as Vike would, with nothing of the first", async () => {
    const { templates, config } = prepared();
    const made = await templates.render(requestOf('Bo'));
    expect(made?.body).toBe(documentOf(requestOf('Bo'), dataOf('Bo'), config).document);
    expect(made?.body).not.toContain('Ana');
  });

  it('passes the query to the data hook', async () => {
    const { templates, load } = prepared();
    await templates.render(requestOf('Bo', `${path}?show=drafts&after=x`));
    expect(load.mock.lastCall?.[0]).toMatchObject({
      urlOriginal: `${path}?show=drafts&after=x`,
      urlParsed: { search: { show: 'drafts', after: 'x' } },
    });
  });

  it('leaves redirects, errors and closed links to Vike', async () => {
    const failing = prepared({ data: () => Promise.reject(new Error('redirect')) });
    expect(await failing.templates.render(requestOf('Bo'))).toBeNull();
    const closed = prepared({
      data: (context) => Object.assign(context as object, { answerStatus: 410 }),
    });
    expect(await closed.templates.render(requestOf('Bo'))).toBeNull();
  });

  it('makes none of a page that a template does not reproduce', async () => {
    const titled = prepared({ metadata: () => ({ title: 'For Ana' }) });
    expect(await titled.templates.render(requestOf('Bo'))).toBeNull();
    const { config } = prepared();
    const other = new PageTemplates();
    const { drawn, document } = documentOf(requestOf('Ana'), dataOf('Ana'), config);
    other.learn(requestOf('Ana'), drawn, document.replace('2026-11-22', '2026-11-23'), []);
    expect(await other.render(requestOf('Bo'))).toBeNull();
  });

  it('makes none of a page whose head names its member', async () => {
    const { config } = prepared();
    const templates = new PageTemplates();
    const ana = { ...requestOf('Ana'), viewer: { name: 'Ana', email: 'ana@example.org' } };
    const { drawn, document } = documentOf(ana, dataOf('Ana'), config);
    const named = document.replace('<head>', '<head><meta content="ana@example.org">');
    templates.learn(ana, drawn, named, []);
    expect(await templates.render(requestOf('Bo'))).toBeNull();
    templates.learn(ana, drawn, document, []);
    expect(await templates.render(requestOf('Bo'))).not.toBeNull();
  });

  it('answers neither visitors nor forms, other spellings, or changed facts of the site', async () => {
    const { templates } = prepared();
    const bo = requestOf('Bo');
    for (const request of [
      { ...bo, viewer: null },
      { ...bo, form: { values: {} } },
      { ...bo, url: '/%66uture-messages' },
      { ...bo, url: '/dashboard' },
      { ...bo, site: { origin: 'https://other.example' } },
    ]) {
      expect(await templates.render(request)).toBeNull();
    }
  });
});
