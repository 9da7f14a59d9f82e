import { createElement, type ComponentType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageContextServer } from 'vike/types';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import { findPageContext, writePageContext } from './page-context-script.ts';

/** What one request brings to a page; the rest of the document is the same for every request. */
export interface RequestPart {
  readonly url: string;
  readonly viewer: unknown;
  readonly site: unknown;
  readonly now?: unknown;
  readonly [fact: string]: unknown;
}

/** What is constant in the documents of one page, at one address. */
export interface PageTemplate {
  readonly headers: readonly (readonly [string, string])[];
  readonly constant: object;
  readonly loadData: ((pageContext: PageContextServer) => unknown) | undefined;
  readonly draw: (request: RequestPart, data: unknown) => string;
}

/** The context that Vike returns for a page that it rendered. */
export interface DrawnByVike extends Record<string, unknown> {
  readonly pageId?: unknown;
  readonly config?: object;
}

/**
 * The template of a page, taken from a document that Vike rendered. Vike composes each document
 * again: it finds the page among all routes, collects its assets, serializes through a slow replacer
 * and scans the document for the places of its tags. For a page of one address all of that has the
 * same result each time.
 *
 * @returns null unless the template reproduces the document byte for byte
 */
export function templateOf(
  drawn: DrawnByVike,
  document: string,
  request: RequestPart,
  headers: PageTemplate['headers'],
): PageTemplate | null {
  const config = (drawn.config ?? {}) as Readonly<Record<string, unknown>>;
  const script = findPageContext(document);
  if (!script || !isConstant(config) || drawn['routeParams'] === undefined) return null;
  const Page = config['Page'] as ComponentType | undefined;
  if (!Page || Object.keys(drawn['routeParams'] as object).length > 0) return null;
  // Nothing of the request goes into this object: other members get pages made from it.
  const constant = {
    ...{ Page, config, pageId: drawn.pageId, routeParams: {}, is404: null },
    ...{ urlPathname: drawn['urlPathname'], isClientSide: false },
  };
  const wraps = [config['Layout'], config['Wrapper']].flat().filter(isComponent);
  const elementOf = (pageContext: object): ReactNode => {
    const page = wraps.reduce<ReactNode>(
      (inside, Wrap) => createElement(Wrap, null, inside),
      createElement(Page),
    );
    const provided = { pageContext: pageContext as PageContextServer, children: page };
    return createElement(VikeReactProviderPageContext, provided);
  };
  const bodyOf = (given: RequestPart, data: unknown) =>
    renderToString(elementOf({ ...contextOf(constant, given), data }));

  const first = bodyOf(request, drawn['data']);
  const at = document.indexOf(first);
  if (at < 0 || at > script.start) return null;
  const begin = copyOf(document.slice(0, at));
  const middle = copyOf(document.slice(at + first.length, script.start));
  const end = copyOf(document.slice(script.end));
  if (namesRequest(begin + middle + end, request)) return null;
  const template: PageTemplate = {
    headers,
    constant,
    loadData: config['data'] as PageTemplate['loadData'],
    draw: (given, data) => {
      const { viewer, site, now } = given;
      const { is404, urlPathname, pageId, routeParams } = constant;
      const passed = {
        ...{ viewer, site, now, is404, urlPathname, pageId, routeParams, data },
        _pageContextInitIsPassedToClient: true,
      };
      return begin + bodyOf(given, data) + middle + writePageContext(passed) + end;
    },
  };
  return template.draw(request, drawn['data']) === document ? template : null;
}

/** The context that hooks and components of a templated page read. */
export function contextOf(constant: object, request: RequestPart): PageContextServer {
  const { url, ...facts } = request;
  const question = url.indexOf('?');
  const query = new URLSearchParams(question < 0 ? '' : url.slice(question));
  const urlParsed = { search: Object.fromEntries(query) };
  // The part of Vike's context that members' pages use; a test renders each of them this way.
  return { ...facts, ...constant, urlOriginal: url, urlParsed } as unknown as PageContextServer;
}

/** Whether the part that other members get shows whose request it was made from, or when. */
function namesRequest(text: string, { viewer, now }: RequestPart): boolean {
  const { id, email } = viewer as { id?: string; email?: string };
  return [id, email, now].some((value) => typeof value === 'string' && text.includes(value));
}

/** A slice keeps the whole document in memory, with the data of the member who asked for it. */
function copyOf(slice: string): string {
  return Buffer.from(slice).toString();
}

/** Whether nothing but data, viewer and facts differs between two documents of the page. */
function isConstant(config: Readonly<Record<string, unknown>>): boolean {
  const metadata = config['metadata'];
  const hooks = ['onBeforeRender', 'guard', 'onCreatePageContext'];
  return typeof metadata === 'object' && hooks.every((hook) => config[hook] === undefined);
}

function isComponent(value: unknown): value is ComponentType<{ children?: ReactNode }> {
  return typeof value === 'function';
}
