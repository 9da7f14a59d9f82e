import { TOAST } from '@infinite/schema/catalogue/timings';
import clsx from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import { currentToasts, dismissToast, subscribeToToasts, type ToastEntry } from './toast-store.ts';

const noToasts: readonly ToastEntry[] = [];

/**
 * The place where toasts appear; once a page, in the browser only. What stands at the foot of the
 * window for good sets `--toast-lift` on the root to its height, and toasts stay above it.
 */
export function Toaster({ label = 'Notices ({hotkey})', closeLabel = 'Close' }) {
  const entries = useSyncExternalStore(subscribeToToasts, currentToasts, () => noToasts);
  return createPortal(
    // In the body and a live region (a silent one): an open dialog hides everything else from
    // screen readers, and a toast that tells how a form went must not be hidden.
    <div aria-live="off">
      <Radix.Provider
        duration={TOAST.durationMs}
        swipeDirection={TOAST.swipeDirection}
        swipeThreshold={TOAST.swipeThresholdPx}
      >
        {entries.map((entry) => (
          <ToastCard key={entry.id} entry={entry} closeLabel={closeLabel} />
        ))}
        <Radix.Viewport
          label={label}
          hotkey={[TOAST.hotkey]}
          className="fixed right-0 bottom-(--toast-lift,0px) z-60 m-0 flex w-full max-w-[440px] list-none flex-col gap-2 p-3 focus-visible:outline-none sm:p-5"
        />
      </Radix.Provider>
    </div>,
    document.body,
  );
}

const tones = {
  plain: 'border-l-edge',
  success: 'border-l-success',
  danger: 'border-l-danger',
};

function ToastCard({ entry, closeLabel }: { entry: ToastEntry; closeLabel: string }) {
  const { tone = 'plain' } = entry;
  return (
    <Radix.Root
      open={entry.open}
      duration={entry.durationMs}
      onOpenChange={(open) => {
        if (!open) dismissToast(entry.id);
      }}
      type={tone === 'danger' ? 'foreground' : 'background'}
      className={clsx(
        'pointer-events-auto flex items-start gap-3 rounded-md border border-l-4 border-rule bg-raised p-4 text-ink shadow-float',
        'data-[state=open]:animate-slide-in data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-swipe-out',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        tones[tone],
      )}
    >
      {tone === 'success' ? <Icon as={CircleCheck} className="mt-0.5 text-success" /> : null}
      {tone === 'danger' ? <Icon as={CircleAlert} className="mt-0.5 text-danger" /> : null}
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold">{entry.title}</Radix.Title>
        {entry.description ? (
          <Radix.Description className="text-sm text-ink-soft">
            {entry.description}
          </Radix.Description>
        ) : null}
        {entry.act ? (
          <Radix.Action
            altText={entry.act.label}
            onClick={entry.act.run}
            className="link mt-1 min-h-8 cursor-pointer border-0 bg-transparent p-0 font-semibold"
          >
            {entry.act.label}
          </Radix.Action>
        ) : null}
      </div>
      <Radix.Close
        aria-label={closeLabel}
        className="-mt-2 -mr-2 flex size-10 shrink-0 cursor-pointer items-center justify-center rounded-md text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <Icon as={X} />
      </Radix.Close>
    </Radix.Root>
  );
}
