import type { ReactElement } from 'react';
import { yearPath } from '#vault/paths.ts';
import { timelineWords as words } from '#vault/timeline.en.ts';

interface YearsListProps {
  readonly years: readonly { readonly year: string; readonly count: number }[];
}

/** The years of the timeline, to jump to: a strip on a phone, a column where there is room. */
export function YearsList({ years }: YearsListProps): ReactElement {
  return (
    <nav
      aria-label={words.years}
      className="mb-6 lg:sticky lg:top-4 lg:max-h-[90vh] lg:w-24 lg:shrink-0 lg:self-start lg:overflow-y-auto"
    >
      <ul className="m-0 flex list-none gap-1 overflow-x-auto p-0 pb-2 lg:flex-col lg:overflow-x-visible">
        {years.map(({ year, count }) => (
          <li key={year}>
            <a
              href={yearPath(year)}
              aria-label={words.yearCount(year, count)}
              className="flex min-h-11 items-center gap-2 rounded-md px-3 text-ink-soft tabular-nums hover:bg-sunk hover:text-ink"
            >
              {year}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
