import { usePageContext } from 'vike-react/usePageContext';
import { ArticleList } from '#blog/components/article-list.tsx';

/** The articles that share a tag. */
export function Page() {
  const { articles } = usePageContext();
  return articles ? <ArticleList page={articles} /> : null;
}
