import { desktopWords } from '#desktop.en.ts';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Progress } from '@infinite/ui/progress';
import type { BuildView, DesktopState, UpdateState } from '#ipc/channels.ts';
import { bridge } from '#renderer/bridge.ts';

const words = desktopWords.about;

/** Which version this is, and how it comes to a newer one. */
export function AboutDialog(props: {
  state: DesktopState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { version, update, build } = props.state;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={words.title}
      description={words.version(version)}
    >
      <dl className="m-0 mb-5 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[auto_1fr]">
        <Fact name={words.runtime}>{build.runtime}</Fact>
        <Fact name={words.signature}>{signatureText(build)}</Fact>
        {build.feed ? <Fact name={words.feed}>{build.feed}</Fact> : null}
      </dl>
      {update ? <Update update={update} /> : <p className="m-0">{words.noUpdates}</p>}
    </Dialog>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="font-semibold">{name}</dt>
      <dd className="m-0 break-words text-ink-soft">{children}</dd>
    </>
  );
}

function signatureText({ signed, feed }: BuildView): string {
  if (signed !== null) return signed ? words.signed : words.unsigned;
  return feed ? words.noSignature : words.noSignatureNoUpdates;
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
