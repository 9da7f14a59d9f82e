import type { Config } from 'vike/types';
import { readOnly } from '#renderer/read-only.ts';
import { pageMetadata } from './page-metadata.en.ts';
import type { PageMetadata } from './page-metadata.ts';
import { siteToFillIn, type NamedSite } from './fill-in-site.ts';

interface Addresses {
  /** by-function: `+route.ts` beside it decides. */
  readonly route: `/${string}` | 'by-function';
  /** What the canonical link names; the route by default. */
  readonly canonicalPath?: string;
  /** Further addresses of the same page, which search engines must not list. */
  readonly aliases?: readonly string[];
}

interface ForEveryone extends Addresses {
  readonly audience: 'public' | 'visitor';
  /** Whether search engines may list the page. */
  readonly indexed: boolean;
  /** In place of the header: 'feature', the bar of the home page's sections; 'token', the name alone. */
  readonly frame?: 'feature' | 'token';
}

/** A page that anyone may read. Every part of its metadata must be given. */
export interface PublicPage
  extends ForEveryone, Omit<PageMetadata, 'structuredData' | 'canonicalPath'> {
  /** Called when the page is configured: the facts of the site are filled in for each request. */
  readonly structuredData?: (site: NamedSite) => readonly object[];
}

/** A public page whose `+metadata.ts` computes its metadata, as its content comes with the request. */
interface PublicPageByRequest extends ForEveryone {
  readonly metadata: 'by-request';
  /** Every path that the sitemap lists, when there are several. */
  readonly listedPaths?: readonly string[];
}

/** A page behind a sign-in or a personal link: search engines see nothing of it. */
interface Closed extends Addresses {
  readonly audience: 'member' | 'token' | 'admin';
  /** A page of plain forms, which sends no React. */
  readonly plain?: true;
}

export interface PrivatePage extends Closed {
  readonly title: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
}

interface PrivatePageByRequest extends Closed {
  readonly metadata: 'by-request';
}

type Page = PublicPage | PublicPageByRequest | PrivatePage | PrivatePageByRequest;

/** The configuration of a page: its addresses, its readers, and all of its metadata. */
export function definePage(page: Page): Config {
  const { route, audience, aliases } = page;
  const given = route === 'by-function' ? undefined : route;
  const canonicalPath = page.canonicalPath ?? (given?.includes('@') ? undefined : given);
  return {
    audience,
    ...(given === undefined ? {} : { route: given }),
    ...(canonicalPath === undefined ? {} : { canonicalPath }),
    ...(aliases ? { aliases: [...aliases] } : {}),
    ...('indexed' in page ? openTo(page) : closed(page)),
    ...('metadata' in page ? {} : { metadata: metadataIn(page) }),
  };
}

/** Public pages are rendered on the server alone: they send no React. */
function openTo(page: PublicPage | PublicPageByRequest): Config {
  const { indexed, frame } = page;
  const listedPaths = 'metadata' in page ? page.listedPaths : undefined;
  return {
    ...readOnly,
    indexed,
    ...(frame ? { frame } : {}),
    ...(listedPaths ? { listedPaths: [...listedPaths] } : {}),
  };
}

function closed({ plain }: Closed): Config {
  return { ...(plain ? readOnly : {}), indexed: false };
}

function metadataIn(page: PublicPage | PrivatePage): PageMetadata {
  const { title, description, keywords } = { ...pageMetadata.default, ...page };
  const words = { title, description, keywords: [...keywords] };
  if (!('picture' in page)) return { ...words, picture: 'of-home', breadcrumbs: [] };
  const { picture, breadcrumbs, structuredData } = page;
  const objects = structuredData ? { structuredData: structuredData(siteToFillIn) } : {};
  return { ...words, picture, breadcrumbs, ...objects };
}
