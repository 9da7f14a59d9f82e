import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { Spinner } from '@infinite/ui/spinner';

/** Shown while a part of the page is on its way. */
export function LoadingScreen() {
  return (
    <div
      role="status"
      className="page-column flex min-h-[60vh] items-center justify-center gap-3 py-20"
    >
      <Spinner className="text-accent" />
      <p className="m-0 text-ink-soft">{siteShellWords.loading}</p>
    </div>
  );
}
