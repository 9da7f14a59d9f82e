import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { ErrorState } from '@infinite/ui/error-state';

const words = adminConsoleWords.tabFailed;

/** A module that failed to load stays failed for the life of the document, so reload the page. */
export function NotLoaded() {
  return (
    <ErrorState
      title={words.title}
      retryLabel={words.retry}
      onRetry={() => window.location.reload()}
    >
      {words.text}
    </ErrorState>
  );
}
