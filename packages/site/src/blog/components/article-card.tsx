import type { ArticleCardFragment, ArticlesQuery } from '@infinite/schema/generated/graphql';
import { articlePicture } from '@infinite/schema/catalogue/article-pictures';
import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import { LinkButton } from '@infinite/ui/link-button';
import clsx from 'clsx';
import { articlePath } from '#blog/article-path.ts';
import { ArticleFacts, CategoryBadge, Tags } from './article-facts.tsx';
import { MarkedText } from './marked-text.tsx';

type FoundArticle = ArticlesQuery['articles']['nodes'][number];

/** What an article is about, its drawing if it has one, and the way to it. */
export function ArticleCard({
  article,
  featured = false,
}: {
  article: ArticleCardFragment & Partial<Pick<FoundArticle, 'marked'>>;
  featured?: boolean;
}) {
  const href = articlePath(article.slug);
  const picture = articlePicture(article.slug);
  const { marked } = article;
  return (
    <article
      className={
        featured
          ? 'overflow-hidden rounded-lg bg-sunk'
          : clsx('flex h-full flex-col', !picture && 'border-t-2 border-amber')
      }
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          width={960}
          height={480}
          loading={featured ? 'eager' : 'lazy'}
          className={clsx('block h-auto w-full', !featured && 'rounded-md')}
        />
      ) : null}
      <div className={featured ? 'px-6 py-8 sm:px-10' : 'pt-5'}>
        <p className="m-0 flex flex-wrap items-center gap-3">
          <span aria-hidden className="text-2xl leading-none">
            {article.emoji}
          </span>
          <CategoryBadge category={article.category} />
        </p>
        <h2 className={featured ? 'mt-4 mb-0 text-2xl sm:text-3xl' : 'mt-3 mb-0 text-xl'}>
          <a href={href} className="text-ink no-underline hover:underline">
            {marked ? <MarkedText pieces={marked.title} /> : article.title}
          </a>
        </h2>
        <p className="mt-3 mb-0 max-w-measure">
          {marked ? <MarkedText pieces={marked.passage} /> : article.excerpt}
        </p>
        <ArticleFacts article={article} />
        <Tags tags={article.tags} />
        <p className="mt-5 mb-0">
          <LinkButton href={href} variant={featured ? 'primary' : 'secondary'}>
            {featured ? words.readArticle : words.readMore}
            <span className="only-read-aloud">: {article.title}</span>
          </LinkButton>
        </p>
      </div>
    </article>
  );
}
