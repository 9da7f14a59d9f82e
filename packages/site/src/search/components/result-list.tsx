import { instantDateWords } from '@infinite/schema/words/dates.en';
import type { ReactElement, ReactNode } from 'react';
import { takenWords } from '#search/taken-words.ts';
import { Marked } from '@infinite/ui/marked';

export interface ShownResult {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly detail?: string | null;
  readonly at?: string | null;
  /** When it was taken, which says more than when it was added. */
  readonly taken?: string | null;
}

/** One group of results on the page of the search. */
export function ResultList(props: {
  heading: string;
  results: readonly ShownResult[];
  words: readonly string[];
  timeZone: string;
  /** Said above the results. */
  note?: string | null;
  /** The way to more of them. */
  children?: ReactNode;
}): ReactElement {
  const { words, timeZone } = props;
  return (
    <section aria-label={props.heading} className="mt-10">
      <h2 className="m-0 mb-2 text-2xl">{props.heading}</h2>
      {props.note ? <p className="m-0 mb-2 text-ink-soft">{props.note}</p> : null}
      <ul className="m-0 list-none border-t border-rule p-0">
        {props.results.map(({ key, label, href, detail, at, taken }) => (
          <li key={key} className="border-b border-rule py-3">
            <a href={href} className="link inline-block py-1 wrap-anywhere" dir="auto">
              <Marked text={label} words={words} />
            </a>
            {detail ? (
              <p className="m-0 line-clamp-2 text-ink-soft wrap-anywhere">
                <Marked text={detail} words={words} />
              </p>
            ) : null}
            {taken || at ? (
              <p className="m-0 text-sm text-ink-soft">
                {taken ? takenWords(taken) : instantDateWords(at ?? '', timeZone)}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
      {props.children}
    </section>
  );
}
