import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import type { PageContextServer } from 'vike/types';
import { blogPath } from '#blog/article-path.ts';
import { isUnlisted, loadListPage } from '#blog/list-page.ts';

export async function onBeforeRender(pageContext: PageContextServer) {
  const articles = await loadListPage(pageContext, {
    path: blogPath,
    title: words.title,
    lead: words.lead,
    withFeatured: true,
  });
  return { pageContext: { articles, unlisted: isUnlisted(articles) } };
}
