import { Icon } from '@infinite/ui/icon';
import { ChevronDown } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';

/** A choice that opens on request; the browser's own element, so it needs no script. */
export function QuietPart(props: {
  heading: string;
  open?: boolean;
  children: ReactNode;
}): ReactElement {
  return (
    <details open={props.open} className="group border-b border-rule">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {props.heading}
        <Icon as={ChevronDown} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-5 pb-6">{props.children}</div>
    </details>
  );
}
