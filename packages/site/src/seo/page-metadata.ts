import type { PageContextServer } from 'vike/types';

/** A step on the way from the home page, which is not named, to the page itself. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** A picture for link previews; `src` is an absolute path of this site. */
export interface Cover {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/**
 * of-title: drawn from the page's title, which is its alternative text (see /og). of-home: the home
 * page's, for pages that search engines do not list.
 */
type PagePicture = 'of-title' | 'of-home' | Cover;

/** What search engines, link previews and the tab of a browser show of a page. */
export interface PageMetadata {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly picture: PagePicture;
  /** Empty on the home page and on pages that search engines do not list. */
  readonly breadcrumbs: readonly Crumb[];
  /** schema.org objects besides the breadcrumbs, printed as JSON-LD. */
  readonly structuredData?: readonly object[];
  /** Of a page that answers several addresses: the one that the canonical link names. */
  readonly canonicalPath?: string;
}

/** What `+metadata.ts` exports; null where the address names nothing. */
export type MetadataByRequest = (pageContext: PageContextServer) => PageMetadata | null;
