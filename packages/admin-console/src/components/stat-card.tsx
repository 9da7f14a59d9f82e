import type { PlaceLink } from '#platform/use-place-links.ts';
import { useId } from 'react';

/** One figure with its name and, where there is one, a word on what it counts. */
export function StatCard(props: {
  label: string;
  value: string;
  note?: string;
  /** To what the figure counts. */
  link?: PlaceLink;
}) {
  const id = useId();
  return (
    <div
      role="group"
      aria-labelledby={id}
      className="rounded-md border border-rule bg-raised px-4 py-3"
    >
      <p id={id} className="m-0 text-sm text-ink-soft">
        {props.link ? (
          <a {...props.link} className="text-ink-soft">
            {props.label}
          </a>
        ) : (
          props.label
        )}
      </p>
      <p className="m-0 font-serif text-xl tabular-nums sm:text-2xl">{props.value}</p>
      {props.note ? <p className="m-0 text-xs text-ink-soft">{props.note}</p> : null}
    </div>
  );
}
