import { redirect } from 'vike/abort';
import type { PageContext } from 'vike/types';
import type { Viewer } from './page-audience.ts';

/** The signed-in member, or a redirect to the sign-in that returns here. */
export function signInFirst(pageContext: Pick<PageContext, 'viewer' | 'urlOriginal'>): Viewer {
  if (pageContext.viewer) return pageContext.viewer;
  const back = encodeURIComponent(pageContext.urlOriginal);
  throw redirect(`/?auth=signin&returnUrl=${back}`);
}
