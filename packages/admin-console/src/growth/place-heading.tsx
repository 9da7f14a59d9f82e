import type { ReactNode } from 'react';

/** What a place of the part 'Growth' is, and what can be set about the whole of it. */
export function PlaceHeading(props: { title: string; lead: string; actions?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="max-w-measure">
        <h2 className="m-0 text-2xl">{props.title}</h2>
        <p className="mt-1 mb-0 text-sm text-ink-soft">{props.lead}</p>
      </div>
      {props.actions}
    </div>
  );
}
