import { TOAST } from '@infinite/schema/catalogue/timings';
import { siteShellWords } from '@infinite/schema/words/site-shell.en';

/**
 * The plain place of the toasts: a region, and the hidden markup of one toast, which
 * `client/toasts.ts` copies until the code that animates them has come.
 */
export function ToastRegion() {
  return (
    <div role="region" aria-label={siteShellWords.toasts.label(TOAST.hotkey)} data-toasts>
      <ol
        tabIndex={-1}
        className="pointer-events-none fixed right-0 bottom-(--toast-lift,0px) z-60 m-0 flex w-full max-w-[440px] list-none flex-col gap-2 p-3 focus-visible:outline-none sm:p-5"
      />
      <ul hidden>
        <li className="pointer-events-auto flex items-start gap-3 rounded-md border border-l-4 border-rule bg-raised p-4 text-ink shadow-float">
          <div className="flex flex-1 items-start gap-3">
            <div className="min-w-0 flex-1">
              <p className="m-0 font-semibold" />
              <p className="m-0 text-sm text-ink-soft" />
            </div>
            <button type="button" className="min-h-10 cursor-pointer px-2 text-ink-soft underline">
              {siteShellWords.toasts.close}
            </button>
          </div>
        </li>
      </ul>
    </div>
  );
}
