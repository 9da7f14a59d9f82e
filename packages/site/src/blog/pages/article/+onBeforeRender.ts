import { ArticleDocument } from '@infinite/schema/generated/operations';
import { redirect, render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { articlePath } from '#blog/article-path.ts';

/**
 * The article of this address; its new address if it has moved; the featured one, under its own
 * canonical link, for an address that nobody has (specification, section 2).
 */
export async function onBeforeRender({ api, routeParams }: PageContextServer) {
  const slug = routeParams['slug'] ?? '';
  const { article: found } = await api.execute(ArticleDocument, { slug });
  const { match, article } = found;
  if (!article) throw render(404);
  const path = articlePath(article.slug);
  if (match === 'MOVED') throw redirect(path, 301);
  return { pageContext: { article, canonicalPath: path } };
}
