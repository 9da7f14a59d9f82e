import { Button } from '@infinite/ui/button';
import { Spinner } from '@infinite/ui/spinner';
import { lazy, Suspense, useEffect, useState, type ReactElement } from 'react';
import { onboardingWords } from '#onboarding/onboarding.en.ts';
import { PartGuard } from '#shell/components/part-guard.tsx';

const words = onboardingWords.voice;

const Recorder = lazy(async () => ({
  default: (await import('#recordings/recorder.tsx')).Recorder,
}));

/** The recorder of the product, and the way on once something is kept. */
export function VoiceStep(props: {
  onRecorded: (recordingId: string) => void;
  onDone: () => void;
}): ReactElement {
  // It needs a browser through and through: the server sends the room it will take.
  const [inBrowser, setInBrowser] = useState(false);
  const [isKept, setIsKept] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const keep = (recordingId: string) => {
    setIsKept(true);
    props.onRecorded(recordingId);
  };
  return (
    <>
      <noscript>{words.withoutScripts}</noscript>
      <div className={inBrowser ? '' : 'min-h-96'}>
        {inBrowser ? (
          <PartGuard>
            <Suspense fallback={<Spinner label={words.opening} />}>
              <Recorder mode="voice" onFinished={keep} />
            </Suspense>
          </PartGuard>
        ) : null}
      </div>
      {isKept ? (
        <Button variant="primary" size="lg" className="mt-8" onClick={props.onDone}>
          {onboardingWords.next}
        </Button>
      ) : null}
    </>
  );
}
