import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';

/**
 * One icon of lucide-react, drawn in the size of the text around it.
 * Decoration unless it has a `label`.
 */
export function Icon({
  as: Drawing,
  label,
  className,
}: {
  as: LucideIcon;
  label?: string;
  className?: string;
}) {
  return (
    <Drawing
      className={clsx('size-[1.25em] shrink-0', className)}
      strokeWidth={1.75}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  );
}
