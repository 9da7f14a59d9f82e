import { usePageContext } from 'vike-react/usePageContext';
import { ArticleList } from '#blog/components/article-list.tsx';

/** The blog: the featured article and the newest, or what was searched for. */
export function Page() {
  const { articles } = usePageContext();
  return articles ? <ArticleList page={articles} /> : null;
}
