import { blogCategory } from '@infinite/schema/catalogue/blog';
import { blogPageWords } from '@infinite/schema/words/blog-pages.en';
import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import type { PageContextServer } from 'vike/types';
import { articlePath } from '#blog/article-path.ts';
import favicon from '#renderer/favicon.svg?url&no-inline';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

/** schema.org: the article, with everything the specification names (section 2). */
export function structuredData({ site, article }: PageContextServer): object[] {
  if (!article) return [];
  const url = site.origin + articlePath(article.slug);
  const publisher = { '@type': 'Organization', name: siteShellWords.name, url: `${site.origin}/` };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.excerpt,
      author: { '@type': 'Person', name: article.author },
      datePublished: article.publishedAt,
      dateModified: article.modifiedAt,
      image: site.origin + (firstPicture(article.html) ?? favicon),
      keywords: article.tags,
      articleSection: blogCategory(article.category).name,
      articleBody: article.text,
      mainEntityOfPage: url,
      url,
      publisher,
      inLanguage: 'en',
    },
    breadcrumbs(site, blogPageWords.title, '/blog'),
  ];
}

/** Pictures of articles are always of this site. */
function firstPicture(html: string): string | undefined {
  return /<img [^>]*src="(\/[^"]+)"/.exec(html)?.[1];
}
