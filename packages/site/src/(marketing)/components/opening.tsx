import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement, ReactNode } from 'react';

interface OpeningProps {
  heading: string;
  lead: string;
  /** Drawn beside the words where there is room, below them where there is not. */
  picture: ReactElement;
  /** What can be done at once. */
  children?: ReactNode;
}

/** How a page begins: its heading, its lead, its picture. */
export function Opening({ heading, lead, picture, children }: OpeningProps) {
  return (
    <div className="page-column grid items-center gap-x-10 gap-y-2 pb-12 md:grid-cols-[1.7fr_1fr]">
      <div>
        <PageHeading title={heading} lead={lead} />
        {children ? <div className="flex flex-wrap gap-3">{children}</div> : null}
      </div>
      <div className="w-full max-w-64 justify-self-center sm:max-w-80">{picture}</div>
    </div>
  );
}
