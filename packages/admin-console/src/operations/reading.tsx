import { consoleTableWords as words } from '#components/components.en.ts';
import { Button } from '@infinite/ui/button';
import { ErrorState } from '@infinite/ui/error-state';
import { Spinner } from '@infinite/ui/spinner';
import type { TableState } from '#components/table-column.ts';

/**
 * The loading or error state of figures; renders nothing once they are loaded. With `kept`, earlier
 * figures stay on the page, and a failure is a sentence above them.
 */
export function Reading(props: { state: TableState; onRetry: () => void; kept?: boolean }) {
  const { state, onRetry, kept = false } = props;
  if (state === 'ready') return null;
  const offline = state === 'offline';
  if (state === 'loading') {
    if (kept) return null;
    return (
      <p role="status" className="flex items-center gap-3 py-8 text-ink-soft">
        <Spinner className="text-accent" />
        {words.loading}
      </p>
    );
  }
  if (kept) {
    return (
      <p role="alert" className="m-0 flex flex-wrap items-center gap-3 pb-3 text-sm text-danger">
        {words.old(offline ? words.offlineTitle : words.failedTitle)}
        <Button size="sm" onClick={onRetry}>
          {words.retry}
        </Button>
      </p>
    );
  }
  return (
    <ErrorState
      title={offline ? words.offlineTitle : words.failedTitle}
      onRetry={onRetry}
      retryLabel={words.retry}
    >
      {offline ? words.offlineText : words.failedText}
    </ErrorState>
  );
}
