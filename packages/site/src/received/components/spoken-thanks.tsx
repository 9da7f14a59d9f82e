import { receivedWords } from '@infinite/schema/words/received.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Mic } from 'lucide-react';
import { useState, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import type { ThanksRecorderProps } from '../speaking/thanks-recorder.tsx';

const words = receivedWords.thanks.voice;
const subscribeToNothing = () => () => undefined;

/** The way to say it instead of writing; the recorder's code comes when the button is pressed. */
export function SpokenThanks(props: ThanksRecorderProps): ReactElement | null {
  const scripted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const [Recorder, setRecorder] = useState<ComponentType<ThanksRecorderProps> | null>(null);
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  // Without scripts nothing records, and the words above are the way.
  if (!scripted) return null;
  if (Recorder) return <Recorder {...props} />;

  const open = async (): Promise<void> => {
    setStatus('loading');
    try {
      const loaded = await import('../speaking/thanks-recorder.tsx');
      setRecorder(() => loaded.ThanksRecorder);
    } catch {
      setStatus('failed');
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <div>
        <Button
          size="lg"
          className="max-sm:w-full"
          pending={status === 'loading'}
          pendingLabel={words.loading}
          onClick={() => void open()}
        >
          <Icon as={Mic} />
          {words.open}
        </Button>
      </div>
      <p className="m-0 text-base">{words.hint(props.from)}</p>
      {status === 'failed' ? (
        <p role="alert" className="m-0 font-semibold text-danger">
          {words.loadFailed}
        </p>
      ) : null}
    </div>
  );
}
