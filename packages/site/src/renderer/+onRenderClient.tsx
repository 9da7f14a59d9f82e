import { workInFamily } from '@infinite/api-client/family-in-view';
import { createElement, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageContextClient } from 'vike/types';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import { noteLastMember } from '#offline/last-member.ts';
import { registerServiceWorker } from '#offline/register-service-worker.ts';
import type { Viewer } from '#renderer/page-audience.ts';
import { prepareReader } from '#locale/document-reader.ts';

/**
 * Hydrates a page. Replaces vike-react's version, which includes the router of single-page sites (7
 * kB) that a site of separate documents never uses.
 */
export async function onRenderClient(pageContext: PageContextClient): Promise<void> {
  // Without the words of its language the page is drawn again in English.
  await prepareReader()?.catch(() => undefined);
  const { Page, config, viewer } = pageContext;
  if (viewer) workInFamily(viewer.family.id);
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no element #root');
  const wraps = [...(config.Layout ?? []), ...(config.Wrapper ?? [])];
  const page = wraps.reduce<ReactNode>(
    (inside, Wrap) => createElement(Wrap, null, inside),
    Page ? <Page /> : null,
  );
  hydrateRoot(
    root,
    <VikeReactProviderPageContext pageContext={pageContext}>{page}</VikeReactProviderPageContext>,
  );
  if (viewer && !viewer.sampleUntil) readyForOffline(viewer);
}

function readyForOffline({ id, timeZone, family }: Viewer): void {
  noteLastMember({ id, timeZone, familyId: family.id });
  // After the page: its own files come first.
  if (document.readyState === 'complete') void registerServiceWorker();
  else window.addEventListener('load', () => void registerServiceWorker());
}
