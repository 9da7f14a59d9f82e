import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import { buttonStyle } from '@infinite/ui/button-style';
import type { ListPage } from '#blog/list-page.ts';
import { ArticleCard } from './article-card.tsx';

/** The featured article above the others, and the way to more. */
export function ArticleCards({ page }: { page: ListPage }) {
  const { nodes, featured, endCursor, path, search, correctedSearch } = page;
  return (
    <>
      {featured ? (
        <section aria-label={words.featured} className="mt-8">
          <ArticleCard article={featured} featured />
        </section>
      ) : null}
      <ul
        id="articles"
        aria-label={words.articles}
        className="m-0 mt-10 grid list-none gap-x-10 gap-y-12 p-0 md:grid-cols-2"
      >
        {nodes.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <p id="articles-loaded" role="status" className="only-read-aloud" />
      {endCursor ? (
        <form
          action={path}
          method="get"
          data-load-more=""
          data-island="load-more"
          className="mt-12 text-center"
        >
          {search === '' ? null : (
            <input type="hidden" name="q" value={correctedSearch ?? search} />
          )}
          <button type="submit" name="after" value={endCursor} className={buttonStyle({})}>
            {words.loadMore}
          </button>
        </form>
      ) : null}
    </>
  );
}
