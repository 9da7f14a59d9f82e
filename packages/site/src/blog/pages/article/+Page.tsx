import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import { ArticleText } from '@infinite/ui/article-text';
import { usePageContext } from 'vike-react/usePageContext';
import { ArticleFacts, CategoryBadge, Tags } from '#blog/components/article-facts.tsx';
import { RelatedArticles } from '#blog/components/related-articles.tsx';
import { TableOfContents } from '#blog/components/table-of-contents.tsx';

/** One article, to be read. */
export function Page() {
  const { article } = usePageContext();
  if (!article) return null;
  return (
    <div className="reading page-column pb-12">
      <div aria-hidden className="reading-progress" />
      <nav
        aria-label={words.whereYouAre}
        className="flex flex-wrap gap-x-5 pt-6 text-sm print:hidden"
      >
        <a className="link" href="/blog">
          {words.backToBlog}
        </a>
        <a className="link" href="/">
          {words.home}
        </a>
      </nav>
      <article className="read-through mx-auto grid max-w-reading grid-cols-[minmax(0,1fr)] lg:max-w-none lg:grid-cols-[1fr_minmax(0,var(--container-reading))_1fr] lg:*:col-start-2">
        <header className="pt-8 pb-6">
          <p className="m-0 flex flex-wrap items-center gap-3">
            <span aria-hidden className="text-4xl leading-none">
              {article.emoji}
            </span>
            <CategoryBadge category={article.category} />
          </p>
          <h1 className="mt-5 mb-0 text-3xl sm:text-4xl">{article.title}</h1>
          <p className="mt-4 mb-0 text-lg text-ink-soft">{article.excerpt}</p>
          <ArticleFacts article={article} />
          {article.cover ? (
            <img
              src={article.cover.src}
              srcSet={article.cover.srcset}
              sizes="(min-width: 640px) 567px, 100vw"
              width={article.cover.width}
              height={article.cover.height}
              alt={article.cover.alt}
              fetchPriority="high"
              className="mt-6 h-auto w-full rounded-md"
            />
          ) : null}
        </header>
        <TableOfContents {...article} />
        <ArticleText html={article.html} />
        <footer className="mt-10 border-t border-rule pt-5 print:hidden">
          <Tags tags={article.tags} />
          <p className="mt-6 mb-0">
            <a className="link" href="/blog">
              {words.backToAll}
            </a>
          </p>
        </footer>
      </article>
      <RelatedArticles articles={article.related} />
    </div>
  );
}
