import { Badge } from '@infinite/ui/badge';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { sampleMark } from '#(marketing)/content/samples.ts';

interface SampleFigureProps {
  /** What is shown: the caption, and all that a screen reader reads of it. */
  caption: string;
  className?: string;
  children: ReactNode;
}

/** A screen of the product with sample content. Inert: it is looked at, not used. */
export function SampleFigure({ caption, className, children }: SampleFigureProps) {
  return (
    <figure className="m-0 min-w-0">
      <div
        inert
        className={clsx(
          'overflow-hidden rounded-lg border border-rule bg-raised shadow-float',
          // A narrow screen shows the top of the screen; the rest fades out.
          'max-lg:max-h-[28rem] max-lg:mask-b-from-80% max-sm:max-h-[20rem]',
          className,
        )}
      >
        {children}
      </div>
      <figcaption className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-3 text-sm text-ink">
        <Badge tone="outline">{sampleMark.voice}</Badge> {caption}
      </figcaption>
    </figure>
  );
}
