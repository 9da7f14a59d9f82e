import { desktopWords } from '#desktop.en.ts';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Progress } from '@infinite/ui/progress';
import type { DesktopState, UpdateState } from '#ipc/channels.ts';
import { bridge } from '#renderer/bridge.ts';

const words = desktopWords.about;

/** Which version this is, and how it comes to a newer one. */
export function AboutDialog(props: {
  state: DesktopState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { version, update } = props.state;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={words.title}
      description={words.version(version)}
    >
      {update ? <Update update={update} /> : <p className="m-0">{words.noUpdates}</p>}
    </Dialog>
  );
}

function Update({ update }: { update: UpdateState }) {
  const busy = update.kind === 'checking' || update.kind === 'downloading';
  return (
    <div className="grid gap-4">
      <p role="status" className="m-0">
        {told(update)}
      </p>
      {update.kind === 'downloading' ? (
        <Progress
          label={words.downloading(update.version)}
          value={update.part}
          valueText={words.downloaded(Math.floor(update.part * 100))}
        />
      ) : null}
      <div>
        {update.kind === 'ready' ? (
          <Button variant="primary" onClick={() => void bridge.request('update:install')}>
            {words.install}
          </Button>
        ) : (
          <Button pending={busy} onClick={() => void bridge.request('update:check')}>
            {words.check}
          </Button>
        )}
      </div>
    </div>
  );
}

function told(update: UpdateState): string {
  switch (update.kind) {
    case 'checking':
      return words.checking;
    case 'current':
      return words.current;
    case 'downloading':
      return words.downloading(update.version);
    case 'ready':
      return words.ready(update.version);
    case 'failed':
      return words.failures[update.failure];
  }
}
