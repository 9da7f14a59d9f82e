import type { ReactNode } from 'react';

export interface PageHeadingProps {
  title: ReactNode;
  /** A sentence or two under the title. */
  lead?: ReactNode;
  /** A line above the title, such as where one is. */
  above?: ReactNode;
  /** The one thing to do, beside the title. */
  actions?: ReactNode;
}

/** The only h1 of a page. */
export function PageHeading({ title, lead, above, actions }: PageHeadingProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pt-8 pb-6 sm:pt-12 sm:pb-8">
      <div className="min-w-0">
        {above ? <div className="mb-2 text-sm text-ink-soft">{above}</div> : null}
        <h1 className="m-0 text-3xl sm:text-4xl">{title}</h1>
        {lead ? <div className="mt-3 max-w-measure text-lg text-ink-soft">{lead}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </header>
  );
}
