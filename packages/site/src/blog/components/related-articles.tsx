import type { ArticleCardFragment } from '@infinite/schema/generated/graphql';
import { articlePicture } from '@infinite/schema/catalogue/article-pictures';
import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import { articlePath } from '#blog/article-path.ts';
import { ArticleFacts } from './article-facts.tsx';

/** What to read next. */
export function RelatedArticles({ articles }: { articles: readonly ArticleCardFragment[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-label={words.related} className="mt-16 border-t border-rule pt-8 print:hidden">
      <h2 className="mt-0 mb-6 text-2xl">{words.related}</h2>
      <ul className="m-0 grid list-none gap-8 p-0 md:grid-cols-3">
        {articles.map((article) => (
          <li key={article.slug}>
            <Drawing slug={article.slug} />
            <span aria-hidden className="text-2xl leading-none">
              {article.emoji}
            </span>
            <h3 className="mt-2 mb-0 text-lg">
              <a href={articlePath(article.slug)} className="text-ink no-underline hover:underline">
                {article.title}
              </a>
            </h3>
            <p className="mt-2 mb-0 text-base text-ink-soft">{article.excerpt}</p>
            <ArticleFacts article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Drawing({ slug }: { slug: string }) {
  const picture = articlePicture(slug);
  if (!picture) return null;
  return (
    <img
      src={picture}
      alt=""
      width={960}
      height={480}
      loading="lazy"
      className="mb-3 block h-auto w-full rounded-md"
    />
  );
}
