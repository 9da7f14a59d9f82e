import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** That nothing is lost, and what to do. */
  children?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
}

/** Something could not be shown or done; announced when it appears. */
export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel = 'Try again',
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="rounded-md border-l-4 border-danger bg-danger-tint px-5 py-4 text-ink"
    >
      <p className="m-0 flex items-start gap-2 font-semibold">
        <Icon as={CircleAlert} className="mt-[0.15em] text-danger" />
        {title}
      </p>
      {children ? <div className="mt-1">{children}</div> : null}
      {onRetry ? (
        <Button className="mt-4" onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
