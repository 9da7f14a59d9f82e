import { desktopWords as words } from '#desktop.en.ts';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { CircleArrowUp, Info, WifiOff } from 'lucide-react';
import type { DesktopState } from '#ipc/channels.ts';
import { bridge } from '#renderer/bridge.ts';

/** What the reader has to know whatever place is open. */
export function Banners({ state }: { state: DesktopState }) {
  const { activeProfile, online, setAside, sessionKept, update } = state;
  return (
    <div role="status">
      {activeProfile && !online ? (
        <p className="m-0 flex items-center gap-2 bg-amber-tint px-6 py-2 text-sm text-amber-ink">
          <Icon as={WifiOff} />
          {words.offline(new URL(activeProfile.origin).host)}
        </p>
      ) : null}
      {setAside ? (
        <div className="flex flex-wrap items-center gap-3 bg-amber-tint px-6 py-3 text-sm text-amber-ink">
          <Icon as={Info} />
          <p className="m-0 max-w-measure">{words.setAside(setAside)}</p>
          <Button size="sm" onClick={() => void bridge.request('notice:dismiss')}>
            {words.dismiss}
          </Button>
        </div>
      ) : null}
      {update?.kind === 'ready' ? (
        <div className="flex flex-wrap items-center gap-3 border-b border-rule bg-success-tint px-6 py-2 text-sm text-success">
          <Icon as={CircleArrowUp} />
          <p className="m-0 max-w-measure grow">{words.about.ready(update.version)}</p>
          <Button size="sm" onClick={() => void bridge.request('update:install')}>
            {words.about.install}
          </Button>
        </div>
      ) : null}
      {activeProfile && !sessionKept ? (
        <p className="m-0 border-b border-rule px-6 py-2 text-sm text-ink-soft">
          {words.sessionNotKept}
        </p>
      ) : null}
    </div>
  );
}
