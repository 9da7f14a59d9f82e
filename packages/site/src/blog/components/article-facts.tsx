import { blogCategory, type BlogCategoryId } from '@infinite/schema/catalogue/blog';
import type { ArticleCardFragment } from '@infinite/schema/generated/graphql';
import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import { Badge } from '@infinite/ui/badge';
import { authorPath, categoryPath, tagPath } from '#blog/article-path.ts';

export function CategoryBadge({ category }: { category: BlogCategoryId }) {
  const { name, tone } = blogCategory(category);
  return (
    <a href={categoryPath(category)} className="no-underline">
      <Badge tone={tone}>{name}</Badge>
    </a>
  );
}

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Author, date and how long it takes to read. */
export function ArticleFacts({
  article,
}: {
  article: Pick<ArticleCardFragment, 'author' | 'publishedAt' | 'readMinutes'>;
}) {
  return (
    <p className="mt-3 mb-0 flex flex-wrap gap-x-4 text-sm text-ink-soft">
      <a href={authorPath(article.author)} rel="author" className="text-ink-soft">
        {article.author}
      </a>
      <time dateTime={article.publishedAt}>{longDate.format(new Date(article.publishedAt))}</time>
      <span>{words.readTime(article.readMinutes)}</span>
    </p>
  );
}

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul
      aria-label={words.tags}
      className="m-0 mt-3 flex list-none flex-wrap gap-x-3 gap-y-1 p-0 text-sm"
    >
      {tags.map((tag) => (
        <li key={tag}>
          <a href={tagPath(tag)} className="inline-block py-1 text-ink-soft">
            #{tag}
          </a>
        </li>
      ))}
    </ul>
  );
}
