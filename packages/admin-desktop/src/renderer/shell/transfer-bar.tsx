import { desktopWords } from '#desktop.en.ts';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Progress } from '@infinite/ui/progress';
import { CircleAlert, CircleCheck, CircleX, FileDown } from 'lucide-react';
import type { Transfer } from '#ipc/channels.ts';
import { bridge } from '#renderer/bridge.ts';
import { byteText } from './byte-text.ts';

const words = desktopWords.transfers;

/** The files of this run at the foot of the window: how far they are, and what to do with them. */
export function TransferBar({ transfers }: { transfers: readonly Transfer[] }) {
  if (transfers.length === 0) return null;
  return (
    <section
      ref={liftToasts}
      aria-label={words.label}
      className="sticky bottom-0 max-h-60 overflow-y-auto border-t border-rule bg-raised"
    >
      <ul className="m-0 list-none divide-y divide-rule p-0">
        {transfers.map((transfer) => (
          <TransferRow key={transfer.id} transfer={transfer} />
        ))}
      </ul>
    </section>
  );
}

/** A toast that says 'exported' must not lie on the button that shows the file. */
function liftToasts(bar: HTMLElement | null) {
  if (!bar) return;
  const { style } = document.documentElement;
  const lift = () => style.setProperty('--toast-lift', `${bar.offsetHeight}px`);
  lift();
  const watcher = new ResizeObserver(lift);
  watcher.observe(bar);
  return () => {
    watcher.disconnect();
    style.removeProperty('--toast-lift');
  };
}

const icons = {
  running: FileDown,
  waiting: FileDown,
  done: CircleCheck,
  failed: CircleAlert,
  cancelled: CircleX,
};

function TransferRow({ transfer }: { transfer: Transfer }) {
  const { id, state, label } = transfer;
  const moving = state === 'running' || state === 'waiting';
  const value = transfer.totalBytes ? transfer.bytes / transfer.totalBytes : undefined;
  return (
    <li className="mx-auto flex w-full max-w-[1440px] flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm sm:px-6">
      <Icon as={icons[state]} className={state === 'failed' ? 'text-danger' : 'text-ink-soft'} />
      <span className="font-semibold">{label}</span>
      {transfer.scheduled ? <Badge>{words.scheduled}</Badge> : null}
      <span className="grow basis-60" role={moving ? undefined : 'status'}>
        {told(transfer)}
      </span>
      {moving ? (
        <span className="basis-48">
          <Progress label={label} value={value} valueText={told(transfer)} />
        </span>
      ) : null}
      <span className="flex gap-2">
        {moving ? <Act name="transfer:cancel" id={id} label={words.cancel} /> : null}
        {state === 'failed' || state === 'cancelled' ? (
          <Act name="transfer:retry" id={id} label={words.retry} />
        ) : null}
        {state === 'done' ? <Act name="transfer:show" id={id} label={words.show} /> : null}
        {moving ? null : <Act name="transfer:dismiss" id={id} label={words.dismiss} />}
      </span>
    </li>
  );
}

type ActName = 'transfer:cancel' | 'transfer:retry' | 'transfer:show' | 'transfer:dismiss';

function Act({ name, id, label }: { name: ActName; id: string; label: string }) {
  return (
    <Button size="sm" onClick={() => void bridge.request(name, { id })}>
      {label}
    </Button>
  );
}

function told({ state, bytes, rows, fileName, failure }: Transfer): string {
  if (state === 'waiting') return words.waiting;
  if (state === 'cancelled') return words.cancelled;
  if (state === 'failed') return words.failures[failure ?? 'unexpected'];
  const size = words.running(byteText(bytes), rows === null ? null : words.rows(rows));
  return state === 'done' ? `${words.done(fileName ?? '')} (${size})` : size;
}
