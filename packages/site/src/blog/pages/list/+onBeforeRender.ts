import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { isUnlisted, loadListPage } from '#blog/list-page.ts';
import { lists } from './lists.ts';

export async function onBeforeRender(pageContext: PageContextServer) {
  const { list = 'blog', name = '' } = pageContext.routeParams;
  const request = await lists[list]?.(pageContext.api, name);
  if (!request) throw render(404);
  const articles = await loadListPage(pageContext, request);
  const unlisted = !request.indexed || isUnlisted(articles);
  return { pageContext: { articles, canonicalPath: request.path, unlisted } };
}
