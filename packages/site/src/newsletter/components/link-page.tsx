import { PageHeading } from '@infinite/ui/page-heading';
import type { ReactNode } from 'react';

/** The frame of the newsletter's small pages: a heading, a sentence, and what can be done. */
export function LinkPage(props: {
  title: string;
  lead?: string;
  /** Set where the page reports the result of a submit. */
  announced?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="page-column pb-20" role={props.announced ? 'status' : undefined}>
      <PageHeading title={props.title} lead={props.lead} />
      <div className="grid max-w-measure justify-items-start gap-5">{props.children}</div>
    </div>
  );
}
