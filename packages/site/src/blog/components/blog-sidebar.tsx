import { blogCategory, blogFeeds } from '@infinite/schema/catalogue/blog';
import type { BlogOverviewQuery } from '@infinite/schema/generated/graphql';
import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';
import type { ReactNode } from 'react';
import { categoryPath, tagPath } from '#blog/article-path.ts';
import type { ListPage } from '#blog/list-page.ts';
import { NewsletterBox } from '#newsletter/components/newsletter-box.tsx';

/** What stands beside the articles: categories, the newsletter, popular tags, about the blog. */
export function BlogSidebar({ page }: { page: ListPage }) {
  const { overview, path } = page;
  return (
    <aside aria-label={words.sidebar} className="flex flex-col gap-10">
      <Part title={words.categories}>
        <Categories categories={overview.categories} here={path} />
      </Part>
      <NewsletterBox place="BLOG" />
      {overview.popularTags.length === 0 ? null : (
        <Part title={words.popularTags}>
          <ul className="m-0 flex list-none flex-wrap gap-2 p-0 text-sm">
            {overview.popularTags.map(({ name, slug }) => (
              <li key={slug}>
                <a
                  href={tagPath(name)}
                  aria-current={path === tagPath(name) ? 'page' : undefined}
                  className="inline-flex min-h-8 items-center rounded-full border border-edge px-3 py-1 text-ink-soft no-underline hover:underline aria-[current]:bg-accent-tint aria-[current]:text-accent"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={words.about}>
        <p className="m-0 text-base text-ink-soft">{words.aboutText}</p>
        <p className="mt-3 mb-0 text-sm">
          {words.follow}{' '}
          {blogFeeds.map(({ path: feed, name }, index) => (
            <span key={feed}>
              {index === 0 ? '' : ' · '}
              <a className="link" href={feed}>
                {name}
              </a>
            </span>
          ))}
        </p>
      </Part>
    </aside>
  );
}

function Categories({
  categories,
  here,
}: {
  categories: BlogOverviewQuery['blogOverview']['categories'];
  here: string;
}) {
  return (
    <ul className="m-0 list-none p-0">
      {categories.filter(holdsArticles).map(({ category, count }) => {
        const { name } = blogCategory(category);
        const path = categoryPath(category);
        return (
          <li key={category} className="flex justify-between gap-4 border-b border-rule py-2">
            <a
              href={path}
              aria-current={path === here ? 'page' : undefined}
              className="text-ink no-underline hover:underline aria-[current]:font-semibold aria-[current]:text-accent"
            >
              {name}
            </a>
            <span className="text-ink-soft tabular-nums">
              {count}
              <span className="only-read-aloud"> {words.articleCount(count)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A category without articles leads nowhere. */
const holdsArticles = ({ count }: { count: number }) => count > 0;

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mt-0 mb-3 text-lg">{title}</h2>
      {children}
    </section>
  );
}
