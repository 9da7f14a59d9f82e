import type { TreeImportPartsFragment } from '@infinite/schema/generated/graphql';
import type { ReactElement } from 'react';
import { filesWords } from '#tree/files/files.en.ts';

const words = filesWords.preview;

type Summary = NonNullable<TreeImportPartsFragment['summary']>;

/** What a file holds, in figures. */
export function ImportSummary({ summary }: { summary: Summary }): ReactElement {
  const { firstYear, lastYear, product, version, encoding, mediaFiles, mediaBytes } = summary;
  const others = [
    [words.unions, summary.unions],
    [words.sources, summary.sources],
    [words.media, summary.media],
    [words.others, summary.otherRecords],
  ] as const;
  const counts = [
    words.people(summary.individuals),
    ...others.flatMap(([inWords, count]) => (count > 0 ? [inWords(count)] : [])),
  ];
  const facts: [string, string][] = [
    ...(firstYear !== null && lastYear !== null
      ? [[words.years, words.range(firstYear ?? 0, lastYear ?? 0)] as [string, string]]
      : []),
    [words.format, words.gedcom(version, encoding)],
    ...(product === '' ? [] : [[words.product, product] as [string, string]]),
    ...(mediaFiles === 0
      ? []
      : [[words.files, words.filesOf(mediaFiles, mediaBytes)] as [string, string]]),
  ];
  return (
    <>
      <ul className="m-0 mt-5 flex list-none flex-wrap gap-x-8 gap-y-3 p-0">
        {counts.map((text, at) => {
          const [figure = '', ...rest] = text.split(' ');
          return (
            <li key={rest.join(' ')} className={at === 0 ? 'w-full sm:w-auto' : undefined}>
              <span className="block font-serif text-3xl tabular-nums">{figure}</span>
              <span className="text-sm text-ink-soft">{rest.join(' ')}</span>
            </li>
          );
        })}
      </ul>
      <dl className="m-0 mt-6 grid gap-x-8 gap-y-2 sm:grid-cols-[max-content_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="m-0 mb-2 wrap-anywhere sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
