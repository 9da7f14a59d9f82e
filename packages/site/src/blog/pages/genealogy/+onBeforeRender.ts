import { genealogyCategories } from '@infinite/schema/catalogue/blog';
import { genealogyPageWords as words } from '@infinite/schema/words/blog-pages.en';
import type { PageContextServer } from 'vike/types';
import { isUnlisted, loadListPage } from '#blog/list-page.ts';

export async function onBeforeRender(pageContext: PageContextServer) {
  const articles = await loadListPage(pageContext, {
    path: '/genealogy-blog',
    title: words.title,
    lead: words.lead,
    categories: [...genealogyCategories],
  });
  return { pageContext: { articles, unlisted: isUnlisted(articles) } };
}
