import { useQuery } from '@apollo/client/react';
import { blogCategory } from '@infinite/schema/catalogue/blog';
import { PreviewArticleDocument } from '@infinite/schema/generated/graphql';
import { postEditorWords as words } from '#content/content.en.ts';
import { ArticleText } from '@infinite/ui/article-text';
import { Badge } from '@infinite/ui/badge';
import { useEffect, useState } from 'react';
import type { PostContent } from './post-content.ts';

/** Delay after typing before the server is asked. */
const pauseMs = 400;

/** A preview of the article: the server renders and sanitizes it like the page. */
export function PostPreview({ content }: { content: PostContent }) {
  const body = useRested(content.body);
  const { data, previousData, error } = useQuery(PreviewArticleDocument, {
    variables: { body },
    skip: body.trim() === '',
    fetchPolicy: 'no-cache',
  });
  const drawn = body.trim() === '' ? undefined : (data ?? previousData)?.previewArticle;
  const { name, tone } = blogCategory(content.category);
  return (
    <section
      aria-label={words.preview}
      tabIndex={0}
      className="max-h-[80vh] overflow-auto rounded-md border border-rule bg-paper px-5 py-5"
    >
      <p className="m-0 flex flex-wrap items-center gap-3">
        <span aria-hidden className="text-3xl leading-none">
          {content.emoji}
        </span>
        <Badge tone={tone}>{name}</Badge>
        {drawn ? (
          <span className="text-sm text-ink-soft">{words.readTime(drawn.readMinutes)}</span>
        ) : null}
      </p>
      <h3 className="mt-3 mb-0 text-2xl wrap-anywhere">{content.title}</h3>
      <p className="mt-2 mb-4 text-ink-soft">{content.excerpt}</p>
      {error ? <p role="alert">{words.previewFailed}</p> : null}
      {drawn ? <ArticleText html={drawn.html} /> : null}
      {drawn || error ? null : <p className="text-ink-soft">{words.previewEmpty}</p>}
    </section>
  );
}

/** The typed text, after the delay. */
function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}
