import { countWords, readingMinutes } from '@infinite/schema/blog/reading-time';
import { outlineWords as words, postEditorWords } from '#content/content.en.ts';
import { useMemo } from 'react';
import { goTo, type MarkdownAct } from '../editor/markdown-acts.ts';
import { outlineOf } from './markdown-outline.ts';

const indents = ['', '', 'pl-4', 'pl-8', 'pl-12', 'pl-12'];

interface PostOutlineProps {
  body: string;
  onAct: (act: MarkdownAct) => void;
}

/** The headings of the article, each leading to its place in the text, and its length. */
export function PostOutline({ body, onAct }: PostOutlineProps) {
  const headings = useMemo(() => outlineOf(body), [body]);
  const count = countWords(body);
  return (
    <nav aria-label={words.title}>
      <p className="m-0 mb-2 text-sm text-ink-soft">
        {postEditorWords.length(count, readingMinutes(count))}
      </p>
      {headings.length === 0 ? <p className="m-0">{words.empty}</p> : null}
      <ol className="m-0 list-none p-0">
        {headings.map(({ level, words: heading, at }) => (
          <li key={at} className={indents[level - 1]}>
            <button
              type="button"
              onClick={() => onAct(goTo(at))}
              className="min-h-10 w-full cursor-pointer rounded-sm px-2 text-left wrap-anywhere text-ink hover:bg-accent-tint"
            >
              {heading}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
