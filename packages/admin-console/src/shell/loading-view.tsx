import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { Spinner } from '@infinite/ui/spinner';

/** Shown until it is known who is there, and until the panel's code has come. */
export function LoadingView() {
  return (
    <div
      role="status"
      className="page-column flex min-h-[60vh] items-center justify-center gap-3 py-20"
    >
      <Spinner className="text-accent" />
      <p className="m-0 text-ink-soft">{adminConsoleWords.loading}</p>
    </div>
  );
}
