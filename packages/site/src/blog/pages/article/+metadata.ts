import { blogCategory } from '@infinite/schema/catalogue/blog';
import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import type { PageContextServer } from 'vike/types';
import { articlePath, authorPath } from '#blog/article-path.ts';
import type { MetadataByRequest } from '#seo/page-metadata.ts';
import { logoOf } from '#seo/schema-org.ts';
import { socialPicturePath } from '#seo/social-picture-path.ts';

type Article = NonNullable<PageContextServer['article']>;

export const metadata: MetadataByRequest = ({ site, article }) =>
  article
    ? {
        title: words.articleTitle(article.seoTitle),
        description: article.seoDescription,
        keywords: article.tags.length > 0 ? article.tags : words.keywords,
        picture: article.cover ?? 'of-title',
        breadcrumbs: [{ name: words.title, path: '/blog' }],
        structuredData: [posting(article, site.origin)],
      }
    : null;

/** schema.org: the article, with everything the specification names (section 2). */
function posting(article: Article, origin: string): object {
  const path = articlePath(article.slug);
  const url = origin + path;
  const publisher = {
    '@type': 'Organization',
    name: siteShellWords.name,
    url: `${origin}/`,
    logo: logoOf({ origin }),
  };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.seoDescription,
    author: authorOf(article.author, origin),
    datePublished: article.publishedAt,
    dateModified: article.modifiedAt,
    image: [
      ...(article.cover ? [article.cover.src] : []),
      socialPicturePath(path),
      ...picturesIn(article.html),
    ].map((at) => origin + at),
    keywords: article.tags,
    articleSection: blogCategory(article.category).name,
    articleBody: article.text,
    mainEntityOfPage: url,
    url,
    publisher,
    inLanguage: 'en',
  };
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
