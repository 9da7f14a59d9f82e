import clsx from 'clsx';
import type { ReactNode } from 'react';

interface BandProps {
  id?: string;
  /** Set back from the page, edge to edge. */
  sunk?: boolean;
  /** The band's heading, as an h2. */
  heading?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** One section of a page, with air above and below. */
export function Band({ id, sunk, heading, lead, children }: BandProps) {
  return (
    <section id={id} className={clsx('py-14 sm:py-20', sunk && 'bg-sunk')}>
      <div className="page-column">
        {heading ? <h2 className="m-0 max-w-[22em] text-2xl sm:text-3xl">{heading}</h2> : null}
        {lead ? <p className="mt-3 mb-0 max-w-measure text-lg text-ink-soft">{lead}</p> : null}
        <div className={clsx(heading && 'mt-8 sm:mt-10')}>{children}</div>
      </div>
    </section>
  );
}
