import { usePageContext } from 'vike-react/usePageContext';
import { ArticleList } from '#blog/components/article-list.tsx';

/** Articles, featured or newest first, or those that were searched for. */
export function Page() {
  const { articles } = usePageContext();
  return articles ? <ArticleList page={articles} /> : null;
}
