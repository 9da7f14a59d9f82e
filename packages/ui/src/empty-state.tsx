import type { ReactNode } from 'react';

export interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** A small drawing. */
  picture?: ReactNode;
  /** The one thing to do next. */
  action?: ReactNode;
}

/** Nothing is here yet, and what to do about it. */
export function EmptyState({ title, children, picture, action }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-measure flex-col items-center py-10 text-center">
      {picture}
      <h2 className="m-0 mt-4 text-xl">{title}</h2>
      {children ? <div className="mt-2 text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-6">{action}</div> : null}
    </div>
  );
}
