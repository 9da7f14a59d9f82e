import { tellWords as words } from '@infinite/schema/words/tell.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Mic } from 'lucide-react';
import { useState, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import type { TellRecorderProps } from '../speaking/tell-recorder-props.ts';

const subscribeToNothing = () => () => undefined;

/** One big button; the recorder's code comes when it is pressed. */
export function SpokenAnswer(props: TellRecorderProps): ReactElement | null {
  const scripted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [Recorder, setRecorder] = useState<ComponentType<TellRecorderProps> | null>(null);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (Recorder) return <Recorder {...props} />;

  const open = async (): Promise<void> => {
    setStatus('loading');
    try {
      const loaded = await import('../speaking/tell-recorder.tsx');
      setRecorder(() => loaded.TellRecorder);
    } catch {
      setStatus('failed');
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="primary"
        size="lg"
        wide
        className="min-h-24 text-2xl"
        // Without scripts nothing records, and writing is the way.
        disabled={!scripted}
        pending={status === 'loading'}
        pendingLabel={words.loading}
        onClick={() => void open()}
      >
        <Icon as={Mic} />
        {words.record}
      </Button>
      <p className="m-0 text-base">{words.recordHint}</p>
      {status === 'failed' ? (
        <p role="alert" className="m-0 font-semibold text-danger">
          {words.loadFailed}
        </p>
      ) : null}
    </div>
  );
}
