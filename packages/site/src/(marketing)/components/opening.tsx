import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactElement, ReactNode } from 'react';

interface OpeningProps {
  heading: string;
  lead: string;
  /** Beside the text if there is room, else below it. */
  picture: ReactElement;
  /** What can be done at once. */
  children?: ReactNode;
}

/** The top of a page: heading, lead, picture. */
export function Opening({ heading, lead, picture, children }: OpeningProps) {
  return (
    <div className="page-column grid items-center gap-x-10 gap-y-2 pb-12 md:grid-cols-[1.7fr_1fr]">
      <div>
        <PageHeading title={heading} lead={lead} />
        {children ? <div className="flex flex-wrap gap-3">{children}</div> : null}
      </div>
      <div className="w-full max-w-44 justify-self-center sm:max-w-80">{picture}</div>
    </div>
  );
}
