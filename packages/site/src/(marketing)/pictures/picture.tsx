import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface PictureProps {
  /** What the picture shows, for those who cannot see it; without it the picture is decoration. */
  label?: string;
  className?: string;
}

/** The frame of every illustration: one pen, one tint. */
export function Picture({ label, className, children }: PictureProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 240"
      width="320"
      height="240"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={clsx('block h-auto w-full text-ink', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}
