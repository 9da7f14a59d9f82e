import { markedPieces } from '@infinite/schema/text/search-words';
import type { ReactElement } from 'react';

/** A text with what was searched for marked in it. */
export function Marked(props: { text: string; words: readonly string[] }): ReactElement {
  return (
    <>
      {markedPieces(props.text, props.words).map(({ text, match }, at) =>
        match ? (
          <mark key={at} className="bg-amber-tint text-inherit">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </>
  );
}
