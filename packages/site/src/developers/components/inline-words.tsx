import type { ReactNode } from 'react';

const part = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g;

/** Text with `code`, **strong** words and [links](/address); nothing else is read as markup. */
export function InlineWords({ children: text }: { children: string }): ReactNode {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const found of text.matchAll(part)) {
    const [all, code, strong, words, address] = found;
    nodes.push(text.slice(end, found.index));
    end = found.index + all.length;
    if (code) nodes.push(<code key={end}>{code}</code>);
    else if (strong) nodes.push(<strong key={end}>{strong}</strong>);
    else {
      nodes.push(
        <a key={end} className="link" href={address}>
          {words}
        </a>,
      );
    }
  }
  return [...nodes, text.slice(end)];
}

/** The same in paragraphs. */
export function Paragraphs({ children: text }: { children: string }): ReactNode {
  return text.split('\n\n').map((paragraph) => (
    <p key={paragraph} className="max-w-measure">
      <InlineWords>{paragraph}</InlineWords>
    </p>
  ));
}
