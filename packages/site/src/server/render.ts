import { ViewerDocument } from '@infinite/schema/generated/graphql';
import { renderPage } from 'vike/server';
import type { ApiOnServer } from '#api/api-on-server.ts';
import type { LinkStatus } from '#renderer/link-status.ts';
import type { FormState, PageAudience, PageFacts } from '#renderer/page-audience.ts';
import { lastResortPage } from './last-resort.ts';
import type { PageTemplates } from './page-templates.ts';
import { isReservedByVite } from './reserved-by-vite.ts';

export interface RenderedPage {
  status: number;
  headers: readonly (readonly [string, string])[];
  body: string;
  audience: PageAudience | undefined;
  /** Set by a page that answers several addresses with the same. */
  canonicalPath: string | undefined;
}

interface RenderOptions extends PageFacts {
  url: string;
  headers?: Record<string, string | string[] | undefined>;
  /** Undefined: for a page that is the same for everyone. */
  viewer: Awaited<ReturnType<typeof viewerOf>> | undefined;
  api?: ApiOnServer;
  now?: string;
  form?: FormState;
}

/**
 * Renders one page: from its template, where there is one, else with Vike.
 *
 * @param templates of the built site; absent in development, where a page may change at any time
 */
export async function render(
  options: RenderOptions,
  templates?: PageTemplates,
): Promise<RenderedPage> {
  const made = await templates?.render({ ...options });
  if (made) {
    const { body, template } = made;
    return { status: 200, headers: template.headers, body, ...none, audience: 'member' };
  }
  const { url, headers, ...given } = options;
  const pageContext = await renderPage({
    urlOriginal: isReservedByVite(url) ? nowhere : url,
    headersOriginal: headers,
    ...given,
    // Filled by the page's own data hook, where it has nothing to show.
    answerStatus: undefined as LinkStatus | undefined,
  });
  const { httpResponse, config, canonicalPath, answerStatus } = pageContext;
  if (!httpResponse?.body) {
    return { status: 500, headers: [], body: lastResortPage, ...none };
  }
  if (templates && config?.audience === 'member' && httpResponse.statusCode === 200) {
    templates.learn({ ...options }, { ...pageContext }, httpResponse.body, httpResponse.headers);
  }
  return {
    status: answerStatus ?? httpResponse.statusCode,
    headers: httpResponse.headers,
    // A redirect's own page would hold an inline script, which the policy of pages forbids.
    body: isRedirect(httpResponse.statusCode) ? '' : httpResponse.body,
    ...(httpResponse.statusCode === 200 ? { audience: config?.audience, canonicalPath } : none),
  };
}

const nowhere = '/not-found';

const isRedirect = (status: number) => status >= 300 && status < 400;

const none = { audience: undefined, canonicalPath: undefined };

/** Who is signed in; null for a visitor. */
export async function viewerOf(api: ApiOnServer) {
  const { me } = await api.execute(ViewerDocument, {});
  return me ?? null;
}
