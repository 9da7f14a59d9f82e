import { consoleTableWords as words } from '#components/components.en.ts';
import { ErrorState } from '@infinite/ui/error-state';
import { Spinner } from '@infinite/ui/spinner';
import type { TableState } from '#components/table-column.ts';

/** The loading or error state of figures; renders nothing once they are loaded. */
export function Reading({ state, onRetry }: { state: TableState; onRetry: () => void }) {
  if (state === 'ready') return null;
  if (state === 'loading') {
    return (
      <p role="status" className="flex items-center gap-3 py-8 text-ink-soft">
        <Spinner className="text-accent" />
        {words.loading}
      </p>
    );
  }
  const offline = state === 'offline';
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
