import type { ArticleCardFragment } from '@infinite/schema/generated/graphql';
import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import { buttonStyle } from '@infinite/ui/button-style';
import { ArticleCard } from './article-card.tsx';

interface ArticleCardsProps {
  nodes: readonly ArticleCardFragment[];
  endCursor: string | null;
  search: string;
  /** Not the beginning of the list. */
  later: boolean;
}

/** The featured article above the others, and the way to more. */
export function ArticleCards({ nodes, endCursor, search, later }: ArticleCardsProps) {
  const hasFeatured = !later && search === '';
  const [featured] = hasFeatured ? nodes : [];
  const others = hasFeatured ? nodes.slice(1) : nodes;
  return (
    <>
      {featured ? (
        <section aria-label={words.featured} className="mt-10">
          <ArticleCard article={featured} featured />
        </section>
      ) : null}
      <ul
        id="articles"
        aria-label={words.articles}
        className="m-0 mt-10 grid list-none gap-x-10 gap-y-12 p-0 md:grid-cols-2"
      >
        {others.map((article) => (
          <li key={article.slug}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <p id="articles-loaded" role="status" className="only-read-aloud" />
      {endCursor ? (
        <form action="/blog" method="get" data-load-more="" className="mt-12 text-center">
          {search === '' ? null : <input type="hidden" name="q" value={search} />}
          <button type="submit" name="after" value={endCursor} className={buttonStyle({})}>
            {words.loadMore}
          </button>
        </form>
      ) : null}
    </>
  );
}
