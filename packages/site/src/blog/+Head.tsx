import { blogFeeds } from '@infinite/schema/catalogue/blog';
import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';

/** Where programs find the newest articles. */
export function Head() {
  return blogFeeds.map(({ path, type, name }) => (
    <link
      key={path}
      rel="alternate"
      type={type}
      href={path}
      title={`${words.feedTitle}, ${name}`}
    />
  ));
}
