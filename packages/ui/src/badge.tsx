import clsx from 'clsx';
import type { ReactNode } from 'react';

export type BadgeTone = 'plain' | 'accent' | 'amber' | 'success' | 'danger' | 'outline';

const tones: Record<BadgeTone, string> = {
  plain: 'bg-sunk text-ink-soft',
  accent: 'bg-accent-tint text-accent',
  amber: 'bg-amber-tint text-amber-ink',
  success: 'bg-success-tint text-success',
  danger: 'bg-danger-tint text-danger',
  // Stands out on every ground, also on one of the tints.
  outline: 'bg-paper text-ink inset-ring inset-ring-edge',
};

/** A state in a word, with a sign (`icon`) beside the colour. */
export function Badge({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 font-sans text-sm font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
