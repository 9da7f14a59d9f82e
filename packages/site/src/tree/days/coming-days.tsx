import type { TreeAnniversaryPartsFragment } from '@infinite/schema/generated/graphql';
import { dayWords } from '@infinite/schema/words/dates.en';
import type { ReactElement } from 'react';
import { treePersonPath } from '#tree/paths.ts';
import { treeDaysWords as words } from './days.en.ts';

/** The days that return soon, each with the people it is about. */
export function ComingDays(props: {
  readonly days: readonly TreeAnniversaryPartsFragment[];
}): ReactElement {
  return (
    <ul className="m-0 list-none p-0">
      {props.days.map(({ id, kind, on, year, title, people }) => (
        <li
          key={`${kind} ${id}`}
          className="flex flex-wrap items-baseline gap-x-6 border-b border-rule py-3"
        >
          <span className="min-w-36 font-serif text-lg text-amber-ink">{dayWords(on)}</span>
          <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
            <a href={treePersonPath(people[0]?.id ?? '')} className="link inline-block py-1">
              {title}
            </a>{' '}
            {year === null || year === undefined ? null : (
              <span className="text-ink-soft">
                · {words.happened[kind]} {year}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
