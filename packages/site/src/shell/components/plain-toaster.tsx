import { TOAST } from '@infinite/schema/catalogue/timings';
import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { currentToasts, dismissToast, subscribeToToasts } from '@infinite/ui/toast-store';
import { useEffect, useRef, useSyncExternalStore } from 'react';

const none: ReturnType<typeof currentToasts> = [];

/** The viewport of the toasts without animation or swiping: a region, its hotkey, and the words. */
export function PlainToaster() {
  const entries = useSyncExternalStore(subscribeToToasts, currentToasts, () => none);
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === TOAST.hotkey) viewport.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div role="region" aria-label={siteShellWords.toasts.label(TOAST.hotkey)}>
      <ol
        ref={viewport}
        tabIndex={-1}
        className="pointer-events-none fixed right-0 bottom-0 z-60 m-0 flex w-full max-w-[440px] list-none flex-col gap-2 p-3 focus-visible:outline-none sm:p-5"
      >
        {entries
          .filter((entry) => entry.open)
          .map((entry) => (
            <li
              key={entry.id}
              role={entry.tone === 'danger' ? 'alert' : 'status'}
              className="pointer-events-auto flex items-start gap-3 rounded-md border border-l-4 border-rule bg-raised p-4 text-ink shadow-float"
            >
              <div className="min-w-0 flex-1">
                <p className="m-0 font-semibold">{entry.title}</p>
                {entry.description ? (
                  <p className="m-0 text-sm text-ink-soft">{entry.description}</p>
                ) : null}
              </div>
              <button
                type="button"
                className="min-h-10 cursor-pointer px-2 text-ink-soft underline"
                onClick={() => dismissToast(entry.id)}
              >
                {siteShellWords.toasts.close}
              </button>
            </li>
          ))}
      </ol>
    </div>
  );
}
