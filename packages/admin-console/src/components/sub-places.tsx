import clsx from 'clsx';
import type { PlaceLink } from '#platform/use-place-links.ts';
import { WaitingCount } from './waiting-count.tsx';

interface SubPlace {
  readonly key: string;
  readonly label: string;
  readonly link: PlaceLink;
  readonly current: boolean;
  /** How much waits there. */
  readonly waiting?: number;
}

/** The line of links at the top of a place that has several parts. */
export function SubPlaces(props: { label: string; places: readonly SubPlace[] }) {
  return (
    <nav
      aria-label={props.label}
      className="-mx-2 mb-3 flex flex-wrap gap-x-2 border-b border-rule text-sm"
    >
      {props.places.map(({ key, label, link, current, waiting = 0 }) => (
        <a
          key={key}
          aria-current={current ? 'page' : undefined}
          {...link}
          className={clsx(
            '-mb-px inline-flex min-h-10 items-center gap-2 border-b-3 px-2 font-semibold whitespace-nowrap no-underline focus-visible:-outline-offset-3',
            current
              ? 'border-accent text-accent'
              : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {label}
          <WaitingCount count={waiting} />
        </a>
      ))}
    </nav>
  );
}
