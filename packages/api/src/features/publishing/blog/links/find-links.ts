import type { Token } from 'markdown-it';
import { createParser } from '#features/publishing/blog/markdown/parser.ts';

export interface FoundLink {
  readonly address: string;
  /** Its words, or what its picture shows. */
  readonly words: string;
  /** Of the text, from 1. */
  readonly line: number;
}

const markdown = createParser();

/** Every link and picture of an article's markdown, in order. */
export function findLinks(text: string): FoundLink[] {
  const env = {};
  return markdown.parse(text, env).flatMap((token) => {
    const line = (token.map?.[0] ?? 0) + 1;
    return token.type === 'inline' ? linksIn(token.children ?? [], line) : [];
  });
}

function linksIn(tokens: readonly Token[], first: number): FoundLink[] {
  const found: FoundLink[] = [];
  let line = first;
  tokens.forEach((token, index) => {
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
    if (token.type === 'image') {
      found.push({ address: String(token.attrGet('src') ?? ''), words: token.content, line });
    }
    if (token.type === 'link_open') {
      const end = tokens.findIndex(({ type }, at) => at > index && type === 'link_close');
      const words = tokens.slice(index + 1, end).map(({ content }) => content);
      found.push({ address: String(token.attrGet('href') ?? ''), words: words.join(''), line });
    }
  });
  return found;
}
