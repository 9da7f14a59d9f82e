import { blogCategory } from '@infinite/schema/catalogue/blog';
import { blogPageWords } from '@infinite/schema/words/blog-pages.en';
import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import type { PageContextServer } from 'vike/types';
import { articlePath, authorPath } from '#blog/article-path.ts';
import { breadcrumbs } from '#seo/breadcrumbs.ts';
import { logoOf } from '#seo/organization.ts';
import { socialPicturePath } from '#seo/social-picture-path.ts';

/** schema.org: the article, with everything the specification names (section 2). */
export function structuredData({ site, article }: PageContextServer): object[] {
  if (!article) return [];
  const path = articlePath(article.slug);
  const url = site.origin + path;
  const publisher = {
    '@type': 'Organization',
    name: siteShellWords.name,
    url: `${site.origin}/`,
    logo: logoOf(site),
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: article.title,
      description: article.seoDescription,
      author: authorOf(article.author, site.origin),
      datePublished: article.publishedAt,
      dateModified: article.modifiedAt,
      image: [
        ...(article.cover ? [article.cover.src] : []),
        socialPicturePath(path),
        ...picturesIn(article.html),
      ].map((at) => site.origin + at),
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

/** Bylines of our own teams are parts of the organization; every other author is a person. */
function authorOf(name: string, origin: string): object {
  const ours = name.startsWith(siteShellWords.name);
  return { '@type': ours ? 'Organization' : 'Person', name, url: origin + authorPath(name) };
}

/** Pictures of articles are always of this site. */
function picturesIn(html: string): string[] {
  return [...html.matchAll(/<img [^>]*src="(\/[^"]+)"/g)].flatMap(([, src]) => src ?? []);
}
