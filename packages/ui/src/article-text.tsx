/** An article's text, which the API has made of markdown and sanitised (docs/decisions/080). */
export function ArticleText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={className ? `article-text ${className}` : 'article-text'}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
