import type { ApiOnServer } from '#api/api-on-server.ts';
import type { LinkStatus } from '#renderer/link-status.ts';
import type {
  FormState,
  PageAudience,
  PageFacts,
  SiteFacts,
  Viewer,
} from '#renderer/page-audience.ts';
import type { MetadataByRequest, PageMetadata } from '#seo/page-metadata.ts';

declare global {
  namespace Vike {
    interface PageContext {
      /** Undefined on cached pages: they are the same for everyone. */
      viewer?: Viewer | null;
      site: SiteFacts;
      /** The moment of this request by the clock of the API, which may run ahead of the device's. */
      now: string;
      /** On the server alone. */
      hero?: PageFacts['hero'];
      /** On the server alone. */
      operator?: PageFacts['operator'];
      /** On the server alone. */
      apiDocument?: PageFacts['apiDocument'];
      /** Server only, and only in the response to a refused form. */
      form?: FormState;
      /** Server only: the cache key of a page that answers several addresses. */
      canonicalPath?: string;
      /** Server only: search engines must not index this query of an indexed page. */
      unlisted?: boolean;
    }
    interface PageContextServer {
      /** The status of a page that has nothing to show: see `linkStatus`. */
      answerStatus?: LinkStatus;
      /** Runs the project's own operations in process, as the viewer of this request. */
      api: ApiOnServer;
    }
    interface Config {
      audience?: PageAudience;
      /**
       * In place of the frame of the audience: the bar of the home page's sections, the frame of public
       * pages, or the name alone.
       */
      frame?: 'feature' | 'public' | 'token';
      /** Whether search engines may list the page. Default false. */
      indexed?: boolean;
      /** Path that the canonical link names; the page's own path when absent. */
      canonicalPath?: string;
      /** Every path of an indexed page that answers several; the sitemap lists them. */
      listedPaths?: string[];
      /** Further addresses of the page, which search engines must not list. */
      aliases?: string[];
      /** On the server alone; from `definePage`, or from `+metadata.ts`. */
      metadata?: PageMetadata | MetadataByRequest;
    }
  }
}

export {};
