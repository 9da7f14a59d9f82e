import { usePageContext } from 'vike-react/usePageContext';
import { ArticleList } from '#blog/components/article-list.tsx';

/** Family history and family trees: the part of the blog that genealogists read. */
export function Page() {
  const { articles } = usePageContext();
  return articles ? <ArticleList page={articles} /> : null;
}
